import { addDays, dayOfPeriod, type Field, type ListConditions, type Period, type Zone } from '@tuyen/model';

function startOf(field: Field, day: string, zone: Zone): string {
  return field.kind === 'date' ? day : zone.momentOf(day).toISOString();
}

const DAY_MS = 86_400_000;

export interface TrendSpan {
  readonly bounds: readonly string[];
  readonly conditions: ListConditions;
}

/**
 * Returns the four bounds of three consecutive time spans. Span 2 is the current day, week or month. Span 0 is the part
 * of the previous one up to the same point, and span 1 is its rest. For example, at nine o'clock, today is compared
 * with yesterday up to nine.
 */
export function comparedSpan(field: Field, period: Period, now: Date, zone: Zone): TrendSpan {
  const today = zone.dayOf(now);
  const [before, since, end] = [
    dayOfPeriod(period, today, -1),
    dayOfPeriod(period, today, 0),
    dayOfPeriod(period, today, 1),
  ];
  const first = startOf(field, since, zone);
  const days = (Date.parse(today) - Date.parse(since)) / DAY_MS;
  const sameDay = addDays(before, days);
  const reached = field.kind === 'date' ? addDays(sameDay, 1) : zone.momentOf(sameDay, zone.timeOf(now)).toISOString();
  // The compared part of the previous month must not continue into the current month. On March 30, for example,
  // February has no day 30.
  const until = reached < first ? reached : first;
  const bounds = [startOf(field, before, zone), until, first, startOf(field, end, zone)];
  return { bounds, conditions: daysOf(field, since, addDays(end, -1)) };
}

export interface Points extends TrendSpan {
  readonly days: readonly string[];
}

export function pointsOf(field: Field, by: Period, last: number, now: Date, zone: Zone): Points {
  const today = zone.dayOf(now);
  const days = Array.from({ length: last }, (_, index) => dayOfPeriod(by, today, index + 1 - last));
  const end = dayOfPeriod(by, today, 1);
  return {
    days,
    bounds: [...days, end].map((day) => startOf(field, day, zone)),
    conditions: daysOf(field, days[0] ?? today, addDays(end, -1)),
  };
}

function daysOf({ name }: Field, from: string, to: string): ListConditions {
  return from === to ? { [`${name}||$eq`]: from } : { [`${name}||$gte`]: from, [`${name}||$lte`]: to };
}
