/**
 * Formats a number with its unit: `71%`, `1.250 mét`. A unit that is a sign follows directly. A unit that begins with a
 * letter follows after a non-breaking space. Without a unit, returns the number alone.
 */
export function withUnit(number: string, unit: string): string {
  return /^\p{L}/u.test(unit) ? `${number}\u00A0${unit}` : `${number}${unit}`;
}
