import { expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { DuplicateError } from './database/connection.ts';
import { UnstorableError } from './database/failures.ts';
import { openStore } from './open-store.ts';
import { insertUploads } from './uploads/insert-upload.ts';
import { storedAddress } from './uploads/upload-address.ts';

const BOOKS = [
  { title: 'Tab\tback\\slash\\n\\N \\. and\nnew\r\nlines' },
  { title: '\\.', summary: '\\N' },
  { title: '"quoted", \'single\' {braces} 😀 \u0001', summary: '' },
  {
    title: 'all',
    pages: -3,
    weight: 0.1,
    price: 123_456_789_012,
    rare: true,
    published_on: '1937-05-01',
    read_at: '2026-03-16T02:00:00.007Z',
    tags: ['a\tb', 'c"d\\', 'e\nf'],
    vault_code: 'se\\cret\t',
  },
  { title: 'null beside false', rare: false, summary: null },
  { title: 'with an upload', cover: storedAddress('0'.repeat(32)) },
].map((book, index) => ({
  id: `b${index}`,
  version: 1,
  created_at: '2026-03-16T02:00:00.000Z',
  updated_at: '2026-03-16T02:00:00.000Z',
  ...book,
}));

onEachDatabase('Bulk insert of rows', (databaseUrl) => {
  it('a bulk insert stores the same columns and documents as single inserts', async () => {
    const stored: unknown[] = [];
    for (const atOnce of [false, true]) {
      const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
      await store.transaction(async (rows) => {
        if (atOnce) return rows.insertAll('books', BOOKS);
        for (const book of BOOKS) await rows.insert('books', book);
      });
      stored.push([
        await store.database.rows('SELECT * FROM "books" ORDER BY "id"'),
        await store.reader.find('books', {}, { sort: 'id' }),
        await store.totals.of('books', undefined),
        await store.database.rows('SELECT "upload_id", "record_id", "field" FROM "_upload_claims"'),
      ]);
      await store.close();
    }
    expect(stored[1]).toEqual(stored[0]);
    const [, found, , claims] = stored[1] as readonly unknown[];
    expect(claims).toEqual([expect.objectContaining({ record_id: 'b5', field: 'cover' })]);
    expect(found).toEqual(
      BOOKS.map((book) => Object.fromEntries(Object.entries(book).filter(([, value]) => value !== null))),
    );
  });

  it('a bulk insert stores the binary contents of uploaded files unchanged', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const file = { type: 'text/plain', at: new Date(0), madeBy: null };
    const files = ['a\tb', 'c'].map((name, index) => ({ ...file, id: `u${index}`, name, bytes }));
    await store.transaction((rows) => insertUploads(rows.connection, files));
    const rows = await store.database.rows('SELECT "name", "bytes" FROM "_uploads" ORDER BY "id"');
    expect(rows.map((row) => [row['name'], Buffer.from(row['bytes'] as Uint8Array).toString('hex')])).toEqual(
      files.map(({ name }) => [name, Buffer.from(bytes).toString('hex')]),
    );
    await store.close();
  });

  it('a bulk insert with one invalid row stores no row, and the connection remains usable', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const author = (id: string, name: string) => ({ id, name, version: 1 });
    const insert = (...all: Row[]) => store.transaction((rows) => rows.insertAll('authors', all));
    await expect(insert(author('a', 'A'), author('a', 'B'))).rejects.toBeInstanceOf(DuplicateError);
    await expect(insert(author('a', 'A'), author('b', 'a\0b'))).rejects.toBeInstanceOf(UnstorableError);
    expect(await store.reader.count('authors')).toBe(0);
    await insert();
    await insert(author('a', 'A'), author('b', 'B'));
    expect(await store.reader.count('authors')).toBe(2);
    await store.close();
  });
});
