import { formatsOf } from '@tuyen/model';
import { createInstance } from 'i18next';
import type { Words } from '@tuyen/kit/portal';
import { region } from './generated/region.gen.ts';
import { LANGUAGES, type Language } from './language.ts';

/** The contents of `/locales/{lng}/common.json`, by language. */
export type Locales = Partial<Readonly<Record<Language, object>>>;

const formats = formatsOf(region);

/** The texts of one language; a key missing in English shows the Vietnamese text, where that file was loaded. */
export function createWords(language: Language, locales: Locales): Words {
  const instance = createInstance({
    lng: language,
    fallbackLng: [...LANGUAGES],
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
    formats,
    t: (key, values) => instance.t(key, { ...values }),
    has: (key) => instance.exists(key),
  };
}
