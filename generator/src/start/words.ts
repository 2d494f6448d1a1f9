import type { Say } from '@tuyen/model/load';

export type { Say };

export function sayIn(languages: readonly string[]): Say {
  return (words) => Object.fromEntries(languages.map((language) => [language, words[language] ?? words.en]));
}

/** Turns a name into words: `fare-zones` → `Fare zones`. */
export function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
