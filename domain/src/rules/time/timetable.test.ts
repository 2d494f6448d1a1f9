import { expect, it } from 'vitest';
import { departuresOn, weekdayOf, type Schedule } from './timetable.ts';

const schedule: Schedule = {
  weekdays: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
  valid_from: '2026-06-01',
  valid_to: '2026-06-30',
  departures: [
    { time: '05:00', direction: 'OUTBOUND', running_minutes: 50 },
    { time: '22:45', direction: 'INBOUND' },
  ],
};

it.each([
  ['2026-06-15', 'MON', 2],
  ['2026-06-13', 'SAT', 0],
  ['2026-06-14', 'SUN', 0],
  ['2026-06-01', 'MON', 2],
  ['2026-05-29', 'FRI', 0],
  ['2026-06-30', 'TUE', 2],
  ['2026-07-01', 'WED', 0],
  ['2028-02-29', 'TUE', 0],
])('on %s, a %s, the schedule has %d departures', (day, weekday, count) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(departuresOn(schedule, day)).toHaveLength(count);
});

it('an active schedule without an end date has departures, but an inactive schedule has none', () => {
  expect(departuresOn({ ...schedule, valid_to: null }, '2028-02-29')).toEqual([
    { direction: 'OUTBOUND', hours: 5, minutes: 50 },
    { direction: 'INBOUND', hours: 22.75, minutes: null },
  ]);
  expect(departuresOn({ ...schedule, status: 'INACTIVE' }, '2026-06-15')).toEqual([]);
});
