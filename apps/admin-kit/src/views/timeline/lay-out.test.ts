import type { TimelineView } from '@tuyen/model';
import { expect, test } from 'vitest';
import { axisOf, barsOf, hoursOf, lanesOf } from './lay-out.ts';

const view: TimelineView = {
  name: 'board',
  kind: 'timeline',
  label: {},
  slugs: [],
  filter: {},
  lanes: ['room_id'],
  from: 'from',
  to: 'to',
  exclusive: ['doctor_id'],
  idle: { state: ['CANCELED'] },
  assign: [],
  bar: [],
  needs: [],
  repeats: [],
  parts: { fields: [] },
};

const at = (time: string) => `2026-03-16T${time}:00.000Z`;
const visit = (id: string, from: string, to: string | null, values: object = {}) => ({
  id,
  from: at(from),
  to: to && at(to),
  ...values,
});

test('two timeline bars conflict if they need the same record at the same time, unless one of the bars is canceled', () => {
  const bars = barsOf(view, [
    visit('late', '11:00', '12:00', { doctor_id: 'a' }),
    visit('long', '08:00', '12:00', { doctor_id: 'a' }),
    visit('short', '08:30', '09:00', { doctor_id: 'a' }),
    visit('after', '12:00', '13:00', { doctor_id: 'a' }),
    visit('other', '08:00', '12:00', { doctor_id: 'b' }),
    visit('free', '08:00', '12:00'),
    visit('off', '08:00', '12:00', { doctor_id: 'b', state: 'CANCELED' }),
  ]);
  const clashing = bars.filter(({ clashes }) => clashes.length > 0).map(({ record }) => record.id);
  expect(clashing.toSorted()).toEqual(['late', 'long', 'short']);
});

test('a record without an end time gets a one-hour timeline bar, and a record without a start time gets no bar', () => {
  const [bar, ...rest] = barsOf(view, [visit('open', '08:00', null), { id: 'never' }]);
  expect(rest).toEqual([]);
  expect(bar).toMatchObject({ start: Date.parse(at('08:00')), end: Date.parse(at('09:00')) });
});

test('overlapping bars in a timeline lane are drawn in separate rows', () => {
  const bars = barsOf(view, [
    visit('one', '08:00', '09:00', { room_id: 'r1' }),
    visit('two', '08:30', '10:00', { room_id: 'r1' }),
    visit('three', '09:00', '10:00', { room_id: 'r1' }),
    visit('free', '08:00', '09:00'),
    visit('elsewhere', '08:00', '09:00', { room_id: 'r9' }),
  ]);
  const lanes = lanesOf(bars, 'room_id', ['r0', 'r1']);
  const shown = lanes.map(({ id, rows }) => [id, rows.map((row) => row.map(({ record }) => record.id))]);
  expect(shown).toEqual([
    [null, [['free']]],
    ['r1', [['one', 'three'], ['two']]],
    ['r9', [['elsewhere']]],
    ['r0', []],
  ]);
});

test('the axis of a timeline covers all bars in whole hours and at least eight hours', () => {
  const midnight = Date.parse(at('00:00'));
  const hours = (...records: Parameters<typeof barsOf>[1]) =>
    hoursOf(axisOf(barsOf(view, records), midnight)).map((hour) => new Date(hour).getUTCHours());
  expect(hours(visit('noon', '12:20', '13:00'))).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  expect(hours(visit('early', '04:40', '05:00'), visit('late', '13:00', '13:20'))).toEqual([
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
});
