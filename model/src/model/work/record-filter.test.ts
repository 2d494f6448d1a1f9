import { describe, expect, test } from 'vitest';
import { zoneNamed } from '../../region/time-zone.ts';
import { dayOfPeriod, listConditions, relativeTime, type RecordFilter } from './record-filter.ts';

/** A Wednesday, 30 minutes after midnight in Hà Nội. In UTC it is still Tuesday. */
const context = {
  now: new Date('2026-11-17T17:30:00Z'),
  zone: zoneNamed('Asia/Ho_Chi_Minh'),
  userId: 'u1',
  officeId: null,
};
const conditions = (filter: RecordFilter) => listConditions(filter, context);

describe('Query conditions of a record filter', () => {
  test.each<[RecordFilter, object]>([
    [{ status: 'NEW' }, { 'status||$eq': 'NEW' }],
    [{ status: ['NEW', 'OLD'] }, { 'status||$in': ['NEW', 'OLD'] }],
    [{ driver_id: null }, { 'driver_id||$isnull': null }],
    [
      { status: { not: 'NEW' }, driver_id: { not: null } },
      { 'status||$ne': 'NEW', 'driver_id||$notnull': true },
    ],
    [{ status: { not: ['NEW', 'OLD'] } }, { 'status||$notin': ['NEW', 'OLD'] }],
    [{ left: { to: 5 } }, { 'left||$lte': 5 }],
    [{ left: { from: 0, to: 5 } }, { 'left||$gte': 0, 'left||$lte': 5 }],
    [{ left: { from: 5, to: 5 } }, { 'left||$eq': 5 }],
    [{ left: {} }, {}],
    [
      { left: 0, right: false },
      { 'left||$eq': 0, 'right||$eq': false },
    ],
    [{ paid_at: { from: 'today', to: 'today' } }, { 'paid_at||$eq': '2026-11-18' }],
    [{ paid_at: { from: 'week', to: 'today-1' } }, { 'paid_at||$gte': '2026-11-16', 'paid_at||$lte': '2026-11-17' }],
    [{ paid_at: { from: 'month-1' } }, { 'paid_at||$gte': '2026-10-01' }],
    [
      { paid_at: { from: 'now-15m', to: 'now+2h' } },
      { 'paid_at||$gte': '2026-11-17T17:15:00.000Z', 'paid_at||$lte': '2026-11-17T19:30:00.000Z' },
    ],
    [{ paid_at: { from: '2026-01-01' } }, { 'paid_at||$gte': '2026-01-01' }],
    [{ created_by: { current: 'user' } }, { 'created_by||$eq': 'u1' }],
    [{ office_id: { current: 'office' } }, { 'office_id||$eq': '-' }],
  ])('the record filter %j becomes the query conditions %j', (filter, expected) =>
    expect(conditions(filter)).toEqual(expected),
  );
});

test.each(['tomorrow', 'now-15', 'now-1y', 'today-3h', 'today+12345', 'Today'])(
  'the text %s is rejected as a relative time',
  (text) => expect(relativeTime(text)).toBeUndefined(),
);

test.each([
  ['today', { word: 'today', count: 0, exact: false }],
  ['today-7', { word: 'today', count: -7, exact: false }],
  ['week+1', { word: 'week', count: 1, exact: false }],
  ['month-12', { word: 'month', count: -12, exact: false }],
  ['now', { word: 'now', count: 0, exact: true }],
  ['now-15m', { word: 'now', count: -900_000, exact: true }],
  ['now+2h', { word: 'now', count: 7_200_000, exact: true }],
  ['now+1d', { word: 'now', count: 86_400_000, exact: true }],
])('the text %s is parsed as a relative time', (text, time) => expect(relativeTime(text)).toEqual(time));

test('record filters resolve relative dates, in the project\'s time zone, and the value "current user"', () => {
  expect(conditions({ paid_at: { from: 'today', to: 'month+1' } })).toEqual({
    'paid_at||$gte': '2026-11-18',
    'paid_at||$lte': '2026-12-01',
  });
  expect(conditions({ paid_at: { from: 'now' } })).toEqual({ 'paid_at||$gte': '2026-11-17T17:30:00.000Z' });
  expect(conditions({ office_id: { current: 'user' } })).toEqual({ 'office_id||$eq': 'u1' });
});

test('the start of a period in days is the given day plus the number of days', () => {
  expect(dayOfPeriod('day', '2026-11-18', 0)).toBe('2026-11-18');
  expect(dayOfPeriod('day', '2026-11-18', 14)).toBe('2026-12-02');
  expect(dayOfPeriod('week', '2026-11-18', 2)).toBe('2026-11-30');
});

test('a period counted in weeks starts on a Monday, and a period counted in months on the first day of a month', () => {
  expect(['2026-11-15', '2026-11-16'].map((day) => dayOfPeriod('week', day, 0))).toEqual(['2026-11-09', '2026-11-16']);
  expect(dayOfPeriod('week', '2026-11-18', -1)).toBe('2026-11-09');
  expect(dayOfPeriod('month', '2026-03-31', -1)).toBe('2026-02-01');
});
