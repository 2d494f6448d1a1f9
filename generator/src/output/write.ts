import { closeSync, mkdirSync, openSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@tuyen/model';
import { stampOf } from './cache.ts';
import type { Content } from './hash.ts';

const STAGED = /\.(\d+)\.tuyen-new$/;

/**
 * Writes new texts to temporary files beside their paths as they are printed. They are renamed into place only when all
 * are written. A full disk or a missing permission thus changes nothing, and the texts are never all in memory.
 */
export class Staging {
  readonly #root: string;
  readonly #paths: string[] = [];
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** @returns size and modification time of the file, which stay the same when it is renamed */
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

  /** Deletes the temporary files. The next run deletes any that remain. */
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
    // The process ID in the name of the temporary file separates two concurrent runs, such as a watcher and a command.
    return join(this.#root, `${path}.${process.pid}.tuyen-new`);
  }
}

/** Adds the path to an error. Errors of writes to an open file lack it. */
function withPath(error: unknown, path: string): unknown {
  return error instanceof Error ? Object.assign(error, { path }) : error;
}

export function stagedBy(path: string): number | undefined {
  const [, pid] = STAGED.exec(path) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

/**
 * Returns whether the process with this ID is running. Temporary files of a process that no longer runs are left over
 * from an interrupted run and are deleted.
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(isObject(error) && error['code'] === 'ESRCH');
  }
}

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
