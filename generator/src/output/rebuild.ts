import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFile } from './hash.ts';
import { filesBelow } from './inputs.ts';
import type { Lock } from './lock.ts';

/** On the first line of every generated module and page; data and workbooks have no place for it. */
const BANNER = /\bby `tuyen generate`/;

/** Is there a manifest that can be read? One with the marks of a merge can, line by line. */
export function isLost({ text }: Lock): boolean {
  if (/^<{7} /m.test(text)) return false;
  try {
    const { files } = JSON.parse(text) as { files?: unknown };
    return typeof files !== 'object';
  } catch {
    return true;
  }
}

/** Has the generator been here before? Its banners tell; a project that was never generated has none. */
export function wasGenerated(root: string, folders: readonly string[]): boolean {
  return folders.some((folder) => filesBelow(root, folder).some((path) => BANNER.test(firstLine(root, path))));
}

/**
 * The manifest anew, from what stands on the disk: every file with a banner below the folders of generated files is the
 * generator's, and so is every file without room for one that it would write.
 * @param wanted the paths that are generated now
 */
export function rebuiltFiles(root: string, folders: readonly string[], wanted: readonly string[]): Lock['files'] {
  const below = folders.flatMap((folder) => filesBelow(root, folder));
  const bannered = [...new Set([...below, ...wanted])].filter((path) => BANNER.test(firstLine(root, path)));
  const bare = wanted.filter((path) => /\.(json|xlsx)$/.test(path));
  return new Map(
    [...bannered, ...bare].flatMap((path) => {
      const digest = digestFile(join(root, path));
      return digest === undefined ? [] : [[path, [digest]] as const];
    }),
  );
}

/** The first line of a file; empty where there is none. */
export function firstLine(root: string, path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8').slice(0, 400).split('\n', 1)[0] ?? '';
  } catch {
    return '';
  }
}
