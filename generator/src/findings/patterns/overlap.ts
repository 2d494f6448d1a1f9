const known = new Map<string, boolean>();
let everyCharacter: string | undefined;

/**
 * Returns whether some character matches both arguments. Each is a character, an escape or a class of a pattern with
 * the flag `u`.
 */
export function overlap(one: string, other: string): boolean {
  if (isPlain(one) && isPlain(other)) return one === other;
  if (isPlain(one)) return matches(other, one);
  if (isPlain(other)) return matches(one, other);
  const key = `(?=${one})${other}`;
  const found = known.get(key) ?? matches(key, allCharacters());
  known.set(key, found);
  return found;
}

const isPlain = (text: string): boolean => /^[^.\\[]$/u.test(text);

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text);

/**
 * Returns a string of every Unicode code point except the surrogates. Decodes it from UTF-16, because joining single
 * characters takes thirty times as long.
 */
function allCharacters(): string {
  if (everyCharacter !== undefined) return everyCharacter;
  const units = new Uint16Array(0xf8_00 + 2 * 0x10_00_00);
  let length = 0;
  const add = (unit: number): void => {
    units[length] = unit;
    length += 1;
  };
  for (let code = 0; code <= 0xff_ff; code += 1) if (code < 0xd8_00 || code > 0xdf_ff) add(code);
  for (let code = 0; code <= 0xf_ff_ff; code += 1) {
    add(0xd8_00 + (code >> 10));
    add(0xdc_00 + (code & 0x3_ff));
  }
  everyCharacter = new TextDecoder('utf-16le').decode(units);
  return everyCharacter;
}
