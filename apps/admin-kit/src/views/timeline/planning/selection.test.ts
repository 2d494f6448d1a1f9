import type { TimelineView } from '@tuyen/model';
import { expect, test } from 'vitest';
import { barsOf, inKnownOrder, lanesOf } from '../lay-out.ts';
import { between, runFrom, toggled } from './selection.ts';

const view: TimelineView = {
  name: 'board',
  kind: 'timeline',
  label: {},
  slugs: [],
  filter: {},
  lanes: ['line'],
  from: 'from',
  to: 'to',
  exclusive: ['car'],
  idle: { state: 'OFF' },
  assign: ['car'],
  bar: [],
  needs: ['car'],
  repeats: [],
  turns: 'way',
  parts: { fields: [] },
};

const at = (half: number) => new Date(Date.UTC(2026, 2, 16) + half * 1_800_000).toISOString();
const trip = (id: string, half: number, values: object = {}) => ({
  id,
  line: 'l',
  way: half % 2 ? 'back' : 'out',
  from: at(half),
  to: at(half + 2),
  ...values,
});
const lanes = (...records: ReturnType<typeof trip>[]) => lanesOf(barsOf(view, records), 'line', []);

test('a bar lacks each needed field that is empty, unless the bar is idle', () => {
  const bars = barsOf(view, [trip('a', 0), trip('b', 2, { car: 'x' }), trip('c', 4, { state: 'OFF' })]);
  expect(bars.map(({ lacks, isIdle }) => [lacks, isIdle])).toEqual([
    [['car'], false],
    [[], false],
    [[], true],
  ]);
});

test('a run goes on with the next open bar of the lane in the other direction', () => {
  const all = lanes(...Array.from({ length: 8 }, (_, half) => trip(String(half), half)), trip('m', 3, { line: 'm' }));
  expect(runFrom(view, all, '0')).toEqual(['0', '3', '6']);
  const { turns: _, ...straight } = view;
  expect(runFrom(straight, all, '0')).toEqual(['0', '2', '4', '6']);
  expect(runFrom(view, lanes(trip('0', 0), trip('3', 3, { car: 'x' }), trip('5', 5)), '0')).toEqual(['0', '5']);
});

test('a range reaches from one bar of a lane to another, and in another lane is only the bar itself', () => {
  const all = lanes(trip('a', 0), trip('b', 1), trip('c', 2), trip('m', 1, { line: 'm' }));
  expect(between(all, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(between(all, 'a', 'm')).toEqual(['m']);
});

test('choosing chosen bars again takes all of them away', () => {
  expect([...toggled(new Set(['a']), ['a', 'b'])]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b', 'c']), ['a', 'b'])]).toEqual(['c']);
});

test('lanes keep their place when their bars change, with unassigned bars first and new lanes last', () => {
  const lane = (id: string | null) => ({ id, rows: [] });
  const shown = inKnownOrder([lane('new'), lane('b'), lane('a'), lane(null)], ['a', 'b']);
  expect(shown.map(({ id }) => id)).toEqual([null, 'a', 'b', 'new']);
});
