import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { digest } from '../output/hash.ts';
import { remove } from '../output/write.ts';

/**
 * Folder below `custom` with the generated texts that ejected files were copied from or last merged with, named by
 * digest. Committed with the ejected files.
 */
const FOLDER = '.base';

const BASE = /^([0-9a-f]{16})\.txt$/;

export function basePath(custom: string, base: string): string {
  return posix.join(custom, FOLDER, `${base}.txt`);
}

/**
 * Returns the generated text that an ejected file was last merged with. Returns undefined if the saved text is missing
 * or was edited.
 */
export function readBase(root: string, custom: string, base: string): string | undefined {
  try {
    const text = readFileSync(join(root, basePath(custom, base)), 'utf8').replaceAll('\r\n', '\n');
    return digest(text) === base ? text : undefined;
  } catch {
    return undefined;
  }
}

export function allBases(root: string, custom: string): ReadonlyMap<string, string> {
  const names = namesIn(join(root, custom, FOLDER)).flatMap((name) => BASE.exec(name)?.[1] ?? []);
  const texts = names.map((base) => [base, readBase(root, custom, base)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

export function removeUnusedBases(root: string, custom: string, used: ReadonlySet<string>): void {
  for (const name of namesIn(join(root, custom, FOLDER))) {
    const [, base] = BASE.exec(name) ?? [];
    if (base !== undefined && !used.has(base)) remove(root, basePath(custom, base));
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
