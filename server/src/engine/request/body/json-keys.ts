/** If an object has one of these keys, JavaScript cannot convert it to text or number: `String(value)` throws. */
const KEYS = new Set(['toString', 'valueOf']);
/**
 * A JSON text can contain a forbidden key only if it contains one of these parts. Keys can also be written with Unicode
 * escapes.
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
