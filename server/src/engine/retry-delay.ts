const FIRST_MS = 60_000;
const LONGEST_MS = 4 * 3_600_000;

/**
 * Returns the milliseconds until the next attempt to send a mail: a minute, doubled after each attempt, at most four
 * hours. A random part of up to a quarter is subtracted, so that mails that failed together are not retried together.
 * @param attempt number of attempts so far, from 1
 * @param chance random number from 0 to 1
 */
export function retryDelay(attempt: number, chance: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(longest * (0.75 + 0.25 * chance));
}
