import type { Say } from '@tuyen/model/load';

export type { Say };

/**
 * Returns a function that chooses a text for each language tag: the text of the tag, else of its language (`de` for
 * `de-AT`), else English.
 */
export function sayIn(languages: readonly string[]): Say {
  const textIn = (words: Readonly<Record<string, string>>, language: string) =>
    words[language] ?? words[language.split('-')[0] ?? language];
  return (words) => Object.fromEntries(languages.map((language) => [language, textIn(words, language) ?? words.en]));
}

export function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
