/** Returns a text in every language of the project. A language without its own text gets the English one. */
export type Say = (words: Words) => Readonly<Record<string, string>>;

type Words = { readonly en: string } & Readonly<Record<string, string>>;

export function sayIn(languages: readonly string[]): Say {
  return (words) => Object.fromEntries(languages.map((language) => [language, words[language] ?? words.en]));
}

/** Turns a name into words: `fare-zones` → `Fare zones`. */
export function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
