import type { I18nProvider } from 'react-admin';
import { languageName } from '@tuyen/model/client';
import type { Texts } from './i18n.ts';

/** Gives react-admin's components the texts of i18next. Their default text of a missing key is named `_`. */
export function createI18nProvider({ i18n, load }: Texts, languages: readonly string[]): I18nProvider {
  return {
    translate: (key, { _: defaultValue, ...values }: Record<string, unknown> = {}) =>
      i18n.t(key, defaultValue === undefined ? values : { ...values, defaultValue }),
    async changeLocale(locale) {
      await load(locale);
      await i18n.changeLanguage(locale);
    },
    getLocale: () => i18n.language,
    getLocales: () => languages.map((locale) => ({ locale, name: languageName(locale) })),
  };
}
