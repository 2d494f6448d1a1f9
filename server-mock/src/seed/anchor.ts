/** The day and time that the fixtures hang on: a Monday morning, 09:00 in Việt Nam. Tests freeze the clock here. */
export const ANCHOR = new Date('2026-03-16T02:00:00.000Z');

const DAY = 86_400_000;

/**
 * The anchor moved by whole days to be the last such time of day that is not after `now`: a server that starts twice on one day has
 * the same data, and its newest is of this morning.
 */
export function anchorBefore(now: Date, anchor: Date = ANCHOR): Date {
  const days = Math.floor((now.getTime() - anchor.getTime()) / DAY);
  return new Date(anchor.getTime() + days * DAY);
}
