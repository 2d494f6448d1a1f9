/** The day and time that the fixtures hang on: a Monday morning, 09:00 in Việt Nam. Tests freeze the clock here. */
export const ANCHOR = new Date('2026-03-16T02:00:00.000Z');

/** The anchor moved by whole months to be the last such day and time that is not after `today`. */
export function anchorBefore(today: Date, anchor: Date = ANCHOR): Date {
  const moved = new Date(anchor);
  const months = (today.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + today.getUTCMonth() - anchor.getUTCMonth();
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  if (moved > today) moved.setUTCMonth(moved.getUTCMonth() - 1);
  return moved;
}
