/** Until this moment, the beginning of a day in Hanoi, the country is in mourning. */
export const MOURNING_ENDS = '2024-07-27T00:00:00+07:00';

/** Is the banner black and white? */
export function isMourning(now: Date): boolean {
  return now < new Date(MOURNING_ENDS);
}
