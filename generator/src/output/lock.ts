import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Manifest of all generated files, committed with them. The generator changes and deletes only files listed here. */
export const LOCK_FILE = 'tuyen.lock.json';

export interface Lock {
  /** Digests of the generated texts, by path. After a git merge a file may have several digests; each of them is valid. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly sources: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Digests of the generated text that each ejected file was last merged with, by the path of the ejected file. */
  readonly ejected: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
}

const ABOUT =
  'Files that `tuyen generate` wrote, and the schemas it read. Commit this file with them; run the command to resolve conflicts.';

/**
 * Reads the manifest line by line, so that git conflict markers cause no error. If both branches changed the digest of
 * a file, both digests count as valid.
 */
export function readLock(root: string): Lock {
  const files = new Map<string, string[]>();
  const sources = new Map<string, Map<string, string>>();
  const ejected = new Map<string, string[]>();
  let source: Map<string, string> | undefined;
  let section = '';
  const text = textOf(join(root, LOCK_FILE));
  for (const line of text.split(/\r?\n/)) {
    section = /^ {2}"(\w+)": \{/.exec(line)?.[1] ?? section;
    const pair = /^ {4,6}("(?:[^"\\]|\\.)*"): "([0-9a-f]{16})",?$/.exec(line);
    const opening = /^ {4}("(?:[^"\\]|\\.)*"): \{$/.exec(line);
    if (opening?.[1] !== undefined) {
      source = new Map();
      sources.set(String(JSON.parse(opening[1])), source);
    } else if (pair?.[1] !== undefined && pair[2] !== undefined) {
      const name = String(JSON.parse(pair[1]));
      if (line.startsWith('      ')) source?.set(name, pair[2]);
      else {
        const group = section === 'ejected' ? ejected : files;
        group.set(name, [...(group.get(name) ?? []), pair[2]]);
      }
    }
  }
  return { files, sources, ejected, text };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Prints the manifest of the generated files sorted, with one file per line, so that git can merge the manifests of two
 * branches.
 */
export function printLock(
  files: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, ReadonlyMap<string, string>>,
  ejected: ReadonlyMap<string, string> = new Map(),
): string {
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const list = (entries: readonly string[], indent: string) =>
    entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
  const pairs = (map: ReadonlyMap<string, string>, indent: string) =>
    list(
      sorted(map).map(([name, digest]) => `${indent}  ${JSON.stringify(name)}: "${digest}"`),
      indent,
    );
  const parts = sorted(sources).map(([file, inside]) => `    ${JSON.stringify(file)}: ${pairs(inside, '    ')}`);
  return `{
  "about": ${JSON.stringify(ABOUT)},${ejected.size > 0 ? `\n  "ejected": ${pairs(ejected, '  ')},` : ''}
  "files": ${pairs(files, '  ')},
  "sources": ${list(parts, '  ')}
}
`;
}

/**
 * Writes the manifest and flushes it to the disk. The manifest is written last: an interrupted run leaves the old
 * manifest, and the next run completes the work.
 */
export function writeLock(root: string, text: string): void {
  const path = join(root, LOCK_FILE);
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, 'w');
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

export function lastDigests(all: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  return new Map([...all].flatMap(([path, digests]) => digests.slice(-1).map((last) => [path, last] as const)));
}
