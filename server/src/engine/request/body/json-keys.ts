/** An object with one of these keys cannot be converted to text or number: `String(value)` would throw. */
const KEYS = new Set(['toString', 'valueOf']);
/** A text without any of these cannot contain the keys, even escaped. */
const SUSPECT = [...KEYS, '\\u'];

/**
 * Returns the key with which an object of a JSON value shadows an inherited method. No field has such a name. The
 * parser itself rejects `__proto__`.
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
