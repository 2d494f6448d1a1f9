import { isObject, localizedTextIn } from '@tuyen/model';

/** A localized text of a record, such as the name of a ticket. Records without an English text have only `vi`. */
export type Localized = { readonly vi?: string; readonly en?: string } | null | undefined;

/** Language of the project's records. Every name has a text in it. */
export const DEFAULT_LANGUAGE = 'vi';

/** Returns the text in a language, or else in the default language. Returns '' if there is no text. */
export function textFor(text: Localized, language: string = DEFAULT_LANGUAGE): string {
  return localizedTextIn(text, language, [DEFAULT_LANGUAGE]);
}

/**
 * Returns the localized text that a query in SQL read. SQLite returns it as JSON text, PostgreSQL as an object. Returns
 * undefined if there is none.
 */
export function storedText(value: unknown): Localized {
  const stored: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return isObject(stored) ? stored : undefined;
}

/** Returns one localized text that lists several: in each language, the texts in that language. */
export function listed(texts: readonly Localized[], separator = '; '): { readonly vi: string; readonly en: string } {
  const inLanguage = (language: string) => texts.map((text) => textFor(text, language)).join(separator);
  return { vi: inLanguage('vi'), en: inLanguage('en') };
}

/** Returns the names of the documents that a concession group requires, as they are kept with a customer's proofs. */
export function documentNames(
  group: { readonly documents_required?: readonly { readonly name: Localized }[] | null } | undefined,
): readonly string[] {
  return (group?.documents_required ?? []).map(({ name }) => textFor(name));
}
