import { hanoiToday } from './today.ts';

/** Until this day the country was in mourning, and so was the banner. */
export const MOURNING_ENDS = '2024-07-27';

/** Is the banner black and white? Days begin and end in Hanoi. */
export function isMourning(now: Date): boolean {
  return hanoiToday(now) < MOURNING_ENDS;
}
