import { formatsOf, type Region } from '@tuyen/model';
import { createInstance } from 'i18next';
import type { Words } from './words.tsx';

/** The contents of `/locales/{language}/common.json`, by language. */
export type Locales = Readonly<Record<string, object>>;

/** What a site's texts and values are written by. */
export interface SiteLanguages {
  /** The first is the default. */
  readonly languages: readonly string[];
  readonly region: Region;
}

/** The texts of one language; a key that it lacks shows the text of the first language whose file was loaded and has it. */
export function createWords(language: string, locales: Locales, { languages, region }: SiteLanguages): Words {
  const instance = createInstance({
    lng: language,
    fallbackLng: [...languages],
    ns: 'common',
    defaultNS: 'common',
    resources: Object.fromEntries(Object.entries(locales).map(([tag, common]) => [tag, { common }])),
    // React escapes; keys hold dots as their only separator.
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initAsync: false,
  });
  void instance.init();
  return {
    language,
    region,
    formats: formatsOf(region),
    t: (key, values) => instance.t(key, { ...values }),
    has: (key) => instance.exists(key),
  };
}
