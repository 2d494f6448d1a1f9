/** What a language calls itself: `Deutsch`, `Tiếng Việt`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  // Some languages write their names small inside a sentence; here the name is on its own.
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
