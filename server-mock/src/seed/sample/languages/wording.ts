/** What the accounts of a sample role may do: everything, daily work, or only reading. */
export type Power = 'everything' | 'work' | 'reading';

/** Words of one language for sample records. */
export interface Wording {
  /** Role names in the order of use. The first three have different powers. */
  readonly roles: readonly (readonly [name: string, power: Power])[];
  /** Complete sentences for notes. The first ones are short, for fields with a small maximum length. */
  readonly notes: readonly string[];
  readonly cities: readonly string[];
  /** Parts of a city, for a second office in it. */
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly jobs: readonly string[];
  readonly colors: readonly string[];
  /** Nouns that fit before a proper name: "Project Aurora". */
  readonly things: readonly string[];
  /** Proper names of things. */
  readonly epithets: readonly string[];
  /** Titles that fit books, articles and documents. */
  readonly titles: readonly string[];
  /** Short keywords for lists of texts. */
  readonly tags: readonly string[];
  /** Phone numbers, with `#` for a digit. Numbers that are reserved for fiction are preferred. */
  readonly phones: readonly string[];
  /** Name of an office, such as "Boston Branch". */
  readonly office: (label: string, city: string) => string;
  /** Street and house number. */
  readonly address: (street: string, number: number) => string;
}

/** Languages with words of their own. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly wording: Wording }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  vi: () => import('./vi.ts'),
};

/** Opens the words of a language. A language without a file falls back to English. */
export async function openWording(language: string | undefined): Promise<Wording> {
  const open = LANGUAGES[language?.split(/[-_]/u)[0] ?? ''] ?? (() => import('./en.ts'));
  return (await open()).wording;
}
