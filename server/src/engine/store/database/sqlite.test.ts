import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection, Database } from './connection.ts';
import { openSqlite } from './sqlite.ts';

const TABLES = `CREATE TABLE "books" ("_row" integer PRIMARY KEY, "id" text UNIQUE, "isbn" text, "title" text);
  CREATE UNIQUE INDEX "books.isbn.unique" ON "books" ("isbn");
  CREATE UNIQUE INDEX "books.title.unique" ON "books" (unicode_lower("title"));
  CREATE TABLE "_facts" ("name" text, "value" text)`;

let folder: string;
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-sqlite-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true });
});

async function open(file = ':memory:', script = TABLES): Promise<Database> {
  const database = await openSqlite(file === ':memory:' ? file : join(folder, file));
  opened.push(database);
  await database.script(script);
  return database;
}
const titles = (database: Database) => database.texts('SELECT "title" FROM "books" ORDER BY "id"');
const add = (database: Database, id: string) =>
  database.run('INSERT INTO "books" ("id", "title") VALUES (?, ?)', [id, `Book ${id}`]);

describe.each([':memory:', 'a.db'])('SQLite database opened as %s', (file) => {
  it('SQLite queries return all rows, the first row or column, and the number of changed rows', async () => {
    const database = await open(file);
    expect(database.engine).toBe('sqlite');
    expect(await database.run(`INSERT INTO "books" ("id", "title") VALUES ('1', 'A'), ('2', 'B')`)).toBe(2);
    expect(await database.rows('SELECT "id", "title" FROM "books" ORDER BY "id"')).toEqual([
      { id: '1', title: 'A' },
      { id: '2', title: 'B' },
    ]);
    expect(await database.row('SELECT "id" FROM "books" WHERE "title" = ?', ['B'])).toEqual({ id: '2' });
    expect(await database.row('SELECT "id" FROM "books" WHERE "title" = ?', ['C'])).toBeUndefined();
    expect(await database.texts('SELECT "title", "id" FROM "books" WHERE "id" > ? ORDER BY "id"', ['0'])).toEqual([
      'A',
      'B',
    ]);
    expect(await database.run('DELETE FROM "books" WHERE "id" = ?', ['3'])).toBe(0);
  });

  it('queries in a transaction return the same results as queries outside, and the connection closes at the end', async () => {
    const database = await open(file);
    const answer = await database.transaction(async (connection) => {
      await connection.script(`INSERT INTO "books" ("id", "title") VALUES ('1', 'A')`);
      return [
        connection.engine,
        await connection.run('UPDATE "books" SET "title" = ?', ['B']),
        await connection.rows('SELECT "title" FROM "books"'),
        await connection.row('SELECT "title" FROM "books"'),
        await connection.texts('SELECT "title" FROM "books"'),
      ];
    });
    expect(answer).toEqual(['sqlite', 1, [{ title: 'B' }], { title: 'B' }, ['B']]);
    const left: Connection[] = [];
    await database.transaction(async (connection) => void left.push(connection));
    await expect(left[0]?.run('SELECT 1')).rejects.toThrow('the transaction has ended');
  });

  it('the error for a duplicate names table and column, even for an index on an expression', async () => {
    const database = await open(file);
    await database.run(`INSERT INTO "books" VALUES (NULL, '1', 'i', 'T')`);
    for (const [values, column] of [
      [['1', 'j', 'U'], 'id'],
      [['2', 'i', 'U'], 'isbn'],
      [['2', 'j', 't'], 'title'],
    ] as const)
      await expect(database.run('INSERT INTO "books" VALUES (NULL, ?, ?, ?)', values)).rejects.toMatchObject({
        name: 'DuplicateError',
        table: 'books',
        column,
      });
    await expect(database.script('SELECT missing FROM "books"')).rejects.toThrow('no such column: missing');
  });

  it('SQL functions for sort keys and lowercase convert texts and leave other types unchanged', async () => {
    const database = await open(file);
    expect(
      await database.row(`SELECT unicode_lower('ĐÈN') AS a, unicode_lower(7) AS b, unicode_lower(NULL) AS c`),
    ).toEqual({
      a: 'đèn',
      b: 7,
      c: null,
    });
    expect(
      await database.texts(`SELECT value FROM json_each('["Em","Đào","An","Dũng"]') ORDER BY sort_key(value, 'vi')`),
    ).toEqual(['An', 'Dũng', 'Đào', 'Em']);
    expect(await database.row(`SELECT sort_key(7, 'vi') AS a, sort_key(NULL, 'vi') AS b`)).toEqual({ a: 7, b: null });
  });

  it('a database can return to its first saved state and to a later saved state', async () => {
    const database = await open(file);
    await add(database, '1');
    await database.states?.begin();
    expect(await database.states?.changes()).toEqual(new Uint8Array());
    await add(database, '2');
    const second = (await database.states?.changes()) ?? new Uint8Array();
    await database.run('DELETE FROM "books"');
    await add(database, '3');
    await database.states?.become(second);
    expect(await titles(database)).toEqual(['Book 1', 'Book 2']);
    const first = (await database.states?.first()) ?? new Uint8Array();
    await database.states?.become(new Uint8Array());
    expect(await titles(database)).toEqual(['Book 1']);
    const copy = await openSqlite(':memory:', undefined, first);
    opened.push(copy);
    expect(await titles(copy)).toEqual(['Book 1']);
    await add(database, '4');
    await database.states?.begin();
    expect(await database.states?.changes()).toEqual(new Uint8Array());
  });

  it('an in-memory database can be created with a database image as its content', async () => {
    const database = await open(file);
    await add(database, '1');
    const image = await database.image?.();
    // The file header in the image states that there is no WAL, because an in-memory database cannot have one.
    expect([...(image?.subarray(18, 20) ?? [])]).toEqual([1, 1]);
    const copy = await openSqlite(':memory:', undefined, image);
    opened.push(copy);
    await add(copy, '2');
    expect([await titles(database), await titles(copy)]).toEqual([['Book 1'], ['Book 1', 'Book 2']]);
  });
});

describe('Filling a database from an image (a serialized copy)', () => {
  async function image(): Promise<string> {
    const database = await open('image.db');
    await add(database, '1');
    await database.run(`INSERT INTO "_facts" VALUES ('secret', 'theirs')`);
    await opened.pop()?.close();
    return join(folder, 'image.db');
  }
  const facts = (database: Database) => database.texts('SELECT "value" FROM "_facts"');

  it('an in-memory database gets all content of a database image, whose file stays unchanged', async () => {
    const file = await image();
    const database = await open();
    await add(database, '9');
    await database.fill?.(file);
    expect([await titles(database), await facts(database)]).toEqual([['Book 1'], ['theirs']]);
    expect(await database.rows('SELECT "title" FROM "books"')).toEqual([{ title: 'Book 1' }]);
    await add(database, '2');
    const again = await open('image.db', '');
    expect([await titles(database), await titles(again)]).toEqual([['Book 1', 'Book 2'], ['Book 1']]);
  });

  it('filling a database file from an image replaces its rows but keeps its server secrets and other metadata', async () => {
    const file = await image();
    const database = await open('a.db');
    await database.run(`INSERT INTO "_facts" VALUES ('secret', 'ours')`);
    await database.fill?.(file);
    expect([await titles(database), await facts(database)]).toEqual([['Book 1'], ['ours']]);
  });

  it('a database file that already has rows is not filled from an image', async () => {
    const file = await image();
    const database = await open('a.db');
    await add(database, '9');
    await database.fill?.(file);
    expect(await titles(database)).toEqual(['Book 9']);
  });

  it('filling a database from an image matches columns by name if their order differs', async () => {
    const file = await image();
    const database = await open(
      'a.db',
      'CREATE TABLE "books" ("title" text, "isbn" text, "id" text, "_row" integer); CREATE TABLE "_facts" ("name" text)',
    );
    await database.fill?.(file);
    expect(await database.rows('SELECT * FROM "books"')).toEqual([{ title: 'Book 1', isbn: null, id: '1', _row: 1 }]);
  });

  it('filling a database leaves the database unchanged if the image lacks a table', async () => {
    const file = await image();
    const database = await open('a.db', 'CREATE TABLE "_facts" ("name" text)');
    await expect(database.fill?.(file)).rejects.toThrow('no such table: main.books');
    await database.script(TABLES.split(';')[0] ?? '');
    expect(await titles(database)).toEqual([]);
  });
});

describe('Functions available only for database files', () => {
  it('a database file reports once whether another connection has written to it since the last check', async () => {
    const [one, other] = [await open('a.db'), await open('a.db', '')];
    one.changedElsewhere?.();
    expect(one.changedElsewhere?.()).toBe(false);
    await add(one, '1');
    expect(one.changedElsewhere?.()).toBe(false);
    await add(other, '2');
    expect([one.changedElsewhere?.(), one.changedElsewhere?.()]).toEqual([true, false]);
    // The database is closed, so it cannot be checked for writes of other connections. A failed check counts as a
    // write.
    await opened.shift()?.close();
    expect(one.changedElsewhere?.()).toBe(true);
  });

  it('the health check of a database file fails once the file is removed or replaced', async () => {
    const database = await open('a.db');
    await expect(database.probe?.()).resolves.toBeUndefined();
    rmSync(join(folder, 'a.db'));
    await expect(database.probe?.()).rejects.toMatchObject({ name: 'UnavailableError' });
    await open('a.db');
    await expect(database.probe?.()).rejects.toMatchObject({
      cause: new Error(`${join(folder, 'a.db')} was replaced by another file`),
    });
  });

  it('opening a database file waits until another process releases its lock', async () => {
    const other = new DatabaseSync(join(folder, 'a.db'));
    other.exec('CREATE TABLE "books" ("title" text); BEGIN EXCLUSIVE');
    let isOpen = false;
    const opening = openSqlite(join(folder, 'a.db')).then((database) => {
      isOpen = true;
      opened.push(database);
      return database;
    });
    await setImmediate();
    expect(isOpen).toBe(false);
    other.exec(`INSERT INTO "books" VALUES ('Emma'); COMMIT`);
    other.close();
    expect(await (await opening).texts('SELECT "title" FROM "books"')).toEqual(['Emma']);
  });

  it('opening a file that is not an SQLite database fails', async () => {
    writeFileSync(join(folder, 'a.db'), 'no database '.repeat(100));
    await expect(openSqlite(join(folder, 'a.db'))).rejects.toThrow('file is not a database');
  });

  it('an in-memory database has neither a health check nor a check for other writers', async () => {
    const database = await open();
    expect([database.changedElsewhere, database.probe]).toEqual([undefined, undefined]);
  });
});
