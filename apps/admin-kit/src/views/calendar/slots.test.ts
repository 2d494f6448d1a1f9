import { expect, test } from 'vitest';
import type { CalendarEntry } from './entries.ts';
import { hoursOf, slotsOf } from './slots.ts';

const at = (time: string): CalendarEntry => ({ record: { id: time }, first: '2026-12-01', last: '2026-12-01', time });

test('a day shows its working hours and the hours of its entries', () => {
  expect([hoursOf([])[0], hoursOf([]).at(-1)]).toEqual([7, 18]);
  const hours = hoursOf([at('04:45'), at('22:10')]);
  expect([hours[0], hours.at(-1)]).toEqual([4, 22]);
});

test('an entry is in the hour in which it begins', () => {
  const slots = slotsOf([at('08:00'), at('08:59'), at('09:00')]);
  expect(slots.get('2026-12-01 8')?.map(({ time }) => time)).toEqual(['08:00', '08:59']);
  expect(slots.get('2026-12-01 9')).toHaveLength(1);
});
