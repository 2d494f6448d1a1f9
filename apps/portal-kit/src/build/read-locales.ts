import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordsIn, type Words } from '@tuyen/model';
import type { Locales } from '../create-words.ts';

export interface LoadedLocales {
  readonly locales: Locales;
  readonly files: Readonly<Record<string, readonly string[]>>;
}

export async function readLocales(publicFolder: string, languages: readonly string[]): Promise<LoadedLocales> {
  const read = async (language: string): Promise<readonly [string, Words]> => [
    language,
    wordsIn(JSON.parse(await readFile(join(publicFolder, 'locales', language, 'common.json'), 'utf8'))),
  ];
  const loaded = await Promise.all(languages.map(read));
  const [first] = loaded;
  const files = loaded.map(([language, tree]) => [
    language,
    first && lacks(tree, first[1]) ? [language, first[0]] : [language],
  ]);
  return { locales: Object.fromEntries(loaded), files: Object.fromEntries(files) };
}

function lacks(part: Words | string | undefined, complete: Words | string): boolean {
  if (typeof complete === 'string') return typeof part !== 'string';
  if (typeof part !== 'object') return true;
  return Object.entries(complete).some(([key, value]) => lacks(part[key], value));
}
