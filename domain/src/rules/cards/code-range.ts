/** Maximum number of cards in one request. A box contains a few hundred cards, a delivery a few thousand. */
export const MOST_CARDS = 5000;

export type RangeFault = 'range_apart' | 'range_reversed' | 'range_too_long';

const PARTS = /^(.*?)(\d+)(\D*)$/;

/**
 * Returns all codes of a range, both ends included. The codes may differ only in their last digits, such as
 * `HN26A00001` and `HN26A00120`, or `26000001/MP`.
 */
export function codesBetween(from: string, to: string): readonly string[] | RangeFault {
  if (from === to) return [from];
  const [, head, first = '', tail] = PARTS.exec(from) ?? [];
  const [, otherHead, last = '', otherTail] = PARTS.exec(to) ?? [];
  if (head === undefined || head !== otherHead || tail !== otherTail || first.length !== last.length)
    return 'range_apart';
  const start = BigInt(first);
  const count = BigInt(last) - start + 1n;
  if (count < 1n) return 'range_reversed';
  if (count > BigInt(MOST_CARDS)) return 'range_too_long';
  return Array.from(
    { length: Number(count) },
    (_, index) => `${head}${String(start + BigInt(index)).padStart(first.length, '0')}${tail ?? ''}`,
  );
}

/**
 * Returns `count` consecutive codes, beginning with `first`. Returns undefined if the last number has more digits than
 * the code allows.
 */
export function codesFrom(first: string, count: number): readonly string[] | undefined {
  const [, head, digits = '', tail] = PARTS.exec(first) ?? [];
  if (head === undefined) return count === 1 ? [first] : undefined;
  const last = String(BigInt(digits) + BigInt(count) - 1n);
  if (last.length > digits.length) return undefined;
  const codes = codesBetween(first, `${head}${last.padStart(digits.length, '0')}${tail ?? ''}`);
  return typeof codes === 'string' ? undefined : codes;
}
