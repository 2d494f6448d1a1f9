const known = new Map<string, boolean>();
let everyCharacter: string | undefined;

/** Whether some character matches both of two characters, escapes or classes of patterns with the flag `u`. */
export function overlap(one: string, other: string): boolean {
  if (isPlain(one) && isPlain(other)) return one === other;
  if (isPlain(one)) return matches(other, one);
  if (isPlain(other)) return matches(one, other);
  const key = `(?=${one})${other}`;
  const found = known.get(key) ?? matches(key, allCharacters());
  known.set(key, found);
  return found;
}

/** One character that stands for itself. */
const isPlain = (text: string): boolean => /^[^.\\[]$/u.test(text);

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);

/** Every code point of Unicode but the surrogates. */
function allCharacters(): string {
  everyCharacter ??= Array.from({ length: 0x11_00_00 }, (_, code) =>
    code >= 0xd8_00 && code <= 0xdf_ff ? '' : String.fromCodePoint(code),
  ).join('');
  return everyCharacter;
}
