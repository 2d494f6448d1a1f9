import { join } from 'node:path';
import type { Content, GeneratedFile } from '../emit/generated-file.ts';
import type { Cache } from './cache.ts';
import { formatAll } from './format.ts';
import { digest, digestAll, digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';

/** What has to happen to one file. */
export type Change =
  | {
      readonly action: 'create' | 'update';
      readonly path: string;
      readonly content: Content;
      readonly file: GeneratedFile;
    }
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
}

/**
 * Compares what the emitters would print with what stands on the disk, and writes nothing. A file is touched only if the
 * manifest has the digest it now has; one whose slice has not changed since the last run is not even printed.
 */
export async function plan(files: readonly GeneratedFile[], options: PlanOptions): Promise<Plan> {
  const { root, lock, cache, only, folders } = options;
  const chosen = only === undefined ? files : files.filter(({ resource }) => resource === only);
  const slices = new Map(chosen.map((file) => [file.path, digestAll([file.path, ...file.slice])]));
  const onDisk = new Map(chosen.map(({ path }) => [path, digestFile(join(root, path))]));

  const fresh = (path: string) => {
    const [slice, text] = cache.files[path] ?? [];
    return slice === slices.get(path) && text === onDisk.get(path);
  };
  const printed = await formatAll(chosen.filter(({ path }) => !fresh(path)));
  const contents = new Map(printed.map(({ path, content }) => [path, content]));

  const changes: Change[] = [];
  const kept = new Map<string, string>();
  for (const file of chosen) {
    const content = contents.get(file.path);
    const now = onDisk.get(file.path);
    if (content === undefined || digest(content) === now) {
      if (now !== undefined) kept.set(file.path, now);
      continue;
    }
    const ours = lock.files.get(file.path);
    if (now === undefined) changes.push({ action: 'create', path: file.path, content, file });
    else if (ours?.includes(now)) changes.push({ action: 'update', path: file.path, content, file });
    else changes.push({ action: ours ? 'edited' : 'unknown', path: file.path, file });
    const remembered = now === undefined || ours?.includes(now) ? digest(content) : ours?.at(-1);
    if (remembered !== undefined) kept.set(file.path, remembered);
  }

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
    if (!wanted.has(path) && !lock.files.has(path)) changes.push({ action: 'unknown', path });
  }
  return { changes, files: kept, slices };
}
