/** Returns the name of a language in that language: `Deutsch`, `Tiếng Việt`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  // Some languages write their names in lower case inside a sentence. This name is not part of a sentence.
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
