/**
 * Returns the language of the answer: the first of `Accept-Language` (by weight) that the project has, or the default
 * language. `en-GB;q=0.8, vi` → `vi`
 */
export function languageOf(header: string | undefined, languages: readonly string[]): string {
  const fallback = languages[0] ?? 'en';
  if (!header || header === fallback) return fallback;
  const wanted = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim().toLowerCase(), weight: weight ? Number(weight.trim().slice(2)) : 1, index };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { tag } of wanted) {
    const found = languages.find((language) => [tag, tag.split('-')[0]].includes(language.toLowerCase()));
    if (found) return found;
  }
  return fallback;
}
