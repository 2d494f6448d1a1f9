const FIRST_MS = 60_000;
const LONGEST_MS = 4 * 3_600_000;

/**
 * Milliseconds until the next attempt: a minute, then twice as long each time, four hours at most. Between three quarters of it and all
 * of it, so that messages that failed together do not come back together.
 * @param attempt how many there have been, from 1
 * @param chance from 0 to 1
 */
export function retryDelay(attempt: number, chance: number): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(longest * (0.75 + 0.25 * chance));
}
