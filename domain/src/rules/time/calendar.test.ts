import { describe, expect, it } from 'vitest';
import { formats } from '../region.ts';
import { addDays, daysBetween, instantOf, lastOfMonth, localDate, notPast } from './calendar.ts';

describe('Calendar of Asia/Ho_Chi_Minh', () => {
  it.each([
    ['2026-06-14T16:59:59.999Z', '2026-06-14'],
    ['2026-06-14T17:00:00.000Z', '2026-06-15'],
    ['2025-12-31T17:00:00.000Z', '2026-01-01'],
  ])('the instant %s is on the local day %s', (instant, day) => expect(localDate(instant)).toBe(day));

  it.each([
    ['2026-06-15', 0, '2026-06-14T17:00:00.000Z'],
    ['2026-06-15', 8.5, '2026-06-15T01:30:00.000Z'],
  ])('the local day %s plus %d hours is the instant %s', (day, hours, instant) =>
    expect(instantOf(day, hours)).toBe(instant),
  );

  it('days are added and counted across months, and the last day of a month is found', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
  });

  it('the current day does not count as past', () => {
    expect(notPast('2026-06-15', '2026-06-15')).toBe(true);
    expect(notPast('2026-06-14', '2026-06-15')).toBe(false);
  });
});

it('dates and times are formatted as in Vietnam', () => {
  expect(formats.date('2026-04-30')).toBe('30/04/2026');
  expect(formats.dateTime('2026-04-30T17:05:00Z')).toBe('01/05/2026 00:05');
});
