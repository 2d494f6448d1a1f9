import { isObject } from './json/is-object.ts';
import { textIn } from './text.ts';

/** A value of a field of the kind `localized-text`: texts by language. */
export type LocalizedText = Readonly<Partial<Record<string, string>>>;

/**
 * Returns the text of a localized value in a language. A plain text is returned unchanged.
 * @param fallbacks languages to try next, in order; then any language; '' if there is no text
 */
export function localizedTextIn(value: unknown, language: string, fallbacks: readonly string[] = []): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return '';
  const texts = Object.entries(value).flatMap(([tag, text]) => (typeof text === 'string' && text ? [[tag, text]] : []));
  return textIn(Object.fromEntries(texts), language, fallbacks);
}
