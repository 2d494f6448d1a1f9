import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, connectToCopy } from './connect.ts';

let folder: string;
let file: string;
const opened: DatabaseSync[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-connect-'));
  file = join(folder, 'books.db');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const database of opened.splice(0)) database.close();
  rmSync(folder, { recursive: true });
});

function open(connection: DatabaseSync): DatabaseSync {
  opened.push(connection);
  return connection;
}
const settings = (database: DatabaseSync, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]]));
const titles = (database: DatabaseSync) =>
  database
    .prepare('SELECT "title" FROM "books"')
    .all()
    .map(({ title }) => title);
function fill(): DatabaseSync {
  const database = open(connect(file));
  database.exec(`CREATE TABLE "books" ("title" text); INSERT INTO "books" VALUES ('Emma')`);
  // Writes the content of the WAL into the database file, because the test copies only this file.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return database;
}

describe('Connection to an SQLite database', () => {
  const all = ['cache_size', 'journal_mode', 'synchronous', 'temp_store', 'busy_timeout'];
  const [NORMAL, IN_MEMORY] = [1, 2];

  it('an SQLite connection to a file uses a WAL and 16 MB cache, and never waits for locks', () => {
    expect(settings(open(connect(file)), ...all)).toEqual({
      cache_size: -16_384,
      journal_mode: 'wal',
      synchronous: NORMAL,
      temp_store: IN_MEMORY,
      busy_timeout: 0,
    });
  });

  it('an SQLite connection to an in-memory database uses a 2 MB page cache', () => {
    expect(settings(open(connect(':memory:')), ...all)).toEqual({
      cache_size: -2048,
      journal_mode: 'memory',
      synchronous: NORMAL,
      temp_store: IN_MEMORY,
      busy_timeout: 0,
    });
  });

  it('connecting to a file that is not a database fails and leaves the file unchanged', () => {
    writeFileSync(file, 'no database '.repeat(100));
    expect(() => connect(file)).toThrow('file is not a database');
    expect(() => connect(join(folder, 'missing', 'books.db'))).toThrow('unable to open database file');
  });

  it('an SQLite connection provides sort key and lowercase functions that indexes can use', () => {
    const database = fill();
    database.exec(`CREATE INDEX "sorted" ON "books" (sort_key("title", 'vi'))`);
    database.exec(`CREATE INDEX "lowered" ON "books" (unicode_lower("title"))`);
    database.exec(`INSERT INTO "books" VALUES ('ĐÈN'), (7), (NULL)`);
    const lowered = database.prepare('SELECT unicode_lower("title") AS "title" FROM "books" ORDER BY rowid').all();
    expect(lowered.map(({ title }) => title)).toEqual(['emma', 'đèn', '7', null]);
    expect({ ...database.prepare(`SELECT sort_key(7, 'vi') AS a, sort_key(NULL, 'vi') AS b`).get() }).toEqual({
      a: 7,
      b: null,
    });
  });
});

describe('SQLite connection to a copy of a database file', () => {
  it('a connection to a database copy changes neither the original file nor other copies', async () => {
    const original = fill();
    const copies = [open(await connectToCopy(file)), open(await connectToCopy(file))];
    copies[0]?.exec(`UPDATE "books" SET "title" = 'Persuasion'`);
    expect([...copies, original].map(titles)).toEqual([['Persuasion'], ['Emma'], ['Emma']]);
  });

  it('a connection to a database copy has exclusive access and does not sync to disk', async () => {
    fill();
    const copy = open(await connectToCopy(file));
    const names = ['cache_size', 'locking_mode', 'journal_mode', 'synchronous', 'temp_store', 'busy_timeout'];
    expect(settings(copy, ...names)).toEqual({
      cache_size: -2048,
      locking_mode: 'exclusive',
      journal_mode: 'memory',
      synchronous: 0,
      temp_store: 2,
      busy_timeout: 0,
    });
  });

  it('a connection to a database copy creates no file and no longer needs the original', async () => {
    fill().close();
    opened.pop();
    vi.stubEnv('TMPDIR', folder);
    const copy = open(await connectToCopy(file));
    rmSync(file);
    copy.exec(`INSERT INTO "books" VALUES ('Persuasion')`);
    expect(titles(copy)).toEqual(['Emma', 'Persuasion']);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('connecting to a copy fails if the file contains no database', async () => {
    await expect(connectToCopy(join(folder, 'missing.db'))).rejects.toThrow('unable to open database file');
    writeFileSync(file, 'no database '.repeat(100));
    await expect(connectToCopy(file)).rejects.toThrow('file is not a database');
  });
});
