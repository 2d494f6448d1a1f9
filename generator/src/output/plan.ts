import { join } from 'node:path';
import type { GeneratedFile, Printed } from '../emit/generated-file.ts';
import { exists, readFileState, type Cache } from './cache.ts';
import { finishAll } from './format.ts';
import { digest, digestAll, digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';
import { joinPieces, type Pieced } from './pieces.ts';
import { isRunning, stagedBy, type Staging } from './write.ts';

export type FileChange =
  | { readonly action: 'create' | 'update'; readonly path: string; readonly file: GeneratedFile }
  | { readonly action: 'delete'; readonly path: string }
  /**
   * File that is reported and left unchanged. `edited` is a generated file that was edited by hand; `unknown` is a file
   * that tuyen did not write, at a path that it would generate.
   */
  | { readonly action: 'edited' | 'unknown'; readonly path: string; readonly file?: GeneratedFile };

export interface Plan {
  readonly changes: readonly FileChange[];
  readonly files: ReadonlyMap<string, string>;
  readonly slices: ReadonlyMap<string, string>;
  readonly stamps: ReadonlyMap<string, string>;
  readonly pieces: ReadonlyMap<string, Pieced>;
}

export interface PlanOptions {
  readonly root: string;
  readonly lock: Lock;
  readonly cache: Cache;
  /** Name of a resource. If set, `plan` changes only the files of this resource. */
  readonly only?: string | undefined;
  readonly folders: readonly string[];
  readonly staging?: Staging | undefined;
}

/**
 * Compares the output of the emitters with the files on disk and stages new texts without changing any file. A file may
 * change only if the manifest lists the digest of its current text. A file is not printed if its data has not changed
 * since the last run.
 */
export async function plan(files: readonly GeneratedFile[], options: PlanOptions): Promise<Plan> {
  const { root, lock, cache, only, folders, staging } = options;
  const chosen = only === undefined ? files : files.filter(({ resource }) => resource === only);
  const slices = new Map(chosen.map((file) => [file.path, digestAll([file.path, ...file.slice])]));
  const onDisk = new Map<string, string | undefined>();
  const stamps = new Map<string, string>();
  for (const { path } of chosen) {
    const { stamp, digest: now } = readFileState(root, path, cache);
    onDisk.set(path, now);
    stamps.set(path, stamp);
  }
  const digests = new Map<string, string>();
  const changeOf = new Map<string, FileChange>();

  const pieces = new Map(Object.entries(cache.pieces));
  const finalOf = (path: string, printed: Printed) => {
    if (typeof printed === 'string' || printed instanceof Uint8Array)
      return { content: printed, text: digest(printed) };
    const { content, pieced } = joinPieces(printed, join(root, path), pieces.get(path));
    pieces.set(path, pieced);
    return { content, text: pieced.text };
  };
  const isFresh = (path: string) => {
    const [slice, text] = cache.files[path] ?? [];
    return slice === slices.get(path) && text === onDisk.get(path);
  };
  const stale = chosen.filter(({ path }) => !isFresh(path));
  for (const [path, now] of onDisk) if (now !== undefined) digests.set(path, now);
  await finishAll(stale, (file, printed) => {
    const { path } = file;
    const { content, text } = finalOf(path, printed);
    const now = onDisk.get(path);
    const ours = lock.files.get(path);
    if (text === now) return;
    // A broken link is not replaced, because the user may have created it.
    const free = now === undefined && !exists(join(root, path));
    if (free || (now !== undefined && ours?.includes(now))) {
      if (staging) stamps.set(path, staging.write(path, content));
      changeOf.set(path, { action: now === undefined ? 'create' : 'update', path, file });
      digests.set(path, text);
    } else {
      changeOf.set(path, { action: ours && now !== undefined ? 'edited' : 'unknown', path, file });
      if (ours === undefined) digests.delete(path);
      else digests.set(path, ours.at(-1) ?? text);
    }
  });
  const changes = chosen.flatMap(({ path }) => changeOf.get(path) ?? []);

  const wanted = new Set(files.map(({ path }) => path));
  for (const [path, ours] of lock.files) {
    if (wanted.has(path) && only === undefined) continue;
    if (only !== undefined) {
      const last = ours.at(-1);
      if (!digests.has(path) && last !== undefined) digests.set(path, last);
      continue;
    }
    const now = digestFile(join(root, path));
    if (now === undefined) continue;
    if (ours.includes(now)) changes.push({ action: 'delete', path });
    else {
      changes.push({ action: 'edited', path });
      const last = ours.at(-1);
      if (last !== undefined) digests.set(path, last);
    }
  }
  for (const path of only === undefined ? folders.flatMap((folder) => filesBelow(root, folder)) : []) {
    if (wanted.has(path) || lock.files.has(path)) continue;
    const pid = stagedBy(path);
    if (pid === undefined) changes.push({ action: 'unknown', path });
    else if (!isRunning(pid)) changes.push({ action: 'delete', path });
  }
  return { changes, files: digests, slices, stamps, pieces };
}
