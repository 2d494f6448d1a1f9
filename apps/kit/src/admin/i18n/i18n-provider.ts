import type { I18nProvider } from 'react-admin';
import { pluralForm } from '@tuyen/model';
import { languageName } from '../../core/language-name.ts';
import type { Texts } from './i18n.ts';

/** React-admin's view of i18next: `_` is the text for a missing key, `smart_count` picks from "Vehicle |||| Vehicles". */
export function createI18nProvider({ i18n, load }: Texts, languages: readonly string[]): I18nProvider {
  /** A text with nothing to put into it. On a slow computer i18next takes a quarter of a millisecond for each. */
  const plain = (key: string): string | undefined => {
    const text: unknown = i18n.getResource(i18n.language, 'common', key);
    return typeof text === 'string' && text !== '' && !/%\{|\$t\(/.test(text) ? text : undefined;
  };
  return {
    translate: (key, { _: defaultValue, ...values }: Record<string, unknown> = {}) =>
      // Without a count: one of them.
      pluralForm(
        plain(key) ?? String(i18n.t(key, { ...values, ...(defaultValue === undefined ? {} : { defaultValue }) })),
        values['smart_count'] ?? 1,
        i18n.language,
      ),
    async changeLocale(locale) {
      await load(locale);
      await i18n.changeLanguage(locale);
    },
    getLocale: () => i18n.language,
    getLocales: () => languages.map((locale) => ({ locale, name: languageName(locale) })),
  };
}
