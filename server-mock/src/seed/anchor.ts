/** Reference time of the fixtures: a Monday, 09:00 in Vietnam. Tests freeze the clock at this time. */
export const ANCHOR = new Date('2026-03-16T02:00:00.000Z');

const DAY = 86_400_000;

/**
 * Returns the latest time that is not after `now` and is whole days away from the anchor, so that it has the same time
 * of day. A server that starts twice on one day has the same data, and its newest data is from this morning.
 */
export function anchorBefore(now: Date, anchor: Date = ANCHOR): Date {
  const days = Math.floor((now.getTime() - anchor.getTime()) / DAY);
  return new Date(anchor.getTime() + days * DAY);
}
