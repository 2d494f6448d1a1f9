import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ProjectFiles } from './codemod.ts';

/** Text files in which a project may name packages of the tool. */
const NAMES = /(?:\.(?:[cm]?[jt]sx?|json|css|html|md|ya?ml|sh)|(?:^|\/)(?:Dockerfile|\.gitignore))$/u;
const LOCKS = new Set(['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'tuyen.lock.json']);
/** Generated files, which the tool writes again, and changelogs, which describe the past. */
const SKIPPED = /\.gen\.[a-z.]+$|(?:^|\/)CHANGELOG\.md$/u;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'dist-ssr']);
const MOST_BYTES = 2_000_000;

/** Reads the text files that people write. Leaves out generated files, hidden folders and installed packages. */
export function readProjectFiles(root: string): ProjectFiles {
  return new Map(pathsBelow(root, '').map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

function pathsBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || SKIPPED_FOLDERS.has(entry.name) ? [] : pathsBelow(root, path);
      const isText = entry.isFile() && NAMES.test(path) && !LOCKS.has(entry.name) && !SKIPPED.test(path);
      return isText && statSync(join(root, path)).size <= MOST_BYTES ? [path] : [];
    });
}
