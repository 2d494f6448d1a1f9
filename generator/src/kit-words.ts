import { readFileSync } from 'node:fs';
import { wordsIn, type Words } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';
import { APPS, FALLBACK, kitWordsFile } from './kit-words-files.ts';

/**
 * Reads the texts that the installed admin and portal kits contain: buttons, sign-in, messages. Languages that a kit
 * does not support are left out.
 */
export function readKitWords(root: string, languages: readonly string[]): Locales {
  return Object.fromEntries(
    [...languages, FALLBACK].flatMap((language) => {
      const apps = APPS.flatMap((app) => {
        const file = kitWordsFile(root, app, language);
        return file === undefined ? [] : [[app, wordsIn(JSON.parse(readFileSync(file, 'utf8')))]];
      });
      return apps.length > 0 ? [[language, Object.fromEntries(apps)]] : [];
    }),
  );
}

/**
 * Merges the project's own texts over those of the kit. The kit's English texts serve every language that the kit does
 * not support. The project's title replaces the kit's name of the back-office.
 */
export function overKitWords(locales: Locales, kit: Locales, title?: string): Locales {
  return Object.fromEntries(
    Object.entries(locales).map(([language, apps]) => {
      const merged = APPS.flatMap((app) => {
        const words = kit[language]?.[app] ?? kit[FALLBACK]?.[app];
        return words ? [[app, mergeWords(titled(app, words, title), apps[app] ?? {})]] : [];
      });
      return [language, { ...apps, ...Object.fromEntries(merged) }];
    }),
  );
}

/** Replaces the name of the back-office in the texts of a kit by the project's title, if it has one. */
export function titled(app: string, words: Words, title: unknown): Words {
  return app === 'admin' && typeof title === 'string' ? mergeWords(words, { app: { name: title } }) : words;
}

export function mergeWords(words: Words, own: Words): Words {
  const merged: Record<string, string | Words> = { ...words };
  for (const [key, value] of Object.entries(own)) {
    const below = words[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeWords(below, value) : value;
  }
  return merged;
}
