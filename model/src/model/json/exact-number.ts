const DECIMAL = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,6}))?$/iu;

/**
 * Returns a canonical text of a number: its digits without leading and trailing zeros, and the power of ten of the last
 * digit. Two numbers that differ at most in their sign have the same text.
 */
function decimalOf(text: string): string | undefined {
  const [, whole, fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = `${whole}${fraction}`.replace(/^0+/u, '');
  const significant = digits.replace(/0+$/u, '');
  if (significant === '') return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/**
 * Returns whether every JSON parser reads this number alike (RFC 7493): finite, and within ±(2^53 − 1) if it has no
 * fraction.
 */
export function isInteroperable(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

/**
 * Parses a decimal number such as `-12.5` or `1e3`. Returns undefined for any other text, and for a number that JavaScript would round:
 * an integer beyond ±(2^53 − 1), more than 17 significant digits, or an exponent that becomes 0 or infinite.
 */
export function exactNumber(text: string): number | undefined {
  const decimal = decimalOf(text);
  if (decimal === undefined) return undefined;
  const value = Number(text);
  if (!isInteroperable(value)) return undefined;
  // Accept both spellings of the same number: JavaScript writes the shortest digits (0.1), other languages write 17
  // digits.
  const isExact = decimal === decimalOf(String(value)) || decimal === decimalOf(value.toPrecision(17));
  return isExact ? value : undefined;
}

export function isInexactNumber(text: string): boolean {
  return decimalOf(text) !== undefined && exactNumber(text) === undefined;
}

/** Matches JSON texts in which a number may be inexact: sixteen characters of digits, or an exponent. */
const SUSPECT = /(?:^|[\s:,[])-?(?:[\d.]{16}|[\d.]+e)/iu;

export function mayBeInexact(json: string): boolean {
  return SUSPECT.test(json);
}

const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/gsu;
const NUMBER = /-?\d[\d.e+-]*/giu;

export function hasInexactNumber(json: string): boolean {
  return mayBeInexact(json) && (json.replace(TEXT, '""').match(NUMBER) ?? []).some(isInexactNumber);
}
