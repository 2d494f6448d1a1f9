import type { I18nProvider } from 'react-admin';
import { languageName } from '../../core/language-name.ts';
import type { Texts } from './i18n.ts';

/** React-admin's view of i18next: `_` is the text for a missing key, `smart_count` picks from "Vehicle |||| Vehicles". */
export function createI18nProvider({ i18n, load }: Texts, languages: readonly string[]): I18nProvider {
  return {
    translate: (key, { _: defaultValue, ...values }: Record<string, unknown> = {}) =>
      plural(
        String(i18n.t(key, { ...values, ...(defaultValue === undefined ? {} : { defaultValue }) })),
        values['smart_count'],
      ),
    async changeLocale(locale) {
      await load(locale);
      await i18n.changeLanguage(locale);
    },
    getLocale: () => i18n.language,
    getLocales: () => languages.map((locale) => ({ locale, name: languageName(locale) })),
  };
}

function plural(text: string, count: unknown): string {
  const forms = text.split(' |||| ');
  const form = typeof count === 'number' && count !== 1 ? (forms[1] ?? forms[0]) : forms[0];
  return form ?? text;
}
