/** Addresses of a site in several languages: the first language at `/…`, each other one below `/<language>/`. */
export interface Addresses<Language extends string = string> {
  /** The address of a page in a language. */
  pathIn(language: Language, path: string): string;
  /** Language and path of an address: `/en/search` → `en`, `/search`. Undoes `pathIn`. */
  readAddress(pathname: string): { readonly language: Language; readonly path: string };
}

/** @param languages the first one is the default */
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
