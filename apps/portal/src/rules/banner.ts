/** End of the national mourning period in 2024, at midnight in Hanoi. */
export const MOURNING_ENDS = '2024-07-27T00:00:00+07:00';

export function isMourning(now: Date): boolean {
  return now < new Date(MOURNING_ENDS);
}
