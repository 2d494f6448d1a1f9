import { PREFIX } from './prefix.ts';

/** Languages by their own names, the default first. */
export const LANGUAGES = { vi: 'Tiếng Việt', en: 'English' } as const;

export type Language = keyof typeof LANGUAGES;

/** The language that was chosen in this browser, read as react-admin's store keeps it: that itself is not there so early. */
export function keptLanguage(): Language {
  const kept = localStorage.getItem(`RaStore${PREFIX}.locale`)?.replaceAll('"', '') ?? '';
  return Object.hasOwn(LANGUAGES, kept) ? (kept as Language) : 'vi';
}
