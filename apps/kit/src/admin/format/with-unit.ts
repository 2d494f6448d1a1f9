/** Signs are written next to their number, words and letters after a space. */
export function withUnit(number: string, unit: string): string {
  return /^\p{L}/u.test(unit) ? `${number}\u00A0${unit}` : `${number}${unit}`;
}
