import { formatsOf, type Region } from '@tuyen/model';
import { createInstance } from 'i18next';
import type { Words } from './words.tsx';

export type Locales = Readonly<Record<string, object>>;

export interface SiteLanguages {
  readonly languages: readonly string[];
  readonly region: Region;
}

/** Creates the translations of one language. A missing key falls back to the first loaded language that has the key. */
export function createWords(language: string, locales: Locales, { languages, region }: SiteLanguages): Words {
  const instance = createInstance({
    lng: language,
    fallbackLng: [...languages],
    ns: 'common',
    defaultNS: 'common',
    resources: Object.fromEntries(Object.entries(locales).map(([tag, common]) => [tag, { common }])),
    // Disables the escaping of values, because React escapes them, and the namespace separator, because keys use only
    // dots.
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
