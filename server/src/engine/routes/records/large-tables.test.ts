import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { grownIndexes } from '../../store/tables/indexes.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

const STATES = ['ASKED', 'LENT', 'RETURNED', 'REFUSED'];
const NAMES = ['Nguyễn Văn Đạt', 'Trần Thị Hòa', 'Phạm Minh', 'Lê Thu Hà'];

/** From this number of rows, a table on SQLite gets the indexes of large tables. On PostgreSQL, every table has them. */
const ROWS = { sqlite: 20_001, postgres: 3_000 };

onEachDatabase('Lists of a table with many records', (databaseUrl) => {
  let server: Library;
  let rows: readonly Row[];
  beforeAll(async () => {
    server = await openLibrary({ databaseUrl: await databaseUrl() });
    const book = (await (await server.as('root'))('POST', 'books', { title: 'Vang bóng' })).body['id'];
    const { records } = server.engine;
    rows = Array.from({ length: ROWS[records.database.engine] }, (_, index) => ({
      id: `loan-${String(index).padStart(6, '0')}`,
      book_id: book,
      office_id: server.office(['Main', 'Branch', 'Other', 'Main'][index % 4] ?? 'Main'),
      state: index % 5003 === 7 ? 'REFUSED' : STATES[(index % 7) % 3],
      reader: index % 4001 === 5 ? `Bùi Xuân Phái ${index}` : `${NAMES[index % NAMES.length]} ${index}`,
      ...(index % 3 === 0 && { due_on: `2026-0${1 + (index % 9)}-11` }),
      created_at: new Date(Date.UTC(2025, 0, 1) + ((index * 7919) % 400_000) * 60_000).toISOString(),
      version: 1,
    }));
    await records.transaction(async (writing) => {
      for (const row of rows) await writing.insert('loans', row);
    });
    await records.indexGrown();
  });
  afterAll(() => server.app.close());

  const expected = (offices: readonly string[], meets: (row: Row) => boolean) =>
    rows
      .filter((row) => offices.includes(String(row['office_id'])) && meets(row))
      .toSorted((one, other) =>
        one['created_at'] === other['created_at']
          ? String(one['id']) < String(other['id'])
            ? 1
            : -1
          : String(one['created_at']) < String(other['created_at'])
            ? 1
            : -1,
      )
      .map(({ id }) => id);

  const reader = (row: Row) => String(row['reader']);
  const CASES: readonly (readonly [string, (row: Row) => boolean])[] = [
    ['filter=state||$eq||LENT', ({ state }) => state === 'LENT'],
    ['filter=state||$eq||REFUSED', ({ state }) => state === 'REFUSED'],
    ['filter=state||$in||REFUSED,ASKED', ({ state }) => state === 'REFUSED' || state === 'ASKED'],
    ['filter=reader||$cont||Xuân Phái', (row) => reader(row).includes('Xuân Phái')],
    ['filter=reader||$cont||xuân phái', () => false],
    ['filter=reader||$contL||XUÂN PHÁI', (row) => reader(row).includes('Xuân Phái')],
    ['filter=reader||$cont||Văn', (row) => reader(row).includes('Văn')],
    ['filter=reader||$cont||Hà', (row) => reader(row).includes('Hà')],
    ['filter=reader||$cont||14009', (row) => reader(row).includes('14009')],
    [
      'filter=reader||$cont||Phái&filter=state||$eq||ASKED',
      (row) => reader(row).includes('Phái') && row['state'] === 'ASKED',
    ],
    [
      'filter=state||$eq||ASKED&filter=reader||$cont||Phái 1',
      (row) => reader(row).includes('Phái 1') && row['state'] === 'ASKED',
    ],
    [
      `s=${encodeURIComponent('{"$or":[{"reader":{"$cont":"Phái"}},{"state":"REFUSED"}]}')}`,
      (row) => reader(row).includes('Phái') || row['state'] === 'REFUSED',
    ],
    [
      `s=${encodeURIComponent('{"$not":[{"reader":{"$cont":"Phái"}}],"state":"REFUSED"}')}`,
      (row) => !reader(row).includes('Phái') && row['state'] === 'REFUSED',
    ],
    ['filter=due_on||$between||2026-03-01,2026-04-30', ({ due_on: due }) => /^2026-0[34]/u.test(String(due))],
  ];

  it.each(CASES)('a filter on a large table returns exactly the matching rows: %s', async (query, meets) => {
    const seen = [
      ['root', 'Main', ['Main', 'Branch']],
      ['helper', 'Branch', ['Branch']],
    ] as const;
    for (const [account, at, offices] of seen) {
      const send = await server.as(account, { 'x-office-id': server.office(at) });
      const ids = expected(offices.map(server.office), meets);
      for (const page of [1, 2]) {
        const { status, body } = await send('GET', `loans?${query}&limit=20&page=${page}`);
        expect(status, JSON.stringify(body)).toBe(200);
        expect((body['data'] as readonly Row[]).map(({ id }) => id)).toEqual(ids.slice((page - 1) * 20, page * 20));
        expect(body['total']).toBe(ids.length);
      }
    }
  });

  it('the tabs of a large table count their records, up to one thousand', async () => {
    const send = await server.as('root', { 'x-office-id': server.office('Main') });
    const asked = expected([server.office('Main'), server.office('Branch')], ({ state }) => state === 'ASKED').length;
    const { body } = await send('GET', 'loans/tabs');
    const tabs = body as unknown as readonly Row[];
    expect(tabs.find(({ name }) => name === 'asked')?.['count']).toBe(Math.min(asked, 1000));
  });

  it('a database index covers both the workflow state and the default sort order of a list', () => {
    const table = server.engine.records.tables.get('loans');
    const made = table ? grownIndexes(table, server.engine.records.database.engine).join('\n') : '';
    expect(made).toMatch(/"loans"\s\("state", "created_at"[^,]*, "id", "office_id"\)/u);
  });
});
