import { PREFIX } from './prefix.ts';

/**
 * The language that was chosen in this browser, read as react-admin's store writes it: the store itself is not loaded so early.
 *
 * @param languages of the project, the default first
 */
export function storedLanguage(languages: readonly string[]): string {
  const stored = localStorage.getItem(`RaStore${PREFIX}.locale`)?.replaceAll('"', '') ?? '';
  return languages.find((language) => language === stored) ?? languages[0] ?? 'en';
}
