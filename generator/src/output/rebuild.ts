import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';

/** On the first line of every generated module and document. JSON and workbooks cannot contain it. */
const BANNER = /\bby `tuyen generate`/;

/** Whether the manifest is missing or unreadable. With git conflict markers it is still readable, line by line. */
export function isLost({ text }: Lock): boolean {
  if (/^<{7} /m.test(text)) return false;
  try {
    const { files } = JSON.parse(text) as { files?: unknown };
    return typeof files !== 'object';
  } catch {
    return true;
  }
}

/** Whether the project was generated before: its generated files have a banner. */
export function wasGenerated(root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => filesBelow(root, folder).some((path) => BANNER.test(firstLine(root, path))));
}

/**
 * Rebuilds the manifest from the disk. Generated files are those with a banner, and JSON files and workbooks at a path that the
 * generator writes.
 * @param expected the paths that are generated now
 */
export function rebuiltFiles(root: string, folders: readonly string[], expected: readonly string[]): Lock['files'] {
  const below = folders.flatMap((folder) => filesBelow(root, folder));
  const withBanner = [...new Set([...below, ...expected])].filter((path) => BANNER.test(firstLine(root, path)));
  const withoutBanner = expected.filter((path) => /\.(json|xlsx)$/.test(path));
  return new Map(
    [...withBanner, ...withoutBanner].flatMap((path) => {
      const digest = digestFile(join(root, path));
      return digest === undefined ? [] : [[path, [digest]] as const];
    }),
  );
}

/** The first line of a file; empty if there is no such file. */
export function firstLine(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8').slice(0, 400).split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
