import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { wordsIn, type Words } from '@tuyen/model';
import type { Locales } from '@tuyen/model/load';

/** What the kit has for every language that it does not know. */
const FALLBACK = 'en';

const APPS = ['admin', 'portal'];

/** The texts of both apps that the project's kit brings: buttons, sign-in, messages. Languages that it does not know are left out. */
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

/** The project's own texts over those of the kit, which are English where the kit does not know the language. */
export function overKitWords(locales: Locales, kit: Locales): Locales {
  return Object.fromEntries(
    Object.entries(locales).map(([language, apps]) => {
      const merged = APPS.flatMap((app) => {
        const words = kit[language]?.[app] ?? kit[FALLBACK]?.[app];
        return words ? [[app, merge(words, apps[app] ?? {})]] : [];
      });
      return [language, { ...apps, ...Object.fromEntries(merged) }];
    }),
  );
}

/** The files that `readKitWords` reads. */
export function kitWordsFiles(root: string, languages: readonly string[]): readonly string[] {
  return [...languages, FALLBACK].flatMap((language) => APPS.flatMap((app) => kitWordsFile(root, app, language) ?? []));
}

/** Of the kit that is installed in the project; none where it is not, or does not know the language. */
function kitWordsFile(root: string, app: string, language: string): string | undefined {
  try {
    return createRequire(join(root, 'x.js')).resolve(`@tuyen/kit/locales/${app}/${language}.json`);
  } catch {
    return undefined;
  }
}

function merge(words: Words, own: Words): Words {
  const merged: Record<string, string | Words> = { ...words };
  for (const [key, value] of Object.entries(own)) {
    const below = words[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return merged;
}
