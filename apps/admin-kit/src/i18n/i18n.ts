import { pluralForm } from '@tuyen/model';
import { createInstance, type i18n as I18n } from 'i18next';

export interface I18nOptions {
  /**
   * Languages of the project. The first one is the default. A text that is missing in the chosen language comes from
   * these languages, in this order.
   */
  readonly languages: readonly string[];
  readonly language?: string | undefined;
  readonly load: (language: string) => Promise<Record<string, unknown>>;
}

export interface LoadedI18n {
  /** i18next instance. Its language is set immediately; its texts are available only after `load`. */
  readonly i18n: I18n;
  /**
   * Loads the texts of a language once.
   * @throws the error of the option `load`; the call can be repeated
   */
  load(language: string): Promise<void>;
}

interface Values {
  readonly ns?: string;
  readonly defaultValue?: unknown;
  /** Number that selects the singular or plural form from a text such as "Vehicle |||| Vehicles". */
  readonly smart_count?: unknown;
  readonly [name: string]: unknown;
}

/**
 * Returns the text of a key if it has no placeholders, otherwise undefined. Such a text bypasses i18next, whose first
 * calls take a quarter of a millisecond each on a slow computer.
 */
function plainText(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' && !/%\{|\$t\(/.test(text) ? text : undefined;
}

export function createI18n({ languages, language, load }: I18nOptions): LoadedI18n {
  const i18n = createInstance();
  void i18n.init({
    initAsync: false,
    resources: {},
    lng: language && languages.includes(language) ? language : (languages[0] ?? 'en'),
    fallbackLng: [...languages],
    supportedLngs: [...languages],
    ns: 'common',
    defaultNS: 'common',
    // Disables the namespace separator, because messages of the server also pass through `t` and can contain a colon.
    nsSeparator: false,
    // Uses the placeholder syntax `%{name}` of react-admin, which our texts use too. React escapes the values.
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
    returnEmptyString: false,
  });

  const { t } = i18n;
  const translate = (key: string, options: Values = {}) => {
    const text = plainText(i18n.getResource(i18n.language, options.ns ?? 'common', key)) ?? t(key, options);
    return pluralForm(text, options.smart_count ?? 1, i18n.language);
  };
  // Replaces the function `t` of the i18next instance, because both react-i18next and react-admin call it.
  Object.assign(i18n, { t: translate });

  const loading = new Map<string, Promise<void>>();
  return {
    i18n,
    load(wanted) {
      const begun = loading.get(wanted);
      if (begun) return begun;
      const texts = load(wanted).then(
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
