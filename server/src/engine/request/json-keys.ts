/** An object that brings one of these can be made no text and no number of: `String(value)` would throw, wherever it stands. */
const KEYS = new Set(['toString', 'valueOf']);
/** Texts without any of these hold none of the keys, however they are escaped. */
const SUSPECT = [...KEYS, '\\u'];

/**
 * The key by which an object of a JSON value hides what every object has, as `__proto__` would, which the parser itself refuses. No
 * field has such a name.
 * @param value what was parsed of the text; its depth is bounded
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
