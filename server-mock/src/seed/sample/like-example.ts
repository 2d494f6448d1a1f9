export interface Limits {
  readonly pattern: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

const ATTEMPTS = 5;
/**
 * In a text with at least this number of digits, the first half of the digits stays unchanged, because phone numbers
 * share their beginning.
 */
const MANY = 6;
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns a text like the example. It has the same punctuation but other digits, or other capital letters if the
 * example has no digits. Returns undefined if the example has neither digits nor capitals, or if no text fits the
 * limits.
 */
export function likeExample(
  example: string,
  random: () => number,
  { pattern, minLength = 0, maxLength = Infinity }: Limits,
): string | undefined {
  const digits = (example.match(/\d/gu) ?? []).length;
  if (digits === 0 && !/^[^a-z]*[A-Z]{2}[^a-z]*$/u.test(example)) return undefined;
  const stay = digits >= MANY ? Math.ceil(digits / 2) : 0;
  const fits = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    let seen = 0;
    const text = example.replaceAll(digits > 0 ? /\d/gu : /[A-Z]/gu, (char) => {
      if (digits === 0) return CAPITALS.charAt(Math.floor(random() * CAPITALS.length));
      return (seen += 1) > stay ? String(Math.floor(random() * 10)) : char;
    });
    if (text.length >= minLength && text.length <= maxLength && (fits?.test(text) ?? true)) return text;
  }
  return undefined;
}
