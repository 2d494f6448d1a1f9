import { lstatSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestFile } from './hash.ts';

/** What the last run on this machine found out. Never committed; without it everything is printed anew. */
const CACHE_FILE = '.tuyen/generate.json';

export interface Cache {
  /** Digest of the generator itself. */
  readonly tool: string;
  /** Digest of each file that the run read. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Folders that hold nothing but generated files. */
  readonly folders: readonly string[];
  /** Digest of the manifest that it left. */
  readonly lock: string;
  /** Ejected parts whose generated text has moved on. */
  readonly lagging: readonly string[];
  /** By path: digest of the slice it was printed from, of its text, and the stamp that the file then had. */
  readonly files: Readonly<Record<string, readonly [slice: string, text: string, stamp: string]>>;
}

export const NO_CACHE: Cache = { tool: '', inputs: {}, folders: [], lock: '', lagging: [], files: {} };

export function readCache(root: string, tool: string): Cache {
  try {
    const cache = JSON.parse(readFileSync(join(root, CACHE_FILE), 'utf8')) as Cache;
    return cache.tool === tool ? cache : NO_CACHE;
  } catch {
    return NO_CACHE;
  }
}

/** Where it cannot be written, the next run is slower, and that is all. */
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

/** Does anything stand there, be it a link that leads nowhere? */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Size and time of a file: enough to notice a change on one machine. */
export function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.size}:${stat.mtimeMs}` : '';
}

/** A generated file as it now is. */
export interface Seen {
  /** Taken first: what changes while the text is read is noticed by the next run. */
  readonly stamp: string;
  /** Undefined where there is no such file. */
  readonly digest: string | undefined;
}

/** Looks at a generated file; one that still has the stamp of the last run is not read. */
export function see(root: string, path: string, { files }: Cache): Seen {
  const place = join(root, path);
  const stamp = stampOf(place);
  if (stamp === '') return { stamp, digest: undefined };
  const [, text, known] = files[path] ?? [];
  return { stamp, digest: stamp === known ? text : digestFile(place) };
}
