import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readConfig } from '../input-paths.ts';
import { filesBelow } from '../output/inputs.ts';
import { readLock } from '../output/lock.ts';

/** A file of the back-office that people wrote or ejected. */
export interface OwnedFile {
  /** Relative to the project. */
  readonly path: string;
  /** The folder that it is in, which is called like its resource. */
  readonly folder: string;
  readonly text: string;
  /** `tuyen upgrade` merges changes of the schemas into it. */
  readonly isEjected: boolean;
}

/** All owned files of a project, in the order of their paths. */
export function ownedFiles(root: string): readonly OwnedFile[] {
  const { custom } = readConfig(root);
  if (custom === undefined) return [];
  const { ejected } = readLock(root);
  const paths = filesBelow(root, custom).filter((path) => /\.[cm]?[jt]sx?$/u.test(path));
  return paths.map((path) => ({
    path,
    folder: posix.relative(custom, posix.dirname(path)).split('/')[0] ?? '',
    text: readFileSync(join(root, path), 'utf8'),
    isEjected: ejected.has(path),
  }));
}
