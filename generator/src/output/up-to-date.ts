import { join } from 'node:path';
import { readFileState, type Cache } from './cache.ts';
import { digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import { LOCK_FILE } from './lock.ts';

/**
 * Returns the result of a run if neither the inputs nor the generated files have changed since the last run. This fast
 * path loads neither schemas nor emitters.
 * @param inputs digests of the current inputs
 */
export function upToDate(
  root: string,
  cache: Cache,
  inputs: Readonly<Record<string, string>>,
): (Pick<Cache, 'diagnostics' | 'outdated'> & { readonly total: number }) | undefined {
  if (!same(inputs, cache.inputs)) return undefined;
  if (digestFile(join(root, LOCK_FILE)) !== cache.lock) return undefined;
  const files = Object.entries(cache.files);
  if (!files.every(([path, [, text]]) => readFileState(root, path, cache).digest === text)) return undefined;
  const known = new Set(Object.keys(cache.files));
  const hasUnknown = cache.folders.some((folder) => filesBelow(root, folder).some((path) => !known.has(path)));
  if (hasUnknown) return undefined;
  return { total: files.length, diagnostics: cache.diagnostics, outdated: cache.outdated };
}

function same(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length > 0 && names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
