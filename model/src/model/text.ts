import type { Text } from '../generated/text.ts';

export type { Text };

/**
 * Returns the text in one language.
 * @param fallbacks languages to try next, in order; then any language; '' if there is no text
 */
export function textIn(text: Text, language: string, fallbacks: readonly string[] = []): string {
  for (const tag of [language, ...fallbacks]) {
    const found = text[tag];
    if (found !== undefined) return found;
  }
  return Object.values(text)[0] ?? '';
}
