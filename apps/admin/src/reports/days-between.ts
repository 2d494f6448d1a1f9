const DAY_MS = 86_400_000;

/** Returns the number of days between two `YYYY-MM-DD` dates. The same date returns 0. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}
