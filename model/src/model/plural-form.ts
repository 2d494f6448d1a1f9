/** As Unicode's plural rules order them. A language has some of them. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const known = new Map<string, { readonly rules: Intl.PluralRules; readonly categories: readonly string[] }>();

/**
 * Of `day |||| days` the form that suits the number. The forms stand in the order of the language's plural categories; where there are
 * fewer, the last stands for the others. A language without such categories may still name one thing otherwise than several.
 * @param count what is no number has the last form, like an unknown one
 */
export function pluralForm(text: string, count: unknown, language: string): string {
  const forms = text.split(' |||| ');
  const last = forms.at(-1) ?? text;
  if (forms.length === 1 || typeof count !== 'number') return last;
  const { rules, categories } = rulesOf(language);
  if (categories.length === 1) return (count === 1 ? forms[0] : last) ?? last;
  return forms[categories.indexOf(rules.select(count))] ?? last;
}

function rulesOf(language: string) {
  const made = known.get(language);
  if (made) return made;
  const rules = new Intl.PluralRules(language);
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  const found = { rules, categories: CATEGORIES.filter((category) => own.includes(category)) };
  known.set(language, found);
  return found;
}
