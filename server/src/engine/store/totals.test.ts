import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection, Database } from './database/connection.ts';
import { asPostgres, recordedPostgres } from './database/recorded.fixture.ts';
import { openSqlite } from './database/sqlite.ts';
import { type Changes, noteChange, startTotals, totalsInDatabase, totalsInMemory } from './totals.ts';

const changesOf = (...all: readonly (readonly [resource: string, office: string, change: number])[]): Changes => {
  const changes: Changes = new Map();
  for (const change of all) noteChange(changes, ...change);
  return changes;
};

let database: Database;
let connection: Connection;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  connection = asPostgres(database);
  await database.script(
    `CREATE TABLE "books" ("id" text);
     CREATE TABLE "loans" ("id" text, "office_id" text);
     CREATE TABLE "_totals" ("resource" text, "office_id" text, "change" integer);
     INSERT INTO "books" VALUES ('b1'), ('b2');
     INSERT INTO "loans" VALUES ('l1', 'main'), ('l2', 'main'), ('l3', 'branch'), ('l4', NULL)`,
  );
});
afterEach(() => database.close());

it('the changes of record counts in a transaction are summed by resource and office', () => {
  const changes = changesOf(['loans', 'main', 1], ['loans', 'main', 1], ['loans', 'branch', -1], ['books', '', 0]);
  expect(changes).toEqual(
    new Map([
      [
        'loans',
        new Map([
          ['main', 2],
          ['branch', -1],
        ]),
      ],
      ['books', new Map([['', 0]])],
    ]),
  );
});

describe('Record totals in memory', () => {
  it('record totals in memory are counted at the first request, by office if the resource has offices', async () => {
    const totals = totalsInMemory(database);
    expect(await totals.of('books', undefined)).toBe(2);
    expect(await totals.of('loans', undefined)).toBe(4);
    expect(await totals.of('loans', ['main'])).toBe(2);
    expect(await totals.of('loans', ['branch', '', 'missing'])).toBe(2);
    expect(await totals.of('loans', [])).toBe(0);
    expect(await totals.of('books', ['main'])).toBe(0);
  });

  it('record totals in memory are updated with each commit without counting again', async () => {
    const totals = totalsInMemory(database);
    expect(await totals.of('loans', undefined)).toBe(4);
    await totals.before(database, new Map());
    totals.after(changesOf(['loans', 'main', -1], ['loans', 'new', 3], ['books', '', 1]));
    expect(await totals.of('loans', ['main'])).toBe(1);
    expect(await totals.of('loans', ['new'])).toBe(3);
    expect(await totals.of('loans', undefined)).toBe(6);
    expect(await totals.of('books', undefined)).toBe(2);
  });

  it('record totals in memory are counted again after a call of their method `forget`', async () => {
    const totals = totalsInMemory(database);
    await totals.of('books', undefined);
    await database.run(`INSERT INTO "books" VALUES ('b3')`);
    expect(await totals.of('books', undefined)).toBe(2);
    totals.forget();
    expect(await totals.of('books', undefined)).toBe(3);
  });
});

describe('Record totals in the database', () => {
  afterEach(() => vi.restoreAllMocks());
  const rows = () => database.rows('SELECT * FROM "_totals" ORDER BY rowid');

  it('record totals are sums of the changes stored in the database, for some offices or all', async () => {
    const totals = totalsInDatabase(connection, new Map());
    expect(await totals.of('loans', undefined)).toBe(0);
    await totals.before(connection, changesOf(['loans', 'main', 2], ['loans', 'branch', 1], ['books', '', 5]));
    await totals.before(connection, changesOf(['loans', 'main', -1]));
    totals.forget();
    expect(await totals.of('loans', undefined)).toBe(2);
    expect(await totals.of('loans', ['main'])).toBe(1);
    expect(await totals.of('loans', ['main', 'branch', 'missing'])).toBe(2);
    expect(await totals.of('books', undefined)).toBe(5);
    expect(await totalsInDatabase(recordedPostgres().connection, new Map()).of('books', undefined)).toBe(0);
  });

  it('the database stores each change of a record total, unless the total stays the same', async () => {
    await totalsInDatabase(connection, new Map()).before(
      connection,
      changesOf(['loans', 'main', 0], ['loans', 'branch', -1], ['books', '', 1]),
    );
    expect(await rows()).toEqual([
      { resource: 'loans', office_id: 'branch', change: -1 },
      { resource: 'books', office_id: '', change: 1 },
    ]);
  });

  it('on average, every hundredth commit merges the stored changes of record totals into one row', () => {
    const { connection: recorded, sent } = recordedPostgres();
    const totals = totalsInDatabase(recorded, new Map());
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.0101);
    totals.after(changesOf(['loans', 'main', 1]));
    expect(sent).toEqual([]);
    random.mockReturnValue(0.01);
    totals.after(changesOf(['loans', 'main', 1], ['books', '', 1]));
    expect(sent.map(([, params]) => params)).toEqual([['loans'], ['books']]);
    expect(sent[0]?.[0]).toMatch(/^WITH old AS \(DELETE FROM "_totals" WHERE "resource" = \$1 RETURNING/u);
  });

  it('the stored record totals of a resource begin with a single count of its existing rows', async () => {
    const resources = new Map([
      ['books', false],
      ['loans', true],
    ]);
    await startTotals(connection, new Map([['books', false]]));
    await database.run(`DELETE FROM "books"`);
    await startTotals(connection, resources);
    expect(await rows()).toEqual([
      { resource: 'books', office_id: '', change: 0 },
      { resource: 'books', office_id: '', change: 2 },
      { resource: 'loans', office_id: '', change: 0 },
      { resource: 'loans', office_id: '', change: 1 },
      { resource: 'loans', office_id: 'branch', change: 1 },
      { resource: 'loans', office_id: 'main', change: 2 },
    ]);
  });
});
