import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastDigests, printLock, writeLock, type Lock } from '../../output/lock.ts';
import { Staging } from '../../output/write.ts';
import type { OwnedRenames } from './follow-owned.ts';

export function putOwned(root: string, { moved, files }: OwnedRenames, lock: Lock): void {
  for (const [from, to] of moved) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    renameSync(join(root, from), join(root, to));
  }
  for (const folder of new Set([...moved.keys()].map((path) => dirname(path)))) removeEmpty(join(root, folder));
  const staging = new Staging(root);
  for (const { file, text } of files) staging.write(file, text);
  staging.putInPlace();
  if (moved.size === 0) return;
  const ejected = new Map([...lastDigests(lock.ejected)].map(([path, base]) => [moved.get(path) ?? path, base]));
  writeLock(root, printLock(lastDigests(lock.files), lock.sources, ejected));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty, so it is not deleted.
  }
}
