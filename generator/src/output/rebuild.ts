import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { exists, type Cache } from './cache.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';

/**
 * Text on the first line of every generated module and document, which identifies them. JSON files and workbooks cannot
 * contain it.
 */
const BANNER = /\bby `tuyen generate`/;

/**
 * Returns whether the manifest is missing or unreadable. A manifest with git conflict markers is still readable, line
 * by line.
 */
export function isLost({ text }: Lock): boolean {
  if (/^<{7} /m.test(text)) return false;
  try {
    const lock: unknown = JSON.parse(text);
    return !isObject(lock) || typeof lock['files'] !== 'object';
  } catch {
    return true;
  }
}

export function wasGenerated(root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => filesBelow(root, folder).some((path) => BANNER.test(firstLine(root, path))));
}

/**
 * Rebuilds the manifest, which lists the generated files, from the files on disk. A file counts as generated if its
 * first line is the generator's banner. JSON files and workbooks have no banner: they count if the generator writes to
 * their path now, or if the cache of the last run on this machine lists them. The digests come from the same cache. A
 * file without a digest may have been edited, so the generator leaves it unchanged unless it already equals the new
 * output.
 * @param expected the paths that are generated now
 */
export function rebuiltFiles(
  root: string,
  folders: readonly string[],
  expected: readonly string[],
  cache: Cache,
): Lock['files'] {
  const below = folders.flatMap((folder) => filesBelow(root, folder));
  const withBanner = [...new Set([...below, ...expected])].filter((path) => BANNER.test(firstLine(root, path)));
  const withoutBanner = expected.filter(
    (path) => (/\.(json|xlsx)$/.test(path) || cache.files[path]) && exists(join(root, path)),
  );
  return new Map(
    [...withBanner, ...withoutBanner].map((path) => {
      const written = cache.files[path]?.[1];
      return [path, written ? [written] : []] as const;
    }),
  );
}

export function firstLine(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8').slice(0, 400).split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
