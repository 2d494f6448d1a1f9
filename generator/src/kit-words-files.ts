import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Fallback language of the texts of the UI kits, for project languages that the kits do not support. */
export const FALLBACK = 'en';

export const APPS = ['admin', 'portal'];

export function kitWordsFiles(root: string, languages: readonly string[]): readonly string[] {
  return [...languages, FALLBACK].flatMap((language) => APPS.flatMap((app) => kitWordsFile(root, app, language) ?? []));
}

export function kitWordsFile(root: string, app: string, language: string): string | undefined {
  try {
    return createRequire(join(root, 'x.js')).resolve(`@tuyen/${app}-kit/locales/${language}.json`);
  } catch {
    return undefined;
  }
}
