import { join } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { isThere, see, type Cache } from './cache.ts';
import { finishAll } from './format.ts';
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
  /** The stamp that each then has. */
  readonly stamps: ReadonlyMap<string, string>;
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
  const { root, lock, cache, only, folders, staging } = options;
  const chosen = only === undefined ? files : files.filter(({ resource }) => resource === only);
  const slices = new Map(chosen.map((file) => [file.path, digestAll([file.path, ...file.slice])]));
  const onDisk = new Map<string, string | undefined>();
  const stamps = new Map<string, string>();
  for (const { path } of chosen) {
    const { stamp, digest: now } = see(root, path, cache);
    onDisk.set(path, now);
    stamps.set(path, stamp);
  }
  /** Digest of the text that each file has once the changes are made. */
  const kept = new Map<string, string>();
  const due = new Map<string, Change>();

  const fresh = (path: string) => {
    const [slice, text] = cache.files[path] ?? [];
    return slice === slices.get(path) && text === onDisk.get(path);
  };
  const stale = chosen.filter(({ path }) => !fresh(path));
  for (const [path, now] of onDisk) if (now !== undefined) kept.set(path, now);
  await finishAll(stale, (file, content) => {
    const { path } = file;
    const text = digest(content);
    const now = onDisk.get(path);
    const ours = lock.files.get(path);
    if (text === now) return;
    // A link that leads nowhere is not ours to replace.
    const free = now === undefined && !isThere(join(root, path));
    if (free || (now !== undefined && ours?.includes(now))) {
      if (staging) stamps.set(path, staging.write(path, content));
      due.set(path, { action: now === undefined ? 'create' : 'update', path, file });
      kept.set(path, text);
    } else {
      due.set(path, { action: ours && now !== undefined ? 'edited' : 'unknown', path, file });
      const last = ours?.at(-1);
      if (last === undefined) kept.delete(path);
      else kept.set(path, last);
    }
  });
  const changes = chosen.flatMap(({ path }) => due.get(path) ?? []);

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
  return { changes, files: kept, slices, stamps };
}
