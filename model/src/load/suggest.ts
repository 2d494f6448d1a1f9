import { closest, distance } from 'fastest-levenshtein';

const MAX_CHOICES = 8;

/**
 * Returns `Did you mean "routes"?`, or a short list of choices. Returns undefined if no choice is similar and there are
 * too many to list.
 */
export function suggest(name: string, choices: Iterable<string>): string | undefined {
  const known = [...choices];
  const question = didYouMean(name, known);
  if (question !== undefined) return question;
  if (known.length === 0 || known.length > MAX_CHOICES) return undefined;
  return known.length === 1 ? `Only "${known[0]}" would do.` : `Choose one of ${known.join(', ')}.`;
}

/**
 * Returns `Did you mean "routes"?`, or a list of all choices. For names inside texts, which editors cannot complete.
 * Returns undefined if there are no choices.
 */
export function suggestOrList(name: string, choices: Iterable<string>): string | undefined {
  const known = [...choices];
  return suggest(name, known) ?? (known.length === 0 ? undefined : `There are ${known.join(', ')}.`);
}

export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const nearestName = nearest(name, known);
  return nearestName === undefined ? undefined : `Did you mean "${nearestName}"?`;
}

/**
 * Returns the choice that the name probably misspells. Accepts some wrong letters, a different case, and a singular for
 * a plural.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const folded = known.find((choice) => choice.toLowerCase() === name.toLowerCase());
  if (folded !== undefined) return folded;
  if (known.length === 0 || name === '') return undefined;
  const nearestName = closest(name, known);
  return distance(name, nearestName) <= maxDistance(Math.max(name.length, nearestName.length))
    ? nearestName
    : undefined;
}

/** Returns the maximum edit distance for a suggestion. A transposition counts as two. */
function maxDistance(length: number): number {
  return length < 4 ? 1 : Math.min(4, Math.ceil(length * 0.4));
}
