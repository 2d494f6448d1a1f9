/** Returns the plural of an English noun: `pet` becomes `pets`, `ability` becomes `abilities`. */
export function plural(noun: string): string {
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, 'ies');
  return /(?:s|x|z|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}
