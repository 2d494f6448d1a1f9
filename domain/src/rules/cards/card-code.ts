/** Its characters with whatever people put between them. */
const LONGEST = 100;

/**
 * The code printed on a card, 8 to 12 of A-Z0-9. People copy it in groups and in lower case.
 * @returns the canonical code, or undefined where it is none
 */
export function normalizeCardCode(written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  const bare = written
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  return /^[A-Z0-9]{8,12}$/.test(bare) ? bare : undefined;
}
