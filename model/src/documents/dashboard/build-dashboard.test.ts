import { describe, expect, test } from 'vitest';
import { loadExample } from '../../example/example.fixture.ts';
import { buildDashboard } from './build-dashboard.ts';
import type { TileFile } from '../../generated/dashboard.ts';

const label = { en: 'Tile' };
const resources = new Map(loadExample().model?.resources.map((one) => [one.name, one]));

const tile = (file: Omit<TileFile, 'name' | 'label'>) => {
  const tiles = [{ name: 'it', label, ...file }];
  const value = { name: 'first', label, tiles };
  return buildDashboard({ name: 'first', source: 'first.json', value }, resources).tiles[0];
};

test('the schema of a dashboard defines which groups see it', () => {
  const built = (more: object) =>
    buildDashboard({ name: 'first', source: 'a.json', value: { name: 'first', label, tiles: [], ...more } }, resources);
  expect(built({})).toEqual({ name: 'first', source: 'a.json', label, groups: [], superusers: false, tiles: [] });
  expect(built({ groups: ['head'], superusers: true })).toMatchObject({ groups: ['head'], superusers: true });
});

describe('Figure tiles of dashboards', () => {
  const base = { name: 'it', label, wide: false, hideZero: false, kind: 'figure' };

  test('a figure tile counts records, or sums a field over the records of a period', () => {
    expect(tile({ kind: 'figure', resource: 'books' })).toEqual({
      ...base,
      tone: 'neutral',
      resource: 'books',
      filter: {},
    });
    const file = {
      kind: 'figure',
      resource: 'books',
      filter: { lent: true },
      slug: 'export',
      sum: 'price',
      period: 'week',
      date: 'bought_on',
      tone: 'danger',
      wide: true,
      hideZero: true,
      help: label,
    } as const;
    expect(tile(file)).toEqual({
      ...base,
      wide: true,
      hideZero: true,
      help: label,
      tone: 'danger',
      resource: 'books',
      filter: { lent: true },
      permission: 'book.export',
      sum: 'price',
      period: { of: 'week', date: 'bought_on' },
    });
  });

  test('a figure tile has a period only if the schema gives both its length and its date field', () => {
    expect(tile({ kind: 'figure', resource: 'books', period: 'week' })).not.toHaveProperty('period');
    expect(tile({ kind: 'figure', resource: 'books', date: 'bought_on' })).not.toHaveProperty('period');
  });

  test('a figure tile whose value is computed by project code can link to a list', () => {
    expect(tile({ kind: 'figure', figure: 'till' })).toEqual({
      ...base,
      tone: 'neutral',
      figure: 'till',
      money: false,
    });
    const file = { kind: 'figure', figure: 'till', money: true, resource: 'loans', filter: { state: 'OPEN' } } as const;
    expect(tile(file)).toEqual({
      ...base,
      tone: 'neutral',
      figure: 'till',
      money: true,
      list: { resource: 'loans', filter: { state: 'OPEN' } },
    });
  });

  test('a figure tile for an unknown resource requires no permission', () => {
    expect(tile({ kind: 'figure', slug: 'export' })).toEqual({ ...base, tone: 'neutral', resource: '', filter: {} });
  });
});

describe('Chart tiles of dashboards', () => {
  const base = { name: 'it', label, wide: true, hideZero: false, kind: 'chart' };

  test('a chart tile groups records by a field and can sum another field', () => {
    const file = { kind: 'chart', resource: 'loans', group: 'state', sum: 'price', first: 3, wide: false } as const;
    expect(tile(file)).toEqual({
      ...base,
      wide: false,
      first: 3,
      resource: 'loans',
      filter: {},
      group: 'state',
      sum: 'price',
    });
    expect(tile({ kind: 'chart', resource: 'loans' })).toEqual({
      ...base,
      first: 8,
      resource: 'loans',
      filter: {},
      group: '',
    });
  });

  test('a chart tile that is computed by project code can use the values of an enum as bars', () => {
    expect(tile({ kind: 'chart', figure: 'till' })).toEqual({ ...base, first: 8, figure: 'till', money: false });
    expect(tile({ kind: 'chart', figure: 'till', enum: 'loan-state' })).toHaveProperty('enum', 'loan-state');
  });
});

test('a trend tile has as many points as its schema defines, or else 30', () => {
  const file = { kind: 'trend', resource: 'books', sum: 'price', date: 'bought_on', by: 'month', last: 3 } as const;
  expect(tile(file)).toEqual({
    name: 'it',
    label,
    wide: true,
    hideZero: false,
    ...file,
    filter: {},
  });
  expect(tile({ kind: 'trend', resource: 'books' })).toMatchObject({ date: '', by: 'day', last: 30 });
});

test('a list tile has the columns and the sort order that its schema defines', () => {
  const rows = { resource: 'loans', columns: ['number'], first: 2 };
  const base = { name: 'it', label, wide: true, hideZero: false, filter: {}, kind: 'list' };
  expect(tile({ kind: 'list', ...rows, sort: '-due_on' })).toEqual({
    ...base,
    ...rows,
    sort: { field: 'due_on', order: 'DESC' },
  });
  expect(tile({ kind: 'list', ...rows, sort: 'due_on' })).toMatchObject({ sort: { field: 'due_on', order: 'ASC' } });
  expect(tile({ kind: 'list' })).toEqual({
    ...base,
    resource: '',
    columns: [],
    first: 5,
    sort: { field: '', order: 'ASC' },
  });
});

test('a to-do tile marks records that match a filter as late', () => {
  const rows = { resource: 'loans', columns: ['number'], first: 2 };
  const late = { due_on: { to: 'today-7' } };
  expect(tile({ kind: 'todo', ...rows, due: 'due_on', since: 'created_at', late })).toEqual({
    name: 'it',
    label,
    wide: true,
    hideZero: false,
    kind: 'todo',
    ...rows,
    filter: {},
    date: 'due_on',
    means: 'due',
    late,
  });
  expect(tile({ kind: 'todo', ...rows })).toMatchObject({ date: '', means: 'since' });
});
