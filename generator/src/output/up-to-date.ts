import { join } from 'node:path';
import { see, type Cache } from './cache.ts';
import { digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import { LOCK_FILE } from './lock.ts';

/**
 * The short way: if nothing that the last run read has changed, and every file it left is still as it left it, there is
 * nothing to do, and neither schemas nor emitters are loaded.
 * @param inputs digests of what a run would read now
 */
export function upToDate(
  root: string,
  cache: Cache,
  inputs: Readonly<Record<string, string>>,
): (Pick<Cache, 'lagging'> & { readonly total: number }) | undefined {
  if (!same(inputs, cache.inputs)) return undefined;
  if (digestFile(join(root, LOCK_FILE)) !== cache.lock) return undefined;
  const files = Object.entries(cache.files);
  if (!files.every(([path, [, text]]) => see(root, path, cache).digest === text)) return undefined;
  const known = new Set(Object.keys(cache.files));
  const strangers = cache.folders.some((folder) => filesBelow(root, folder).some((path) => !known.has(path)));
  return strangers ? undefined : { total: files.length, lagging: cache.lagging };
}

function same(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length > 0 && names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
