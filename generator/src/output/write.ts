import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Change } from './plan.ts';

/**
 * Carries out a plan. All new text is written beside its place first; only when every file could be written are they
 * renamed into place, so that a full disk or a missing right changes nothing.
 */
export function carryOut(root: string, changes: readonly Change[]): void {
  const written: string[] = [];
  try {
    for (const change of changes) {
      if (!('content' in change)) continue;
      const temporary = beside(root, change.path);
      mkdirSync(dirname(temporary), { recursive: true });
      written.push(temporary);
      writeFileSync(temporary, change.content);
    }
  } catch (error) {
    for (const temporary of written) rmSync(temporary, { force: true });
    throw error;
  }
  for (const change of changes) if ('content' in change) renameSync(beside(root, change.path), join(root, change.path));
  for (const change of changes) if (change.action === 'delete') remove(root, change.path);
}

function beside(root: string, path: string): string {
  // Two runs at once (a watcher and a person) must not take each other's files.
  return join(root, `${path}.${process.pid}.tuyen-new`);
}

/** Deletes a file, and the folders that it leaves empty. */
function remove(root: string, path: string): void {
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder));
    } catch {
      return;
    }
  }
}
