/** `71%`, `1.250 mét`: signs stand next to their number, words and letters after a space that does not break. The number alone without a unit. */
export function withUnit(number: string, unit: string): string {
  return /^\p{L}/u.test(unit) ? `${number}\u00A0${unit}` : `${number}${unit}`;
}
