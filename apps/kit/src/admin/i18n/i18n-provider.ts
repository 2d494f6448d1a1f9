import type { i18n as I18n } from 'i18next';
import type { I18nProvider } from 'react-admin';

/** React-admin's view of i18next: `_` is the text for a missing key, `smart_count` picks from "Vehicle |||| Vehicles". */
export function createI18nProvider(i18n: I18n, names: Readonly<Record<string, string>>): I18nProvider {
  return {
    translate: (key, { _: defaultValue, ...values }: Record<string, unknown> = {}) =>
      plural(
        String(i18n.t(key, { ...values, ...(defaultValue === undefined ? {} : { defaultValue }) })),
        values['smart_count'],
      ),
    changeLocale: async (locale) => void (await i18n.changeLanguage(locale)),
    getLocale: () => i18n.language,
    getLocales: () => Object.entries(names).map(([locale, name]) => ({ locale, name })),
  };
}

function plural(text: string, count: unknown): string {
  const forms = text.split(' |||| ');
  const form = typeof count === 'number' && count !== 1 ? (forms[1] ?? forms[0]) : forms[0];
  return form ?? text;
}
