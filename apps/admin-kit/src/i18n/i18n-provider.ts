import type { I18nProvider } from 'react-admin';
import { languageName } from '@tuyen/model/client';
import type { LoadedI18n } from './i18n.ts';

/**
 * Lets react-admin's components translate with i18next. React-admin passes the default text for a missing key as the
 * parameter `_`.
 */
export function createI18nProvider({ i18n, load }: LoadedI18n, languages: readonly string[]): I18nProvider {
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
