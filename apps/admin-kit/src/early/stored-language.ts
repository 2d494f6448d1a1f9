import { PREFIX } from './prefix.ts';

/**
 * Returns the language chosen in this browser. Parses the storage format of react-admin's store directly, because the
 * store is not loaded yet.
 *
 * @param languages languages of the project, default first
 */
export function storedLanguage(languages: readonly string[]): string {
  const stored = localStorage.getItem(`RaStore${PREFIX}.locale`)?.replaceAll('"', '') ?? '';
  return languages.find((language) => language === stored) ?? languages[0] ?? 'en';
}
