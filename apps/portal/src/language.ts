export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The address of a page in a language: Vietnamese at `/…`, English at `/en/…`. */
export function pathIn(language: Language, path: string): string {
  if (language === 'vi') return path;
  return path === '/' ? '/en/' : `/en${path}`;
}

/** The language of an address. */
export function languageOf(pathname: string): Language {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'vi';
}

export function otherLanguage(language: Language): Language {
  return language === 'vi' ? 'en' : 'vi';
}
