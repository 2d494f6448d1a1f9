import { pluralForm } from '@tuyen/model';
import { createInstance, type i18n as I18n } from 'i18next';

export interface I18nOptions {
  /** The first language is the default. The others are fallbacks for a missing text, in this order. */
  readonly languages: readonly string[];
  readonly language?: string | undefined;
  /** Fetches `/locales/{language}/common.json`. */
  readonly load: (language: string) => Promise<Record<string, unknown>>;
}

export interface Texts {
  /** Its language is set immediately; the texts are available after `load`. */
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
  /** Selects from "Vehicle |||| Vehicles". */
  readonly smart_count?: unknown;
  readonly [name: string]: unknown;
}

/**
 * Returns a text without placeholders. It needs no i18next, whose first calls take a quarter of a millisecond each on a
 * slow computer.
 */
function plainText(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' && !/%\{|\$t\(/.test(text) ? text : undefined;
}

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
    // Server messages also pass through translation, and a colon in them is not a namespace separator.
    nsSeparator: false,
    // React-admin and all our texts use `%{name}`. React escapes the values.
    interpolation: { prefix: '%{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
    returnEmptyString: false,
  });

  const { t } = i18n;
  const translate = (key: string, options: Values = {}) => {
    const text = plainText(i18n.getResource(i18n.language, options.ns ?? 'common', key)) ?? t(key, options);
    // Without a count, the singular is used.
    return pluralForm(text, options.smart_count ?? 1, i18n.language);
  };
  // Replaces `t` for both react-i18next and react-admin.
  Object.assign(i18n, { t: translate });

  const loading = new Map<string, Promise<void>>();
  return {
    i18n,
    load(wanted) {
      const begun = loading.get(wanted);
      if (begun) return begun;
      const texts = load(wanted).then(
        // Keeps texts that the server's description already added.
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
