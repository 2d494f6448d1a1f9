export type Power = 'everything' | 'work' | 'reading';

export interface Wording {
  /** Names of sample roles. A project uses the first ones first. The first three roles have different permissions. */
  readonly roles: readonly (readonly [name: string, power: Power])[];
  /**
   * Complete sentences as sample values of note fields. The first sentences are short, for note fields with a small
   * maximum length.
   */
  readonly notes: readonly string[];
  readonly cities: readonly string[];
  readonly districts: readonly string[];
  readonly streets: readonly string[];
  readonly jobs: readonly string[];
  readonly colors: readonly string[];
  /** Nouns that can stand before a proper name, such as "Project" in "Project Aurora". */
  readonly things: readonly string[];
  /** Proper names for things, such as "Aurora" in "Project Aurora". */
  readonly epithets: readonly string[];
  readonly titles: readonly string[];
  readonly tags: readonly string[];
  /**
   * Patterns of phone numbers in which `#` stands for a digit. They use numbers that are reserved for fiction where
   * possible.
   */
  readonly phones: readonly string[];
  readonly office: (label: string, city: string) => string;
  readonly address: (street: string, number: number) => string;
}

const LANGUAGES: Readonly<Record<string, () => Promise<{ readonly wording: Wording }>>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  vi: () => import('./vi.ts'),
};

export async function openWording(language: string | undefined): Promise<Wording> {
  const open = LANGUAGES[language?.split(/[-_]/u)[0] ?? ''] ?? (() => import('./en.ts'));
  return (await open()).wording;
}
