import type { Tile, TileAnswer } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller, Domain, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { callerOf } from '@tuyen/server-mock/testing/session';
import { tileFor } from './tiles.ts';

/** Monday, 9:30 in the library's time zone. */
const NOW = new Date('2026-03-16T02:30:00Z');

const domain: Domain = {
  figures: [
    { name: 'till', slugs: ['loan.lend', 'book.read'], value: async () => 125 },
    {
      name: 'scope',
      slugs: ['book.read'],
      value: async (_, { offices, now, language }) => (offices ?? []).length + now.getTime() + language.length,
    },
    { name: 'shelves', slugs: ['book.read'], value: async () => ({ A: 1, B: 3, C: 2 }) },
    { name: 'nothing', slugs: ['book.read'], value: async () => 0 },
    { name: 'hidden', slugs: ['catalogue.update'], value: async () => 1 },
    { name: 'broken', slugs: ['book.read'], value: () => Promise.reject(new Error('no')) },
    { name: 'faulty', slugs: ['book.read'], value: () => Promise.reject(new Problem(500, 'faulty')) },
    { name: 'away', slugs: ['book.read'], value: () => Promise.reject(new Problem(503, 'unavailable')) },
    { name: 'refused', slugs: ['book.read'], value: () => Promise.reject(new Problem(499, 'refused')) },
  ],
};

let library: Library;
let clerk: Caller;
let reader: Caller;
const ids: Record<string, string> = {};
beforeAll(async () => {
  library = await openLibrary({ domain, clock: { now: () => NOW } });
  const { write } = library.engine;
  const create = (resource: string, values: Row) => write.transaction({}, (tx) => tx.create(resource, values));
  ids['jane'] = String((await create('authors', { name: 'Jane' }))['id']);
  const books: readonly Row[] = [
    {
      title: 'Emma',
      price: 100,
      rare: true,
      read_at: '2026-03-16T02:00:00.000Z',
      author_id: ids['jane'],
      status: 'ACTIVE',
    },
    { title: 'Persuasion', price: 50, read_at: '2026-03-15T02:00:00.000Z', author_id: ids['jane'], status: 'INACTIVE' },
    { title: 'Notes', price: 7, read_at: '2026-03-15T03:00:00.000Z', status: 'ACTIVE' },
  ];
  for (const values of books) ids[String(values['title'])] = String((await create('books', values))['id']);
  clerk = await callerOf(library.engine, 'clerk');
  reader = await callerOf(library.engine, 'reader');
});
afterAll(() => library.app.close());

const HEAD = { name: 'tile', label: { en: 'Tile' }, wide: true };
const base = { ...HEAD, hideZero: false };
const BOOKS = { resource: 'books', filter: {} };
const figure = { ...base, kind: 'figure', tone: 'warning' } as const;
const answer = (tile: Tile, caller = clerk): Promise<TileAnswer | undefined> =>
  tileFor({ engine: library.engine, caller, now: NOW }, tile);
const list = (filter: Row = {}) => ({ resource: 'books', filter });

describe('Figure tiles of a dashboard', () => {
  it('a figure tile counts records or sums a field, and links to the record list', async () => {
    expect(await answer({ ...figure, ...BOOKS, filter: { rare: true }, help: { en: 'Help' } })).toEqual({
      ...HEAD,
      help: { en: 'Help' },
      list: list({ rare: true }),
      kind: 'figure',
      money: false,
      tone: 'warning',
      value: 1,
    });
    expect(await answer({ ...figure, ...BOOKS, sum: 'price' })).toEqual({
      ...HEAD,
      list: list(),
      kind: 'figure',
      money: true,
      tone: 'warning',
      value: 157,
    });
    expect(await answer({ ...figure, ...BOOKS, sum: 'pages' })).toMatchObject({ money: false, value: 0 });
  });

  it('a figure tile compares today with yesterday up to the same time of day', async () => {
    expect(await answer({ ...figure, ...BOOKS, sum: 'price', period: { of: 'day', date: 'read_at' } })).toEqual({
      ...HEAD,
      list: list({ read_at: '2026-03-16' }),
      kind: 'figure',
      money: true,
      tone: 'warning',
      value: 100,
      previous: { period: 'day', value: 50 },
    });
  });

  it('a figure tile has no link if the resource has no list', async () => {
    const { model } = library.engine;
    const resources = model.resources.map((one) =>
      one.name === 'books' ? { ...one, actions: one.actions.filter((action) => action !== 'list') } : one,
    );
    const engine = { ...library.engine, model: { ...model, resources } };
    expect(await tileFor({ engine, caller: clerk, now: NOW }, { ...figure, ...BOOKS })).toEqual({
      ...HEAD,
      kind: 'figure',
      money: false,
      tone: 'warning',
      value: 3,
    });
  });

  it('a figure tile links to exactly the records that it counts, even with partial text matches', async () => {
    const filter = { title: 'Emma', status: ['ACTIVE', 'INACTIVE'], pages: null, price: { from: 5 } };
    const found = await answer({ ...figure, ...BOOKS, filter });
    expect(found && 'list' in found ? found.list?.filter : undefined).toEqual({
      'title||$eq': 'Emma',
      status: ['ACTIVE', 'INACTIVE'],
      pages: null,
      'price||$gte': 5,
    });
  });

  it('a figure tile is omitted for readers without permission, and for the value zero if the tile hides zeros', async () => {
    expect(await answer({ ...figure, ...BOOKS, filter: { title: 'None' }, hideZero: true })).toBeUndefined();
    expect(await answer({ ...figure, ...BOOKS, hideZero: true })).toMatchObject({ value: 3 });
    expect(await answer({ ...figure, resource: 'offices', filter: {} })).toBeUndefined();
    expect(await answer({ ...figure, resource: 'nothing', filter: {} })).toBeUndefined();
    expect(await answer({ ...figure, ...BOOKS, permission: 'book.update' }, reader)).toBeUndefined();
    expect(await answer({ ...figure, ...BOOKS, permission: 'book.update' })).toMatchObject({ value: 3 });
  });
});

describe('Trend tiles of a dashboard', () => {
  const trend = { ...base, kind: 'trend', ...BOOKS, date: 'read_at', by: 'day' } as const;

  it('a trend tile has a point per period and a total', async () => {
    expect(await answer({ ...trend, last: 3, sum: 'price' })).toEqual({
      ...HEAD,
      list: list({ 'read_at||$gte': '2026-03-14', 'read_at||$lte': '2026-03-16' }),
      kind: 'trend',
      money: true,
      by: 'day',
      points: [
        { at: '2026-03-14', value: 0 },
        { at: '2026-03-15', value: 57 },
        { at: '2026-03-16', value: 100 },
      ],
      total: 157,
    });
    expect(await answer({ ...trend, last: 1, filter: { title: 'Notes' }, hideZero: true })).toBeUndefined();
    expect(await answer({ ...trend, last: 1, hideZero: true })).toMatchObject({ total: 1 });
  });
});

describe('Chart tiles of a dashboard', () => {
  const chart = { ...base, kind: 'chart', first: 5 } as const;

  it('a chart tile has a bar per value, labeled with record names or enum labels', async () => {
    expect(await answer({ ...chart, ...BOOKS, group: 'author_id', sum: 'price' })).toEqual({
      ...HEAD,
      list: list(),
      kind: 'chart',
      money: true,
      group: 'author_id',
      first: 5,
      bars: [
        { key: ids['jane'], label: 'Jane', value: 150 },
        { key: null, value: 7 },
      ],
      total: 157,
    });
    expect(await answer({ ...chart, ...BOOKS, group: 'status' })).toMatchObject({
      enum: 'status',
      bars: [
        { key: 'ACTIVE', value: 2 },
        { key: 'INACTIVE', value: 1 },
      ],
      total: 3,
    });
    expect(await answer({ ...chart, ...BOOKS, filter: { title: 'None' }, group: 'status' })).toMatchObject({
      bars: [],
      total: 0,
    });
  });

  it('a chart tile that groups by an unknown field is returned as failed', async () => {
    expect(await answer({ ...chart, ...BOOKS, group: 'nothing' })).toEqual({ ...HEAD, kind: 'failed' });
  });

  it('a chart calculated by project code shows its largest part first', async () => {
    expect(await answer({ ...chart, figure: 'shelves', money: false, enum: 'shelf' })).toEqual({
      ...HEAD,
      kind: 'chart',
      money: false,
      enum: 'shelf',
      first: 5,
      bars: [
        { key: 'B', value: 3 },
        { key: 'C', value: 2 },
        { key: 'A', value: 1 },
      ],
      total: 6,
    });
    expect(await answer({ ...chart, figure: 'till', money: true })).toEqual({
      ...HEAD,
      kind: 'chart',
      money: true,
      first: 5,
      bars: [],
      total: 125,
    });
  });
});

describe('Dashboard figures calculated by project code', () => {
  const of = (name: string) => ({ ...figure, figure: name, money: true });

  it('a figure from project code returns its value to callers with one of the required permissions', async () => {
    expect(await answer({ ...of('till'), list: BOOKS })).toEqual({
      ...HEAD,
      list: list(),
      kind: 'figure',
      value: 125,
      money: true,
      tone: 'warning',
    });
    expect(await answer(of('till'), reader)).toMatchObject({ value: 125 });
    expect(await answer(of('shelves'))).toMatchObject({ value: 6 });
    expect(await answer(of('scope'))).toMatchObject({ value: 1 + NOW.getTime() + 2 });
    expect(await answer(of('hidden'))).toBeUndefined();
    expect(await answer(of('unknown'))).toBeUndefined();
    expect(await answer({ ...of('nothing'), hideZero: true })).toBeUndefined();
  });

  it('a figure from project code has no link to a list that the reader may not see', async () => {
    expect(await answer({ ...of('till'), list: { resource: 'offices', filter: {} } })).toEqual({
      ...HEAD,
      kind: 'figure',
      value: 125,
      money: true,
      tone: 'warning',
    });
  });

  it('a figure whose project code fails becomes a failed tile, but server errors are passed on', async () => {
    expect(await answer(of('broken'))).toEqual({ ...HEAD, kind: 'failed' });
    expect(await answer(of('refused'))).toEqual({ ...HEAD, kind: 'failed' });
    await expect(answer(of('faulty'))).rejects.toMatchObject({ status: 500 });
    await expect(answer(of('away'))).rejects.toMatchObject({ status: 503 });
  });

  it('an error in the project code of a figure is logged', async () => {
    const logged = vi.spyOn(library.engine.log, 'error');
    await answer(of('broken'));
    expect(logged.mock.calls).toEqual([[new Error('no')]]);
    logged.mockRestore();
  });
});

describe('Rows of list and todo tiles', () => {
  const rows = { ...base, ...BOOKS, columns: ['title', 'author_id', 'status', 'weight', 'tags', 'nothing'], first: 2 };

  it('a list tile returns its first rows in order, with cells for its columns', async () => {
    const tile = { ...rows, kind: 'list', sort: { field: 'price', order: 'DESC' } } as const;
    const found = await answer(tile);
    expect(found).toMatchObject({ ...HEAD, list: list(), kind: 'list', resource: 'books', opens: 'show', total: 3 });
    if (found?.kind !== 'list') throw new Error('a list is answered');
    expect(
      found.columns.map(({ name, kind, ...more }) => [name, kind, 'enum' in more ? more.enum : undefined]),
    ).toEqual([
      ['title', 'text', undefined],
      ['author_id', 'reference', undefined],
      ['status', 'enum', 'status'],
      ['weight', 'decimal', undefined],
      ['tags', 'text-list', undefined],
    ]);
    expect(found.rows).toEqual([
      { id: ids['Emma'], cells: { title: 'Emma', author_id: 'Jane', status: 'ACTIVE', weight: null, tags: null } },
      {
        id: ids['Persuasion'],
        cells: { title: 'Persuasion', author_id: 'Jane', status: 'INACTIVE', weight: null, tags: null },
      },
    ]);
    expect('late' in found || 'means' in found).toBe(false);
    const ascending = await answer({ ...tile, sort: { field: 'price', order: 'ASC' } });
    expect(ascending && 'rows' in ascending ? ascending.rows.map(({ id }) => id) : []).toEqual([
      ids['Notes'],
      ids['Persuasion'],
    ]);
  });

  it('the columns of a list tile have labels and units, and its rows open an available page', async () => {
    const { model } = library.engine;
    const tile = {
      ...rows,
      columns: ['pages', 'status'],
      kind: 'list',
      sort: { field: 'title', order: 'ASC' },
    } as const;
    const resourcesWith = (actions: readonly ('list' | 'edit')[]) =>
      model.resources.map((one) =>
        one.name === 'books'
          ? {
              ...one,
              actions,
              fields: one.fields.map((field) => (field.name === 'pages' ? { ...field, unit: { en: 'p.' } } : field)),
            }
          : one,
      );
    const answered = async (actions: readonly ('list' | 'edit')[]) => {
      const engine = { ...library.engine, model: { ...model, resources: resourcesWith(actions) } };
      const found = await tileFor({ engine, caller: clerk, now: NOW }, tile);
      if (found?.kind !== 'list') throw new Error('a list is answered');
      return found;
    };
    const labels = new Map(
      model.resources.find(({ name }) => name === 'books')?.fields.map(({ name, label }) => [name, label]),
    );
    const editable = await answered(['list', 'edit']);
    expect(editable.opens).toBe('edit');
    expect(editable.columns).toStrictEqual([
      { name: 'pages', label: labels.get('pages'), kind: 'integer', unit: { en: 'p.' } },
      { name: 'status', label: labels.get('status'), kind: 'enum', enum: 'status' },
    ]);
    expect(await answered(['list'])).not.toHaveProperty('opens');
  });

  const todo = { ...rows, kind: 'todo', columns: ['title'], date: 'read_at', first: 2 } as const;
  const waiting = async (more: Partial<Extract<Tile, { kind: 'todo' }>>) => {
    const found = await answer({ ...todo, means: 'due', ...more });
    if (found?.kind !== 'todo') throw new Error('what waits is answered');
    return {
      late: found.late,
      means: found.means,
      total: found.total,
      rows: found.rows.map(({ cells, at, late }) => [cells['title'], at, late]),
    };
  };

  it('a todo tile returns the rows that are due first, and the total number of late rows', async () => {
    expect(await waiting({})).toEqual({
      late: 3,
      means: 'due',
      total: 3,
      rows: [
        ['Persuasion', '2026-03-15T02:00:00.000Z', true],
        ['Notes', '2026-03-15T03:00:00.000Z', true],
      ],
    });
    expect(await waiting({ late: { title: 'Notes' } })).toMatchObject({
      late: 1,
      rows: [
        ['Persuasion', expect.any(String), false],
        ['Notes', expect.any(String), true],
      ],
    });
  });

  it('a todo row due on a day is late from the next day on', async () => {
    const due = ['2026-03-15', '2026-03-16'];
    for (const [index, title] of ['Notes', 'Emma'].entries())
      await library.engine.note('books', String(ids[title]), { published_on: due[index] });
    const filter = { published_on: { not: null } };
    expect(await waiting({ date: 'published_on', filter })).toEqual({
      late: 1,
      means: 'due',
      total: 2,
      rows: [
        ['Notes', '2026-03-15', true],
        ['Emma', '2026-03-16', false],
      ],
    });
  });

  it('cells of a list tile contain numbers and booleans unchanged', async () => {
    const tile = { ...rows, columns: ['price', 'rare'], first: 1, filter: { title: 'Emma' } };
    const found = await answer({ ...tile, kind: 'list', sort: { field: 'title', order: 'ASC' } });
    expect(found && 'rows' in found ? found.rows : []).toEqual([
      { id: ids['Emma'], cells: { price: 100, rare: true } },
    ]);
  });

  it('a todo row with a waiting time counts as late only if the tile defines when rows become late', async () => {
    expect(await waiting({ means: 'since' })).toEqual({
      late: 0,
      means: 'since',
      total: 3,
      rows: [
        ['Persuasion', '2026-03-15T02:00:00.000Z', false],
        ['Notes', '2026-03-15T03:00:00.000Z', false],
      ],
    });
    expect(await waiting({ filter: { title: 'Notes' } })).toMatchObject({ late: 1, total: 1 });
    expect(await waiting({ filter: { title: 'None' } })).toEqual({ late: 0, means: 'due', total: 0, rows: [] });
  });
});
