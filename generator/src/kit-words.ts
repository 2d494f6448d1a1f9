import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locales } from '@tuyen/model/load';
import type { WordTree } from './emit/locales/words.ts';

/** What the kit has for every language that it does not know. */
const FALLBACK = 'en';

/** The texts of a back-office that the project's kit brings: buttons, sign-in, messages. Languages that it does not know are left out. */
export function readKitWords(root: string, languages: readonly string[]): Locales {
  return Object.fromEntries(
    [...languages, FALLBACK].flatMap((language) => {
      const file = kitWordsFile(root, language);
      return file === undefined ? [] : [[language, { admin: JSON.parse(readFileSync(file, 'utf8')) as WordTree }]];
    }),
  );
}

/** The project's own texts over those of the kit, which are English where the kit does not know the language. */
export function overKitWords(locales: Locales, kit: Locales): Locales {
  return Object.fromEntries(
    Object.entries(locales).map(([language, apps]) => {
      const words = (kit[language] ?? kit[FALLBACK])?.['admin'] as WordTree | undefined;
      return [language, words ? { ...apps, admin: merge(words, (apps['admin'] ?? {}) as WordTree) } : apps];
    }),
  );
}

/** The files that `readKitWords` reads. */
export function kitWordsFiles(root: string, languages: readonly string[]): readonly string[] {
  return [...languages, FALLBACK].flatMap((language) => kitWordsFile(root, language) ?? []);
}

/** Of the kit that is installed in the project; none where it is not, or does not know the language. */
function kitWordsFile(root: string, language: string): string | undefined {
  try {
    return createRequire(join(root, 'x.js')).resolve(`@tuyen/kit/locales/${language}.json`);
  } catch {
    return undefined;
  }
}

function merge(words: WordTree, own: WordTree): WordTree {
  const merged: WordTree = { ...words };
  for (const [key, value] of Object.entries(own)) {
    const below = words[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}
