import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampOf } from './cache.ts';
import { digest, digestAll, digestFile } from './hash.ts';

export function readInputs(root: string, places: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const place of places) {
    for (const path of filesBelow(root, place)) {
      // Editors write hidden files next to the files that they edit.
      if (!posix.basename(path).startsWith('.')) found.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return found;
}

export function digestInputs(inputs: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries([...inputs].map(([path, text]) => [path, digest(text)]));
}

export function filesBelow(root: string, place: string): readonly string[] {
  const entries = entriesIn(join(root, place));
  if (entries === undefined) return stampOf(join(root, place)) === '' ? [] : [place];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(place, entry.name);
      if (entry.is === 'folder') return entry.isLink ? [] : filesBelow(root, path);
      return entry.is === 'file' ? [path] : [];
    });
}

export interface FolderEntry {
  readonly name: string;
  /** Whether the folder entry is a file, a folder or neither. For a link, describes the link's target. */
  readonly is: 'file' | 'folder' | 'nothing';
  readonly isLink: boolean;
}

export function entriesIn(folder: string): FolderEntry[] | undefined {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
  return entries.map((entry) => {
    const isLink = entry.isSymbolicLink();
    const at = isLink ? statSync(join(folder, entry.name), { throwIfNoEntry: false }) : entry;
    return { name: entry.name, is: at?.isFile() ? 'file' : at?.isDirectory() ? 'folder' : 'nothing', isLink };
  });
}

/**
 * Returns the digest of the generator's and the loader's sources, of other files of the tool, and of the Node version.
 * A change of any of them invalidates every cache.
 */
export function digestTool(others: readonly string[]): string {
  const model = import.meta.resolve('@tuyen/model');
  const folders = [new URL('..', import.meta.url), new URL('.', model), new URL('../meta/', model)];
  // Adds the version of each package to the digest. All files of an installed package have the same modification time,
  // and a changed file may also have the same size.
  const versions = [new URL('../../package.json', import.meta.url), new URL('../package.json', model)].map((url) =>
    readFileSync(url, 'utf8'),
  );
  const stamps = folders.map((url) => {
    const folder = fileURLToPath(url);
    return filesBelow(folder, '.').map((path) => `${path} ${stampOf(join(folder, path))}`);
  });
  return digestAll([process.version, versions, ...stamps, others.map(identify)]);
}

/** Identifies a package.json by its text, because all files of an installed package have the same modification time. */
function identify(path: string): string {
  return `${path} ${path.endsWith('/package.json') ? digestFile(path) : stampOf(path)}`;
}

export function namesIn(folder: string, kind: FolderEntry['is']): readonly string[] {
  return (entriesIn(folder) ?? [])
    .filter(({ is }) => is === kind)
    .map(({ name }) => name)
    .sort();
}
