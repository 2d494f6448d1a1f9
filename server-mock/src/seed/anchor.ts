/** Reference time of the fixtures: a Monday, 09:00 in Vietnam. Tests freeze the clock at this time. */
export const ANCHOR = new Date('2026-03-16T02:00:00.000Z');

const DAY = 86_400_000;

/**
 * Moves the reference time of the fixtures (`anchor`) by whole days to the latest time that is not after `now`. The
 * time of day does not change. A server that starts twice on one day therefore has the same data, and its newest data
 * is from this morning.
 */
export function anchorBefore(now: Date, anchor: Date = ANCHOR): Date {
  const days = Math.floor((now.getTime() - anchor.getTime()) / DAY);
  return new Date(anchor.getTime() + days * DAY);
}
