import { PREFIX } from './prefix.ts';

/**
 * The language that was chosen in this browser, read as react-admin's store keeps it: that itself is not there so early.
 *
 * @param languages of the project, the default first
 */
export function keptLanguage(languages: readonly string[]): string {
  const kept = localStorage.getItem(`RaStore${PREFIX}.locale`)?.replaceAll('"', '') ?? '';
  return languages.find((language) => language === kept) ?? languages[0] ?? 'en';
}
