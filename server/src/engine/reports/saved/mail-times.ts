import { addDays, dayOfPeriod, type Zone } from '@tuyen/model';

/** How often a report is sent: each day, each Monday, or on the first day of each month. */
export const MAIL_TIMES = ['day', 'week', 'month'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/** Returns the next time after `now` at which a report is sent, in milliseconds since 1970. */
export function nextMail(every: MailTime, hour: number, now: Date, zone: Zone): number {
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = zone.dayOf(now);
  const first = every === 'day' ? today : dayOfPeriod(every, today, 0);
  const next = every === 'day' ? addDays(today, 1) : dayOfPeriod(every, today, 1);
  const at = zone.momentOf(first, time).getTime();
  return at > now.getTime() ? at : zone.momentOf(next, time).getTime();
}
