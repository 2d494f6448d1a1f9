import { closeSync, mkdirSync, openSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../emit/generated-file.ts';
import { stampOf } from './cache.ts';

/** How a new text is called until all of them could be written. */
const STAGED = /\.(\d+)\.tuyen-new$/;

/**
 * New texts, written beside their places as they are printed. Only when every file could be written are they renamed into
 * place, so that a full disk or a missing right changes nothing; and no run needs to hold all it prints at once.
 */
export class Staging {
  readonly #root: string;
  readonly #paths: string[] = [];
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns the stamp that the file has, here and later in its place */
  write(path: string, content: Content): string {
    const temporary = this.#beside(path);
    const folder = dirname(temporary);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.#paths.push(path);
    const file = openSync(temporary, 'w');
    try {
      for (const piece of [content].flat()) writeFileSync(file, piece);
    } catch (error) {
      throw withPath(error, temporary);
    } finally {
      closeSync(file);
    }
    return stampOf(temporary);
  }

  putInPlace(): void {
    for (const path of this.#paths) renameSync(this.#beside(path), join(this.#root, path));
  }

  /** What cannot be deleted now goes with the next run. */
  discard(): void {
    for (const path of this.#paths) {
      try {
        rmSync(this.#beside(path), { force: true });
      } catch (error) {
        if (!(error instanceof Error && 'syscall' in error)) throw error;
      }
    }
  }

  #beside(path: string): string {
    // Two runs at once (a watcher and a person) must not take each other's files.
    return join(this.#root, `${path}.${process.pid}.tuyen-new`);
  }
}

/** A write to an open file does not say which one was refused. */
function withPath(error: unknown, path: string): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error;
}

/** The process that staged a file; undefined where it is no such file. */
export function stagedBy(path: string): number | undefined {
  const [, pid] = STAGED.exec(path) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

/** A run that was broken off leaves what it staged; one that goes on is about to put it in place. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Deletes a file, and the folders that it leaves empty. */
export function remove(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder));
    } catch {
      return;
    }
  }
}
