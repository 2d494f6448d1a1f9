import { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject } from '@tuyen/model/json';
import type { LocatedFinding } from '../findings/finding.ts';
import { digestFile } from './hash.ts';
import type { Pieced } from './pieces.ts';

/** Results of the last generator run on this machine. Never committed. Without this file, everything is printed again. */
const CACHE_FILE = '.tuyen/generate.json';

export interface Cache {
  readonly tool: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Folders that contain only generated files. */
  readonly folders: readonly string[];
  readonly lock: string;
  readonly diagnostics: readonly LocatedFinding[];
  readonly outdated: readonly string[];
  /**
   * For each file, by path: digest of the data that it is printed from, digest of the text, and size with modification
   * time.
   */
  readonly files: Readonly<Record<string, readonly [slice: string, text: string, stamp: string]>>;
  readonly pieces: Readonly<Record<string, Pieced>>;
}

export const NO_CACHE: Cache = {
  tool: '',
  inputs: {},
  folders: [],
  lock: '',
  diagnostics: [],
  outdated: [],
  files: {},
  pieces: {},
};

export function readCache(root: string, tool: string): Cache {
  try {
    const cache: unknown = JSON.parse(readFileSync(join(root, CACHE_FILE), 'utf8'));
    // The cast is safe: the same version of the tool wrote the whole file, and nothing else writes it.
    return isObject(cache) && cache['tool'] === tool ? (cache as unknown as Cache) : NO_CACHE;
  } catch {
    return NO_CACHE;
  }
}

/** Writes the cache. A failure is ignored, because it only makes the next run slower. */
export function writeCache(root: string, cache: Cache): void {
  const path = join(root, CACHE_FILE);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify(cache));
    renameSync(temporary, path);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
  }
}

/** Returns whether anything exists at the path, including a broken link. */
export function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Returns the size and modification time of a file. Together they are enough to detect a change on one machine. */
export function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size}:${stat.mtimeMs}` : '';
}

export interface FileState {
  /**
   * Size and modification time, taken before the text is read. If the file changes in between, the next run detects the
   * change.
   */
  readonly stamp: string;
  readonly digest: string | undefined;
}

export function readFileState(root: string, path: string, { files }: Cache): FileState {
  const fullPath = join(root, path);
  const stamp = stampOf(fullPath);
  if (stamp === '') return { stamp, digest: undefined };
  const [, text, known] = files[path] ?? [];
  return { stamp, digest: stamp === known ? text : digestFile(fullPath) };
}
