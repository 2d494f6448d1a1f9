import { expect, test } from 'vitest';
import { entriesOf, hasEnd, isLong, isOn } from './entries.ts';
import { calendarView, hanoi } from './view.fixture.ts';

const times = calendarView({});
const days = calendarView({ days: true });

test('a record is on the days of the project’s time zone, and its end at midnight belongs to the day before', () => {
  const records = [
    { id: 1, from: '2026-11-30T16:30:00.000Z', to: '2026-11-30T17:00:00.000Z' },
    { id: 2, from: '2026-11-30T17:00:00.000Z', to: '2026-11-30T18:30:00.000Z' },
  ];
  expect(entriesOf(times, records, hanoi)).toEqual([
    { record: records[0], first: '2026-11-30', last: '2026-11-30', time: '23:30', until: '00:00' },
    { record: records[1], first: '2026-12-01', last: '2026-12-01', time: '00:00', until: '01:30' },
  ]);
});

test('a record without a valid end is at one time, and a record without a start is not in the calendar', () => {
  const start = '2026-11-30T01:00:00.000Z';
  const found = entriesOf(
    times,
    [{ id: 1, from: start, to: null }, { id: 2, from: start, to: start }, { id: 3 }],
    hanoi,
  );
  expect(found.map(({ record, first, last, until }) => [record.id, first, last, until])).toEqual([
    [1, '2026-11-30', '2026-11-30', undefined],
    [2, '2026-11-30', '2026-11-30', undefined],
  ]);
});

test('a record of days lasts until its last day; without an end it lasts a day, or goes on in an endless calendar', () => {
  const records = [
    { id: 'open', from: '2026-11-01' },
    { id: 'long', from: '2026-11-10', to: '2026-11-12' },
  ];
  const [long, open] = entriesOf(days, records, hanoi);
  expect(long).toMatchObject({ record: { id: 'long' }, first: '2026-11-10', last: '2026-11-12' });
  expect([open && isLong(open), open && isOn(open, '2026-11-02')]).toEqual([false, false]);
  const [endless] = entriesOf(calendarView({ days: true, endless: true }), records, hanoi);
  expect(endless).toMatchObject({ record: { id: 'open' } });
  expect([endless && hasEnd(endless), endless && isOn(endless, '2040-01-01')]).toEqual([false, true]);
});

test('entries of several days come first, the longest first, then the others by time', () => {
  const at = (id: string, from: string, to?: string) => ({ id, from, to });
  const records = [
    at('late', '2026-11-30T08:00:00.000Z'),
    at('early', '2026-11-30T02:00:00.000Z'),
    at('two days', '2026-11-30T02:00:00.000Z', '2026-12-01T02:00:00.000Z'),
    at('three days', '2026-11-30T02:00:00.000Z', '2026-12-02T02:00:00.000Z'),
  ];
  expect(entriesOf(times, records, hanoi).map(({ record }) => record.id)).toEqual([
    'three days',
    'two days',
    'early',
    'late',
  ]);
});
