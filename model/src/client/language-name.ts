/** Returns the name of a language in that language: `Deutsch`, `Tiếng Việt`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  // Capitalized, because some languages write their names in lower case and this name stands alone, not in a sentence.
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
