/**
 * Unicode's plural categories. The plural forms of a text are written in this order, without the categories that its
 * language does not use.
 */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const known = new Map<string, { readonly rules: Intl.PluralRules; readonly categories: readonly string[] }>();

/**
 * Returns the form of `day |||| days` that suits the number. The forms are in the order of the language's plural
 * categories; the last form also serves missing ones. In a language without plural categories, the first form is used
 * for exactly 1.
 * @param count a value that is not a number selects the last form
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
