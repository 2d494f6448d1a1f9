/**
 * Reads a constant default as databases write it: `'G'::mpaa_rating`, `3`, `4.99`, `true`, `'Y'`. Returns undefined for
 * NULL, for an empty text and for expressions such as `now()`.
 */
export function constantDefault(written: string | null): string | number | boolean | undefined {
  if (written === null) return undefined;
  const text = written.trim().replace(/^\((.*)\)$/su, '$1');
  const quoted = /^'((?:[^']|'')*)'(?:::["\w. ]+(?:\(\d+(?:,\d+)?\))?)?$/u.exec(text)?.[1];
  if (quoted !== undefined) return quoted === '' ? undefined : quoted.replaceAll("''", "'");
  const number = /^\(?(-?\d+(?:\.\d+)?)\)?(?:::["\w. ]+(?:\(\d+(?:,\d+)?\))?)?$/u.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  if (/^(?:true|false)$/iu.test(text)) return text.toLowerCase() === 'true';
  return undefined;
}

/** Returns whether the database fills the column: by a constant, an expression or a sequence. */
export function isFilled(written: string | null): boolean {
  return written !== null && written.trim() !== '' && written.trim().toLowerCase() !== 'null';
}
