const LONGEST = 100;

/**
 * Normalizes a printed card code of 8 to 12 characters from A-Z0-9. People type it in groups and in lowercase.
 * @returns the canonical code, or undefined if it is invalid
 */
export function normalizeCardCode(written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  const bare = written
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return /^[A-Z0-9]{8,12}$/.test(bare) ? bare : undefined;
}
