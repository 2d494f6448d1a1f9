import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the kit has for every language that it does not know. */
export const FALLBACK = 'en';

export const APPS = ['admin', 'portal'];

/** The files that `readKitWords` reads. */
export function kitWordsFiles(root: string, languages: readonly string[]): readonly string[] {
  return [...languages, FALLBACK].flatMap((language) => APPS.flatMap((app) => kitWordsFile(root, app, language) ?? []));
}

/** Of the kit that is installed in the project; none where it is not, or does not know the language. */
export function kitWordsFile(root: string, app: string, language: string): string | undefined {
  try {
    return createRequire(join(root, 'x.js')).resolve(`@tuyen/kit/locales/${app}/${language}.json`);
  } catch {
    return undefined;
  }
}
