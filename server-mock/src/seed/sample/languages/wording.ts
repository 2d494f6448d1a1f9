/** What the accounts of a sample role may do: everything, daily work, or only reading. */
export type Power = 'everything' | 'work' | 'reading';

/** Words and names of one language, from which sample records are made. */
export interface Wording {
  /** Names of sample roles. A project uses the first ones first. The first three roles have different permissions. */
  readonly roles: readonly (readonly [name: string, power: Power])[];
  /** Complete sentences for fields with notes. The first sentences are short, for fields with a small maximum length. */
  readonly notes: readonly string[];
  readonly cities: readonly string[];
  /** Names of city districts, for projects with a second office in the same city. */
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly jobs: readonly string[];
  readonly colors: readonly string[];
  /** Nouns that can stand before a proper name, such as "Project" in "Project Aurora". */
  readonly things: readonly string[];
  /** Proper names for things, such as "Aurora" in "Project Aurora". */
  readonly epithets: readonly string[];
  /** Titles that suit books, articles and documents. */
  readonly titles: readonly string[];
  /** Short keywords for lists of texts. */
  readonly tags: readonly string[];
  /**
   * Patterns of phone numbers in which `#` stands for a digit. They use numbers that are reserved for fiction where
   * possible.
   */
  readonly phones: readonly string[];
  /** Returns the name of an office, such as "Boston Branch". */
  readonly office: (label: string, city: string) => string;
  /** Returns a street with a house number. */
  readonly address: (street: string, number: number) => string;
}

/** Languages for which sample words exist. */
const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly wording: Wording }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  vi: () => import('./vi.ts'),
};

/** Loads the sample words of a language. Loads the English words if the language has no file. */
export async function openWording(language: string | undefined): Promise<Wording> {
  const open = LANGUAGES[language?.split(/[-_]/u)[0] ?? ''] ?? (() => import('./en.ts'));
  return (await open()).wording;
}
