import { join } from 'node:path';
import type { Cache } from './cache.ts';
import { digestFile } from './hash.ts';
import { digestInputs, filesBelow, readInputs } from './inputs.ts';
import { LOCK_FILE } from './lock.ts';

/**
 * The short way: if nothing that the last run read has changed, and every file it left is still as it left it, there is
 * nothing to do, and neither schemas nor emitters are loaded.
 */
export function upToDate(root: string, cache: Cache): { readonly total: number } | undefined {
  if (cache.places.length === 0 || digestInputs(readInputs(root, cache.places)) !== cache.inputs) return undefined;
  const files = Object.entries(cache.files);
  const same = [[LOCK_FILE, cache.lock] as const, ...files.map(([path, [, text]]) => [path, text] as const)].every(
    ([path, text]) => digestFile(join(root, path)) === text,
  );
  const known = new Set(Object.keys(cache.files));
  const strangers = cache.folders.some((folder) => filesBelow(root, folder).some((path) => !known.has(path)));
  return same && !strangers ? { total: files.length } : undefined;
}
