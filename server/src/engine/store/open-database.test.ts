import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

it.each([undefined, '', ':memory:'])('the database URL %j opens an in-memory database', async (url) => {
  const database = await openDatabase(url);
  expect([database.engine, database.probe, await database.texts('SELECT file FROM pragma_database_list')]).toEqual([
    'sqlite',
    undefined,
    [''],
  ]);
  await database.close();
});

it('a database URL that begins with file: opens a database file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-open-'));
  const path = join(folder, 'books.db');
  const database = await openDatabase(`file:${path}`);
  expect(await database.texts('SELECT file FROM pragma_database_list')).toEqual([expect.stringContaining('books.db')]);
  await database.close();
  rmSync(folder, { recursive: true });
});

it.each(['postgres://localhost/books', 'postgresql://localhost/books'])(
  'the database URL %s opens a PostgreSQL database',
  async (url) => {
    const database = await openDatabase(url);
    expect(database.engine).toBe('postgres');
    await database.close();
  },
);

it.each([
  ['books.db', 'books.db'],
  ['mysql://reader:secret@localhost/books', 'mysql://…@localhost/books'],
  ['xpostgres://reader:s@cret@localhost', 'xpostgres://…@localhost'],
])('the database URL %s is rejected without revealing a password', async (url, shown) => {
  await expect(openDatabase(url)).rejects.toThrow(`DATABASE_URL is neither file:… nor postgres://…: ${shown}`);
});
