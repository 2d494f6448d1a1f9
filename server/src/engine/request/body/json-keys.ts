/**
 * Keys that a request must not contain. JavaScript cannot convert an object with such a key to text or number:
 * `String(value)` throws.
 */
const KEYS = new Set(['toString', 'valueOf']);
/**
 * A JSON text without any of these parts contains no forbidden key. The start of a Unicode escape is one of the parts,
 * because keys can be written with such escapes.
 */
const SUSPECT = [...KEYS, '\\u'];

/**
 * Returns the first key in a JSON value that would hide an inherited method such as `toString`. No field has such a
 * name. The JSON parser itself rejects `__proto__`.
 * @param text JSON text of the value
 * @param value parsed value of the text, with bounded depth
 */
export function hidingKey(text: string, value: unknown): string | undefined {
  return SUSPECT.some((part) => text.includes(part)) ? keyWithin(value) : undefined;
}

function keyWithin(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = KEYS.has(key) ? key : keyWithin(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
