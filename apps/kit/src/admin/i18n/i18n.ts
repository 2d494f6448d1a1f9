import { createInstance, type i18n as I18n } from 'i18next';

export interface I18nOptions {
  /** The first is the default; the others are asked in this order for a missing text. */
  readonly languages: readonly string[];
  readonly language?: string | undefined;
  /** Answers `/locales/{language}/common.json`. */
  readonly load: (language: string) => Promise<Record<string, unknown>>;
}

export interface Texts {
  /** Its language is known at once, the texts after `load`. */
  readonly i18n: I18n;
  /** Fetches the texts of a language, once. @throws what the options' `load` throws; it may be called again */
  load(language: string): Promise<void>;
}

/** Texts in namespace common, each language fetched when it is asked for. */
export function createI18n({ languages, language, load }: I18nOptions): Texts {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: {},
    lng: language && languages.includes(language) ? language : (languages[0] ?? 'en'),
    fallbackLng: [...languages],
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

  const loading = new Map<string, Promise<void>>();
  return {
    i18n,
    load(wanted) {
      const begun = loading.get(wanted);
      if (begun) return begun;
      const texts = load(wanted).then(
        // Over what the server may have described before they came.
        (answer) => void i18n.addResourceBundle(wanted, 'common', answer, true, true, { skipCopy: true }),
        (error: unknown) => {
          loading.delete(wanted);
          throw error;
        },
      );
      loading.set(wanted, texts);
      return texts;
    },
  };
}
