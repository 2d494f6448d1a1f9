import { join } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { digestNow, type Cache } from './cache.ts';
import { finished, forEach } from './format.ts';
import { digest, digestAll, digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';
import { isRunning, stagedBy, type Staging } from './write.ts';

/** What has to happen to one file. */
export type Change =
  | { readonly action: 'create' | 'update'; readonly path: string; readonly file: GeneratedFile }
  | { readonly action: 'delete'; readonly path: string }
  /** Left as it is, and named: `edited` is ours with a foreign hand in it, `unknown` stands where one of ours belongs. */
  | { readonly action: 'edited' | 'unknown'; readonly path: string; readonly file?: GeneratedFile };

export interface Plan {
  readonly changes: readonly Change[];
  /** Digest of the text of every file that the generator answers for once the changes are made. */
  readonly files: ReadonlyMap<string, string>;
  /** Digest of the slice of each, for the cache. */
  readonly slices: ReadonlyMap<string, string>;
}

export interface PlanOptions {
  readonly root: string;
  readonly lock: Lock;
  readonly cache: Cache;
  /** Only this resource's files; all others are left as they are, whether or not they would change. */
  readonly only?: string | undefined;
  /** Folders that hold nothing but generated files: what else lies there is named. */
  readonly folders: readonly string[];
  /** Where the new texts go. Left out: nowhere. */
  readonly staging?: Staging | undefined;
}

/**
 * Compares what the emitters would print with what stands on the disk, and changes nothing there: new texts are staged. A file
 * is touched only if the manifest has the digest it now has; one whose slice has not changed since the last run is not even
 * printed.
 */
export async function plan(files: readonly GeneratedFile[], options: PlanOptions): Promise<Plan> {
  const { root, lock, only, folders } = options;
  const chosen = only === undefined ? files : files.filter(({ resource }) => resource === only);
  const slices = new Map<string, string>();
  const kept = new Map<string, string>();
  const planned = await forEach(chosen, (file) => planOne(file, options, slices, kept));
  const changes: Change[] = planned.filter((change) => change !== undefined);

  const wanted = new Set(files.map(({ path }) => path));
  for (const [path, ours] of lock.files) {
    if (wanted.has(path) && only === undefined) continue;
    if (only !== undefined) {
      const last = ours.at(-1);
      if (!kept.has(path) && last !== undefined) kept.set(path, last);
      continue;
    }
    const now = digestFile(join(root, path));
    if (now === undefined) continue;
    if (ours.includes(now)) changes.push({ action: 'delete', path });
    else {
      changes.push({ action: 'edited', path });
      kept.set(path, ours.at(-1) ?? now);
    }
  }
  for (const path of only === undefined ? folders.flatMap((folder) => filesBelow(root, folder)) : []) {
    if (wanted.has(path) || lock.files.has(path)) continue;
    const pid = stagedBy(path);
    if (pid === undefined) changes.push({ action: 'unknown', path });
    else if (!isRunning(pid)) changes.push({ action: 'delete', path });
  }
  return { changes, files: kept, slices };
}

/** Prints one file if it may have changed. Its text goes out of memory as soon as it is staged. */
async function planOne(
  file: GeneratedFile,
  { root, lock, cache, staging }: PlanOptions,
  slices: Map<string, string>,
  kept: Map<string, string>,
): Promise<Change | undefined> {
  const { path } = file;
  const slice = digestAll([path, ...file.slice]);
  slices.set(path, slice);
  const now = digestNow(root, path, cache);
  const before = cache.files[path];
  if (before && before[0] === slice && before[1] === now) {
    kept.set(path, now);
    return undefined;
  }
  const content = await finished(file);
  const text = digest(content);
  if (text === now) {
    kept.set(path, now);
    return undefined;
  }
  const ours = lock.files.get(path);
  if (now !== undefined && !ours?.includes(now)) {
    const last = ours?.at(-1);
    if (last !== undefined) kept.set(path, last);
    return { action: ours ? 'edited' : 'unknown', path, file };
  }
  kept.set(path, text);
  staging?.write(path, content);
  return { action: now === undefined ? 'create' : 'update', path, file };
}
