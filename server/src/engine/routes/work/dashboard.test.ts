import type { Dashboard, DashboardAnswer, Model, Tile, TileAnswer } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain } from '../../domain.ts';
import { completeDomain, NoDomain } from '../../../project/project-domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

const base = (name: string) => ({ name, label: { en: name }, wide: false, hideZero: false });
const books = { resource: 'books', filter: {} };
const loans = { resource: 'loans', filter: {} };
const day = { of: 'day', date: 'read_at' } as const;

const TILES: readonly Tile[] = [
  { ...base('read-today'), kind: 'figure', tone: 'neutral', ...books, period: day },
  { ...base('earned-today'), kind: 'figure', tone: 'neutral', ...books, sum: 'price', period: day },
  { ...base('this-month'), kind: 'figure', tone: 'neutral', ...books, period: { of: 'month', date: 'published_on' } },
  { ...base('trend'), kind: 'trend', ...books, date: 'read_at', by: 'day', last: 3 },
  { ...base('weeks'), kind: 'trend', ...books, date: 'published_on', by: 'week', last: 2 },
  { ...base('by-author'), kind: 'chart', ...books, group: 'author_id', first: 8 },
  { ...base('loans'), kind: 'figure', tone: 'warning', ...loans },
  { ...base('to-lend'), kind: 'figure', tone: 'warning', ...loans, permission: 'loan.refuse' },
  { ...base('rare'), kind: 'figure', tone: 'warning', ...books, filter: { rare: true }, hideZero: true },
  {
    ...base('waiting'),
    kind: 'todo',
    ...loans,
    filter: { state: { not: 'RETURNED' }, due_on: { not: null } },
    columns: ['code', 'book_id', 'state'],
    first: 2,
    date: 'due_on',
    means: 'due',
  },
  {
    ...base('mine'),
    kind: 'list',
    ...loans,
    filter: { created_by: { current: 'user' } },
    columns: ['book_id'],
    first: 5,
    sort: { field: 'created_at', order: 'DESC' },
  },
  { ...base('till'), kind: 'figure', tone: 'neutral', figure: 'till', money: true, list: books },
  { ...base('shelves'), kind: 'chart', figure: 'shelves', money: false, first: 8 },
  { ...base('broken'), kind: 'figure', tone: 'neutral', figure: 'broken', money: false },
];

const dashboard = (name: string, more: Partial<Dashboard>): Dashboard => ({
  name,
  source: `schemas/dashboards/${name}.json`,
  label: { en: name },
  groups: [],
  superusers: false,
  tiles: TILES,
  ...more,
});

function modelWithDashboards(): Model {
  const model = libraryModel();
  return {
    ...model,
    region: { ...model.region, timeZone: 'Europe/Berlin' },
    dashboards: [
      dashboard('main', { groups: ['main'] }),
      dashboard('root', { superusers: true, tiles: TILES.slice(0, 1) }),
      dashboard('others', { tiles: [] }),
    ],
  };
}

const domain: Domain = {
  figures: [
    { name: 'till', slugs: ['loan.read'], value: async () => 125_000 },
    { name: 'shelves', slugs: ['book.read'], value: async () => ({ A: 1, B: 3 }) },
    { name: 'broken', slugs: ['book.read'], value: () => Promise.reject(new Error('no')) },
  ],
};

onEachDatabase('Dashboards and their tiles', (databaseUrl) => {
  let server: Library;
  let now = new Date('2026-03-30T07:00:00Z');
  beforeAll(async () => {
    server = await openLibrary({
      model: modelWithDashboards(),
      databaseUrl: await databaseUrl(),
      domain,
      clock: { now: () => now },
    });
    const root = await server.as('root');
    const author = (await root('POST', 'authors', { name: 'Nguyễn Tuân' })).body['id'];
    const readAt = [
      // First and last instants of 28 and 29 March in Berlin. Summer time begins on 29 March, so that day lasts from
      // 23:00 UTC to 22:00 UTC.
      '2026-03-28T22:59:59.999Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T06:59:59.000Z',
      '2026-03-29T07:00:01.000Z',
      '2026-03-29T21:59:59.999Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T06:00:00.000Z',
    ];
    for (const [index, read_at] of readAt.entries()) {
      const published_on = ['2026-02-28', '2026-03-22', '2026-03-23', '2026-03-30'][index];
      await root('POST', 'books', {
        title: `Book ${index}`,
        read_at,
        price: 1000,
        ...(index < 4 && { author_id: author, published_on }),
      });
    }
    const clerk = await server.as('clerk', { 'x-office-id': server.office('Main') });
    const book = (await root('GET', 'books?limit=1&sort=title,ASC')).body as unknown as { id: string }[];
    for (const due_on of ['2026-04-02', '2026-03-29', '2026-03-30', undefined]) {
      const { body } = await clerk('POST', 'loans', { book_id: book[0]?.id });
      if (due_on) await clerk('POST', `loans/${String(body['id'])}/transitions/lend`, { due_on });
    }
    const other = await server.as('clerk', { 'x-office-id': server.office('Other') });
    await other('POST', 'loans', { book_id: book[0]?.id });
  });
  afterAll(() => server.app.close());

  async function seen(account: string, office?: string): Promise<DashboardAnswer> {
    const send = await server.as(account, office === undefined ? {} : { 'x-office-id': server.office(office) });
    const { status, body } = await send('GET', 'dashboard');
    expect(status).toBe(200);
    return body as unknown as DashboardAnswer;
  }
  async function tile(name: string, account = 'clerk', office = 'Main'): Promise<TileAnswer | undefined> {
    return (await seen(account, office)).tiles.find((one) => one.name === name);
  }

  it('the dashboard depends on the type of the current office, but superusers have their own dashboard', async () => {
    expect((await seen('clerk', 'Main')).name).toBe('main');
    expect((await seen('root')).name).toBe('root');
    expect(await seen('helper')).toEqual({ name: 'others', label: { en: 'others' }, tiles: [] });
    expect((await server.anyone('GET', 'dashboard')).status).toBe(401);
  });

  it("a dashboard tile compares today with the same hours of yesterday, in the project's time zone", async () => {
    expect(await tile('read-today')).toMatchObject({ value: 2, previous: { period: 'day', value: 2 }, money: false });
    expect(await tile('earned-today')).toMatchObject({ value: 2000, previous: { value: 2000 }, money: true });
    expect(await tile('this-month')).toMatchObject({ value: 3, previous: { period: 'month', value: 1 } });
  });

  it('a trend on the dashboard has a point for each day, including days without records', async () => {
    expect(await tile('trend')).toMatchObject({
      points: [
        { at: '2026-03-28', value: 1 },
        { at: '2026-03-29', value: 4 },
        { at: '2026-03-30', value: 2 },
      ],
      total: 7,
    });
    now = new Date('2026-03-29T21:59:59Z');
    expect(await tile('trend')).toMatchObject({ points: [{ value: 0 }, { value: 1 }, { at: '2026-03-29', value: 4 }] });
    now = new Date('2026-03-30T07:00:00Z');
    expect(await tile('weeks')).toMatchObject({
      points: [
        { at: '2026-03-23', value: 1 },
        { at: '2026-03-30', value: 1 },
      ],
    });
  });

  it('a dashboard tile links to the list of the records that it counts', async () => {
    const send = await server.as('clerk', { 'x-office-id': server.office('Main') });
    const { tiles } = await seen('clerk', 'Main');
    const counted = tiles.filter((one) => one.list && 'value' in one && one.name !== 'till');
    expect(counted.length).toBeGreaterThan(3);
    for (const { list, ...one } of counted) {
      const filters = Object.entries(list?.filter ?? {}).map(
        ([key, value]) => `&filter=${key.includes('||') ? key : `${key}||$eq`}||${String(value)}`,
      );
      const { body } = await send('GET', `${list?.resource}?page=1&limit=1${filters.join('')}`);
      const money = 'money' in one && one.money ? 1000 : 1;
      expect([one.name, Number(body['total']) * money]).toEqual([one.name, 'value' in one ? one.value : undefined]);
    }
  });

  it('a tile can group records by a reference, with record names and a group for empty values', async () => {
    expect(await tile('by-author')).toMatchObject({
      group: 'author_id',
      total: 7,
      bars: [
        { key: expect.any(String), label: expect.stringContaining('Nguyễn Tuân'), value: 4 },
        { key: null, value: 3 },
      ],
    });
    const hidden = await tile('by-author', 'reader');
    expect(JSON.stringify(hidden)).not.toContain('Nguyễn');
  });

  it('a to-do tile on the dashboard lists waiting records by due date and marks late ones', async () => {
    const waiting = await tile('waiting');
    expect(waiting).toMatchObject({
      kind: 'todo',
      total: 3,
      late: 1,
      means: 'due',
      opens: 'show',
      rows: [
        { at: '2026-03-29', late: true, cells: { book_id: expect.stringContaining('Book 0'), state: 'LENT' } },
        { at: '2026-03-30', late: false },
      ],
    });
    expect(await tile('mine', 'reader')).toMatchObject({ total: 0, rows: [] });
    expect(await tile('mine')).toMatchObject({ total: 4 });
  });

  it("a dashboard counts only records that the caller may read in the caller's offices", async () => {
    expect(await tile('loans')).toMatchObject({ value: 4 });
    expect(await tile('loans', 'clerk', 'Other')).toMatchObject({ value: 1 });
    expect(await tile('to-lend')).toMatchObject({ value: 4 });
    expect(await tile('to-lend', 'reader')).toBeUndefined();
    expect((await tile('loans', 'reader'))?.kind).toBe('figure');
  });

  it('a dashboard omits empty tiles, and a failing tile does not affect the others', async () => {
    expect(await tile('rare')).toBeUndefined();
    expect(await tile('broken')).toEqual({ name: 'broken', label: { en: 'broken' }, wide: false, kind: 'failed' });
    expect(await tile('till')).toMatchObject({
      value: 125_000,
      money: true,
      list: { resource: 'books' },
    });
    expect(await tile('shelves')).toMatchObject({
      total: 4,
      bars: [
        { key: 'B', value: 3 },
        { key: 'A', value: 1 },
      ],
    });
  });
});

it('a server does not start if a dashboard tile lacks its domain code, or if domain code has no dashboard tile', () => {
  const model = modelWithDashboards();
  expect(completeDomain(model, domain)).toBe(domain);
  expect(() => completeDomain(model, {})).toThrow(
    'schemas/dashboards/main.json names the figure "till", which the domain does not have. Add it to figures, or remove the tile.',
  );
  expect(() => completeDomain(libraryModel(), domain)).toThrow(NoDomain);
});
