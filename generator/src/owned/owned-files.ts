import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readConfig } from '../input-paths.ts';
import { filesBelow } from '../output/inputs.ts';
import { readLock } from '../output/lock.ts';

export interface OwnedFile {
  /** Path relative to the project. */
  readonly path: string;
  /** Name of the file's folder, which is the name of its resource. */
  readonly folder: string;
  readonly text: string;
  readonly isEjected: boolean;
}

export function ownedFiles(root: string): readonly OwnedFile[] {
  const { custom } = readConfig(root);
  const { ejected } = readLock(root);
  return custom.flatMap((folder) =>
    filesBelow(root, folder)
      .filter((path) => /\.[cm]?[jt]sx?$/u.test(path))
      .map((path) => ({
        path,
        folder: posix.relative(folder, posix.dirname(path)).split('/')[0] ?? '',
        text: readFileSync(join(root, path), 'utf8'),
        isEjected: ejected.has(path),
      })),
  );
}
