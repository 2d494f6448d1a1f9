import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export interface I18nOptions {
  /** Each complete in itself; the first is the default. */
  readonly languages: readonly string[];
  readonly language?: string | undefined;
  /** Answers `/locales/{language}/{namespace}.json`. */
  readonly load: (language: string, namespace: string) => Promise<Record<string, unknown>>;
}

/**
 * Texts come from `/locales/{lng}/{ns}.json`, namespace common, and of one language alone until another is chosen.
 * The language is known at once, its texts when `ready` is.
 */
export function createI18n({ languages, language, load }: I18nOptions): { i18n: I18n; ready: Promise<unknown> } {
  const i18n = createInstance();
  i18n.use(initReactI18next).use({
    type: 'backend',
    init: () => undefined,
    // Answers through a promise where `done` is not taken.
    read: (lng: string, ns: string) => load(lng, ns),
  });
  const ready = i18n.init({
    initAsync: false,
    lng: language && languages.includes(language) ? language : (languages[0] ?? 'vi'),
    fallbackLng: false,
    supportedLngs: [...languages],
    ns: 'common',
    defaultNS: 'common',
    // Messages of the server pass through translation too; a colon in them names no namespace.
    nsSeparator: false,
    // React-admin writes %{name}, as do all our texts; React escapes.
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
    returnEmptyString: false,
  });
  return { i18n, ready };
}
