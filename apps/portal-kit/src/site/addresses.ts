/** Address scheme of a multilingual site: the first language at `/…`, each other language below `/<language>/`. */
export interface Addresses<Language extends string = string> {
  pathIn(language: Language, path: string): string;
  /** Splits an address into language and path: `/en/search` → `en`, `/search`. Inverse of `pathIn`. */
  readAddress(pathname: string): { readonly language: Language; readonly path: string };
}

/** Returns functions that convert between an address and its language and path. */
export function addressesOf<const Language extends string>(languages: readonly Language[]): Addresses<Language> {
  const [first] = languages;
  if (first === undefined) throw new Error('A site needs a language.');
  return {
    pathIn: (language, path) => (language === first ? path : `/${language}${path}`),
    readAddress(pathname) {
      const [, segment = ''] = pathname.split('/', 2);
      const language = languages.find((each) => each !== first && each === segment);
      return language === undefined
        ? { language: first, path: pathname }
        : { language, path: pathname.slice(language.length + 1) || '/' };
    },
  };
}
