import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locales } from '../create-words.ts';

type Tree = { readonly [key: string]: Tree | string };

export interface LoadedLocales {
  readonly locales: Locales;
  /** By language: the files its pages need. A language with gaps needs that of the default one too. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

/** Reads the generated texts of the portal. */
export async function readLocales(publicFolder: string, languages: readonly string[]): Promise<LoadedLocales> {
  const read = async (language: string): Promise<readonly [string, Tree]> => [
    language,
    JSON.parse(await readFile(join(publicFolder, 'locales', language, 'common.json'), 'utf8')) as Tree,
  ];
  const loaded = await Promise.all(languages.map(read));
  const [first] = loaded;
  const files = loaded.map(([language, tree]) => [
    language,
    first && lacks(tree, first[1]) ? [language, first[0]] : [language],
  ]);
  return { locales: Object.fromEntries(loaded), files: Object.fromEntries(files) };
}

/** Is there a key in `whole` that `part` has not? */
function lacks(part: Tree | string | undefined, complete: Tree | string): boolean {
  if (typeof complete === 'string') return typeof part !== 'string';
  if (typeof part !== 'object') return true;
  return Object.entries(complete).some(([key, value]) => lacks(part[key], value));
}
