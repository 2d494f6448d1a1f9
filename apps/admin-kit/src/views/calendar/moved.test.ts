import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { movedTo } from './moved.ts';
import { berlin, calendarView, hanoi } from './view.fixture.ts';

const times = calendarView({});

function moved(view = times, values: object, zone = hanoi, ...to: readonly [day: string, hour?: number]) {
  const [entry] = entriesOf(view, [{ id: 1, ...values }], zone);
  if (!entry) throw new Error('The record is not in the calendar.');
  const { from, to: until } = movedTo(view, entry, to[0], zone, to[1]);
  return [from, until];
}

test('a record keeps its clock times on another day, also over a change of the clock', () => {
  const trip = { from: '2026-11-30T01:15:00.000Z', to: '2026-11-30T02:45:00.000Z' };
  expect(moved(times, trip, hanoi, '2026-12-24')).toEqual(['2026-12-24T01:15:00.000Z', '2026-12-24T02:45:00.000Z']);
  const visit = { from: '2026-03-27T08:00:00.000Z', to: '2026-03-27T09:00:00.000Z' };
  expect(moved(times, visit, berlin, '2026-03-30')).toEqual(['2026-03-30T07:00:00.000Z', '2026-03-30T08:00:00.000Z']);
});

test('a record that moves to another hour keeps its minutes and its length', () => {
  const trip = { from: '2026-11-30T01:15:00.000Z', to: '2026-11-30T02:45:00.000Z' };
  expect(moved(times, trip, hanoi, '2026-12-01', 14)).toEqual(['2026-12-01T07:15:00.000Z', '2026-12-01T08:45:00.000Z']);
});

test('both days of a record move by the same number of days, and an empty end stays empty', () => {
  const days = calendarView({ days: true });
  expect(moved(days, { from: '2026-11-30', to: '2026-12-31' }, hanoi, '2026-12-01')).toEqual([
    '2026-12-01',
    '2027-01-01',
  ]);
  expect(moved(days, { from: '2026-11-30', to: null }, hanoi, '2026-11-01')).toEqual(['2026-11-01', null]);
});
