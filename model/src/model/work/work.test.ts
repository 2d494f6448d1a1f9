import { describe, expect, test } from 'vitest';
import { zoneNamed } from '../../region/time-zone.ts';
import { relatedRows } from '../../documents/print/print-rows.ts';
import { fitsText, plainSerial } from '../fields/serial.ts';
import { withUnit } from '../with-unit.ts';
import { type Dashboard, dashboardFor } from '../../documents/dashboard/dashboard.ts';
import { answerRequired } from '../../documents/flow/flow.ts';
import { clockText, clockTime } from '../../documents/scenario/scenario.ts';
import { listedColumns, dayMeant, isRelativeDay } from './tab.ts';

describe('Dashboard that a user sees', () => {
  const of = (name: string, groups: readonly string[], superusers = false): Dashboard => ({
    name,
    source: '',
    label: {},
    groups,
    superusers,
    tiles: [],
  });
  const all = [of('top', [], true), of('head', ['head', 'main']), of('common', [])];
  const seen = (isSuperuser: boolean, group: string | undefined, dashboards = all) =>
    dashboardFor(dashboards, { isSuperuser, group })?.name;

  test('a user sees the dashboard for superusers, or else the dashboard of their group, or else the common dashboard', () => {
    expect([seen(true, 'head'), seen(false, 'main'), seen(false, 'branch'), seen(false, undefined)]).toEqual([
      'top',
      'head',
      'common',
      'common',
    ]);
  });

  test('without a dashboard for superusers, a superuser sees the dashboard of the role group, or else the common one', () => {
    expect(seen(true, 'head', all.slice(1))).toBe('head');
    expect(seen(true, undefined, all.slice(1))).toBe('common');
    expect(seen(false, undefined, all.slice(0, 2))).toBeUndefined();
  });
});

describe('Days relative to today', () => {
  test.each([
    ['today', '2026-11-18'],
    ['today+30', '2026-12-18'],
    ['today-7', '2026-11-11'],
    ['today+0', '2026-11-18'],
  ])('the relative time %s resolves to %s', (value, day) => {
    expect(isRelativeDay(value)).toBe(true);
    expect(dayMeant(value, '2026-11-18')).toBe(day);
  });

  test.each(['today+12345', 'today30', 'Today', 'now', '2026-01-01', 5, null, undefined])(
    'the value %j is returned unchanged because it is not relative to today',
    (value) => {
      expect(isRelativeDay(value)).toBe(false);
      expect(dayMeant(value, '2026-11-18')).toBe(value);
    },
  );
});

test("the columns of a list and its tabs are collected without duplicates, the list's columns first", () => {
  const tab = { name: 'a', label: {}, filter: {} };
  expect(listedColumns(['a', 'b'], [tab, { ...tab, columns: ['c', 'a'] }])).toEqual(['a', 'b', 'c']);
  expect(listedColumns(['a'], undefined)).toEqual(['a']);
});

describe('Placeholders for the current time', () => {
  const context = { now: new Date('2026-11-17T17:30:00Z'), zone: zoneNamed('Asia/Ho_Chi_Minh') };

  test.each([
    ['now+2h', '2026-11-17T19:30:00.000Z'],
    ['today-7', '2026-11-11'],
    ['month', '2026-11'],
    ['month+2', '2027-01'],
    // Weeks are not supported in clock placeholders, because they have no text form.
    ['week', undefined],
    ['soon', undefined],
  ])('the relative time %s resolves to %s', (asked, text) => {
    expect(clockText(asked, context)).toBe(text);
    expect(clockTime(asked) === undefined).toBe(text === undefined);
  });
});

test('rows count as different if the given field has different values in them', () => {
  const rows = [{ shelf: 'A' }, { shelf: 'A' }, { shelf: 'B' }];
  expect(answerRequired(rows, 'shelf')).toBe(true);
  expect([
    answerRequired(rows.slice(0, 2), 'shelf'),
    answerRequired([], 'shelf'),
    answerRequired(rows, undefined),
  ]).toEqual([false, false, false]);
});

test('a path such as loans.book_id refers to related records, but a single name such as authors does not', () => {
  expect([undefined, 'authors', 'loans.book_id', 'fines.loan_id.book_id'].map(relatedRows)).toEqual([
    undefined,
    undefined,
    { resource: 'loans', path: ['book_id'] },
    { resource: 'fines', path: ['loan_id', 'book_id'] },
  ]);
});

test('the serial number of a record has at least six digits', () => {
  expect([plainSerial('loan', 1), plainSerial('loan', 1_234_567)]).toEqual(['loan-000001', 'loan-1234567']);
});

test('a text fits a field if it is not too long in characters and matches the pattern', () => {
  expect(fitsText('abc', {})).toBe(true);
  expect(['ab', 'abc', '📚📚', '📚📚a'].map((text) => fitsText(text, { maxLength: 2 }))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(['AB', 'ab'].map((text) => fitsText(text, { maxLength: 2, pattern: '^[A-Z]+$' }))).toEqual([true, false]);
  expect(fitsText('AB', { maxLength: 0, pattern: '^[A-Z]+$' })).toBe(false);
});

test('a non-breaking space separates a number from a unit word, but not from a sign such as %', () => {
  expect([withUnit('5', 'm'), withUnit('5', 'đồng'), withUnit('5', '%'), withUnit('5', '')]).toEqual([
    '5\u00A0m',
    '5\u00A0đồng',
    '5%',
    '5',
  ]);
});
