import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Model } from '@tuyen/model';
import type { Databases } from '../../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../../tests/support/shared-postgres.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { UnstorableError } from './database/failures.ts';
import { openStore } from './open-store.ts';
import { type Store } from './store.ts';

onEachDatabase('Store of records', (databaseUrl) => {
  it('the table columns and the JSON document of a stored record contain the same values', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const row = {
      id: 'b1',
      title: 'Tắt đèn',
      pages: 120,
      weight: 0.25,
      price: 95_000,
      rare: true,
      published_on: '1937-05-01',
      read_at: '2026-03-16T02:00:00.000Z',
      tags: ['a', 'b'],
      version: 1,
      created_at: '2026-03-16T02:00:00.000Z',
      updated_at: '2026-03-16T02:00:00.000Z',
      vault_code: 's',
    };
    await store.transaction((rows) => rows.insert('books', row));
    expect(await store.reader.get('books', 'b1')).toEqual(row);
    const [column] = await store.reader.sql
      .selectFrom('books')
      .select(['pages', 'weight', 'price', 'published_on', 'read_at'])
      .execute();
    expect(column).toEqual({
      pages: 120,
      weight: 0.25,
      price: 95_000,
      published_on: '1937-05-01',
      read_at: row.read_at,
    });
    expect(await store.reader.find('books', { tags: 'a', rare: true, pages: [1, 120] })).toHaveLength(1);
    expect(await store.reader.count('books', { pages: Array.from({ length: 5000 }, (_, index) => index) })).toBe(1);
    expect(await store.reader.count('books', { pages: [] })).toBe(0);
    expect(await store.reader.count('books', { isbn: ['1', null] as never })).toBe(1);
    await store.close();
  });

  it('the store rejects texts that SQLite or PostgreSQL cannot store', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const insert = (id: string, values: object) =>
      store.transaction((rows) => rows.insert('books', { id, version: 1, ...values }));
    await expect(insert('b1', { title: 'a\0b' })).rejects.toBeInstanceOf(UnstorableError);
    await expect(insert('b2', { title: 'a', tags: ['\ud800'] })).rejects.toBeInstanceOf(UnstorableError);
    await expect(insert('b3', { title: '\\\0' })).rejects.toBeInstanceOf(UnstorableError);
    const written = { title: '\\u0000 \\\\ud800 \u0001', summary: '😀' };
    await insert('b4', written);
    expect(await store.reader.get('books', 'b4')).toMatchObject(written);
    expect(await store.reader.count('books')).toBe(1);
    await store.close();
  });

  it('statements that a transaction runs concurrently are sent together, and each gets its own result', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const sent: string[] = [];
    const { query: original } = Client.prototype;
    const query = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
      sent.push('sent');
      const answer: Promise<unknown> = Reflect.apply(original, this, given);
      return answer.finally(() => sent.push('answered'));
    } as never);
    const resources = ['books', 'authors', 'books'];
    await store.transaction((rows) => rows.insert('authors', { id: 'a', name: 'a', version: 1 }));
    sent.length = 0;
    expect(await store.transaction((rows) => Promise.all(resources.map((one) => rows.count(one))))).toEqual([0, 1, 0]);
    query.mockRestore();
    const together = [...Array(3).fill('sent'), ...Array(3).fill('answered')];
    const each = ['sent', 'answered'];
    expect(sent).toEqual(store.database.engine === 'postgres' ? [each, together, each].flat() : []);
    await store.close();
  });

  it('a transaction rolls back if a statement that was not awaited fails, and reports the error', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const author = (id: string) => ({ id, name: id, version: 1 });
    const twice = (next: string) =>
      store.transaction(async (rows) => {
        await rows.append('authors', author('a1'));
        await rows.append('authors', author('a1'));
        if (next !== '') await rows.insert('authors', author(next));
      });
    await expect(twice('')).rejects.toThrow('duplicate value of authors.id');
    await expect(twice('a2')).rejects.toThrow('duplicate value of authors.id');
    expect(await store.reader.count('authors')).toBe(0);
    await store.transaction((rows) => rows.append('authors', author('a1')));
    expect(await store.reader.count('authors')).toBe(1);
    await store.close();
  });

  it('no further statement runs in a transaction that was rolled back', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const author = (id: string) => ({ id, name: id, version: 1 });
    const gate = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const failing = store.transaction(async (rows) => {
      late = gate.promise.then(() => rows.insert('authors', author('late')));
      await Promise.all([late, Promise.reject(new Error('no'))]);
    });
    await expect(failing).rejects.toThrow('no');
    gate.resolve();
    await expect(late).rejects.toThrow('the transaction has ended');
    expect(await store.reader.count('authors')).toBe(0);
    await store.close();
  });

  it('readers never see part of a transaction, and a rollback undoes all its writes', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const author = (id: string) => ({ id, name: id, version: 1 });
    let seen: Promise<number> | undefined;
    const failing = store.transaction(async (rows) => {
      await rows.insert('authors', author('a1'));
      seen = store.database.engine === 'postgres' ? store.reader.count('authors') : undefined;
      await rows.insert('authors', author('a2'));
      throw new Error('no');
    });
    const during = store.reader.count('authors');
    await expect(failing).rejects.toThrow('no');
    expect(await during).toBe(0);
    expect((await seen) ?? 0).toBe(0);
    expect(await store.reader.count('authors')).toBe(0);
    expect(await store.totals.of('authors', undefined)).toBe(0);
    await store.close();
  });

  it('the record count of each office is updated when records are created, moved or deleted', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    const loan = (id: string, office: string) => ({ id, office_id: office, version: 1 });
    const totals = async () => [
      await store.totals.of('loans', undefined),
      await store.totals.of('loans', ['main']),
      await store.totals.of('loans', ['branch']),
      await store.totals.of('loans', ['main', 'branch']),
    ];
    expect(await totals()).toEqual([0, 0, 0, 0]);
    await store.transaction(async (rows) => {
      await rows.insert('loans', loan('l1', 'main'));
      await rows.insert('loans', loan('l2', 'main'));
      await rows.insert('loans', loan('l3', 'branch'));
    });
    expect(await totals()).toEqual([3, 2, 1, 3]);
    await store.transaction((rows) => rows.replace('loans', loan('l1', 'main'), loan('l1', 'branch')));
    expect(await totals()).toEqual([3, 1, 2, 3]);
    await store.transaction((rows) => rows.delete('loans', loan('l3', 'branch')));
    expect(await totals()).toEqual([2, 1, 1, 2]);
    await store.close();
  });

  it('a transaction that locks a record again sees its own change or deletion', async () => {
    const store = await openStore({ model: libraryModel(), databaseUrl: await databaseUrl() });
    await store.transaction((rows) => rows.insert('authors', { id: 'a1', name: 'Nam Cao', version: 1 }));
    const seen = await store.transaction(async (rows) => {
      const before = await rows.lock('authors', 'a1');
      await rows.replace('authors', before ?? {}, { ...before, name: 'Tô Hoài' });
      const after = await rows.lock('authors', 'a1');
      await rows.delete('authors', after ?? {});
      return [before?.['name'], after?.['name'], await rows.lock('authors', 'a1')];
    });
    expect(seen).toEqual(['Nam Cao', 'Tô Hoài', undefined]);
    await store.close();
  });

  it('opening a store after a schema change adds new columns and removes new secrets from documents', async () => {
    const url = (await databaseUrl()) ?? `file:${join(await mkdtemp(join(tmpdir(), 'tuyen-store-')), 'a.db')}`;
    const model = libraryModel();
    const without = changed(model, (field) => field.name !== 'isbn');
    const first = await openStore({ model: without, databaseUrl: url });
    await first.transaction((rows) => rows.insert('books', { id: 'b1', title: 'A', summary: 's', version: 1 }));
    await first.close();
    const secret = changed(model, () => true, 'summary');
    const second = await openStore({ model: secret, databaseUrl: url });
    expect(await second.reader.get('books', 'b1')).toMatchObject({ summary: 's' });
    const [doc] = await second.database.texts('SELECT "_doc" FROM "books"');
    expect(doc).not.toContain('summary');
    await second.transaction((rows) => rows.insert('books', { id: 'b2', title: 'B', isbn: '1', version: 1 }));
    expect(await second.reader.count('books', { isbn: '1' })).toBe(1);
    await second.close();
    if (url.startsWith('file:')) await rm(join(url.slice(5), '..'), { recursive: true });
  });
});

describe('Record locked on PostgreSQL', { tags: ['process'] }, () => {
  let postgres: Databases;
  beforeAll(async () => {
    postgres = await sharedPostgres();
  });
  afterAll(() => postgres.stop());

  it('other transactions can reference a locked record unless the lock also covers references', async () => {
    const url = await postgres.database();
    const store = await openStore({ model: libraryModel(), databaseUrl: url });
    const other = new Client({ connectionString: url });
    await other.connect();
    // Takes the same lock as inserting a row with a foreign key to this author.
    const reference = () =>
      other.query(`SELECT 1 FROM "authors" WHERE "id" = 'a1' FOR KEY SHARE NOWAIT`).then(
        () => 'referenced',
        ({ code }: { code: string }) => code,
      );
    await store.transaction((rows) => rows.insert('authors', { id: 'a1', name: 'Nam Cao', version: 1 }));
    await store.transaction(async (rows) => {
      await rows.lock('authors', 'a1');
      expect(await reference()).toBe('referenced');
      await rows.lock('authors', 'a1', 'references');
      expect(await reference()).toBe('55P03');
      await rows.lock('authors', 'a1');
      expect(await reference()).toBe('55P03');
    });
    await other.end();
    await store.close();
  });
});

describe('Database file of a store', () => {
  // Linux shows the open files of a process in `/proc/self/fd`. Other systems lack this directory and skip the test.
  it.runIf(existsSync('/proc/self/fd'))('closing a store closes all handles of its database file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-store-'));
    const held = () => {
      const open = readdirSync('/proc/self/fd').flatMap((number) => {
        // `readdirSync` opens a file descriptor itself, lists it, and closes it. So one of the listed paths does not
        // exist any more.
        const path = join('/proc/self/fd', number);
        return existsSync(path) ? [readlinkSync(path)] : [];
      });
      return open.filter((path) => path.startsWith(folder));
    };
    const store = await openStore({ model: libraryModel(), databaseUrl: `file:${join(folder, 'held.db')}` });
    await store.transaction((rows) => rows.insert('authors', { id: 'a1', name: 'Nam Cao', version: 1 }));
    expect(held()).not.toEqual([]);
    await store.close();
    expect(held()).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('Database file that two processes write', () => {
  it('writes of another process to the database file are detected and clear the caches', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-store-'));
    const open = () => openStore({ model: libraryModel(), databaseUrl: `file:${join(folder, 'shared.db')}` });
    const [here, there] = [await open(), await open()];
    const heard: (readonly string[])[] = [];
    here.onCommit((resources) => heard.push([...resources]));
    const write = (id: string) =>
      there.transaction((rows) => rows.insert('authors', { id, name: 'Nam Cao', version: 1 }));
    const total = () => here.totals.of('authors', undefined);
    expect(await total()).toBe(0);
    here.refresh();
    expect(heard).toEqual([]);
    await write('a1');
    // This call of `refresh` does not notice the write, because the file is checked only once per turn of the event
    // loop. In this turn, it has already been checked.
    here.refresh();
    await setImmediate();
    here.refresh();
    expect(heard).toEqual([[...here.tables.keys()]]);
    expect([await total(), here.version('authors')]).toEqual([1, 1]);
    await setImmediate();
    here.refresh();
    expect(heard).toHaveLength(1);
    await here.close();
    await there.close();
    await rm(folder, { recursive: true });
  });
});

describe('Search in a large in-memory table', () => {
  it('a large in-memory table gets a search index that finds the same rows as a scan', async () => {
    const store = await openStore({ model: libraryModel() });
    await store.transaction(async (rows) => {
      for (let index = 0; index < 20_001; index += 1)
        await rows.insert('authors', { id: `a${index}`, name: `Tác giả ${index}`, version: 1 });
    });
    await store.indexGrown();
    expect(store.searchIndexed.has('authors')).toBe(true);
    const found = () =>
      store.database.texts(`SELECT rowid FROM "authors.search" WHERE "authors.search" MATCH '"gia 20000"'`);
    expect(await found()).toHaveLength(1);
    const row = await store.reader.get('authors', 'a20000');
    await store.transaction((rows) => rows.replace('authors', row ?? {}, { ...row, name: 'Khác' }));
    expect(await found()).toHaveLength(0);
    await store.close();
  });
});

describe('In-memory store', () => {
  let store: Store;
  let heard: (readonly string[])[];
  beforeEach(async () => {
    store = await openStore({ model: libraryModel() });
    heard = [];
    store.onCommit((resources) => heard.push([...resources]));
  });
  afterEach(() => store.close());
  const author = (id: string) => ({ id, name: id, version: 1 });
  const insert = (id: string) => store.transaction((rows) => rows.insert('authors', author(id)));

  it('an in-memory store reports each commit that changes rows, with the changed resources, and no other transaction', async () => {
    expect(store.alone).toBe(true);
    expect(await store.transaction(async (rows) => rows.count('authors'))).toBe(0);
    await expect(
      store.transaction(async (rows) => {
        await rows.insert('authors', author('a0'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([heard, store.version('authors')]).toEqual([[], 0]);
    await insert('a1');
    await store.transaction(async (rows) => {
      await rows.insert('authors', author('a2'));
      await rows.insert('books', { id: 'b1', title: 'B', version: 1 });
    });
    expect(heard).toEqual([['authors'], ['authors', 'books']]);
    expect(['authors', 'books', 'loans'].map(store.version)).toEqual([2, 1, 0]);
    expect(await store.totals.of('authors', undefined)).toBe(2);
  });

  it('the commit hook runs at the end of each transaction, which rolls back if the hook fails', async () => {
    const seen: unknown[] = [];
    store.beforeCommit(async (connection, resources) => {
      seen.push([...resources], await connection.texts('SELECT "id" FROM "authors"'));
      if (seen.length > 2) throw new Error('not twice');
    });
    await insert('a1');
    expect(seen).toEqual([['authors'], ['a1']]);
    await expect(insert('a2')).rejects.toThrow('not twice');
    expect(await store.reader.count('authors')).toBe(1);
    expect(heard).toEqual([['authors']]);
  });

  it('reads of an in-memory store take no locks, and only transactions can write', async () => {
    await insert('a1');
    expect(await store.reader.lock('authors', 'a1')).toEqual(author('a1'));
    await expect(store.reader.insert('authors', author('a2'))).rejects.toThrow('rows are written inside a transaction');
  });

  it('an in-memory store can be reset to a saved state, which clears its caches', async () => {
    const { snapshots } = store;
    await insert('a1');
    await snapshots?.begin();
    const first = (await snapshots?.take()) ?? new Uint8Array();
    expect(first).toEqual(new Uint8Array());
    await insert('a2');
    const second = (await snapshots?.take()) ?? new Uint8Array();
    expect(await store.totals.of('authors', undefined)).toBe(2);
    heard.length = 0;
    await snapshots?.restore(first);
    expect(heard.splice(0)).toEqual([[...store.tables.keys()]]);
    expect([await store.reader.count('authors'), await store.totals.of('authors', undefined)]).toEqual([1, 1]);
    await snapshots?.restore(second);
    expect(await store.totals.of('authors', undefined)).toBe(2);
    expect((await snapshots?.first())?.length).toBeGreaterThan(0);
    heard.length = 0;
    await snapshots?.replace((connection) => connection.script('DELETE FROM "authors"'));
    expect(heard).toEqual([[...store.tables.keys()]]);
    expect(await store.totals.of('authors', undefined)).toBe(0);
  });

  it('an in-memory store does not look for writes of other processes', async () => {
    await insert('a1');
    heard.length = 0;
    store.refresh();
    expect(heard).toEqual([]);
  });

  it('a store creates a search index once a searchable resource has twenty thousand rows', async () => {
    const add = async (table: string, from: number, to: number) => {
      await store.database.script(
        `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
         INSERT INTO "${table}" ("id", "_doc", "_search") SELECT i, '{}', 'text ' || i FROM n`,
      );
      store.totals.forget();
      await store.indexGrown();
    };
    const indexes = (table: string) =>
      store.database.texts(`SELECT "name" FROM sqlite_schema WHERE "type" = 'index' AND "tbl_name" = ?`, [table]);
    await add('authors', 1, 19_999);
    expect([...store.searchIndexed]).toEqual([]);
    const before = await indexes('authors');
    await add('authors', 20_000, 20_000);
    expect([...store.searchIndexed]).toEqual(['authors']);
    expect((await indexes('authors')).length).toBeGreaterThan(before.length);
    await add('users', 1, 20_000);
    expect([...store.searchIndexed]).toEqual(['authors']);
    expect(
      await store.database.texts(`SELECT rowid FROM "authors.search" WHERE "authors.search" MATCH '"text 19999"'`),
    ).toHaveLength(1);
  });
});

describe('Store filled from a database file', () => {
  it('filling a store from a database file replaces all its earlier rows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-store-'));
    const image = join(folder, 'image.db');
    const other = await openStore({ model: libraryModel(), databaseUrl: `file:${image}` });
    await other.transaction((rows) => rows.insert('authors', { id: 'a1', name: 'Nam Cao', version: 1 }));
    await other.close();
    const store = await openStore({ model: libraryModel() });
    const heard: (readonly string[])[] = [];
    store.onCommit((resources) => heard.push([...resources]));
    expect(await store.totals.of('authors', undefined)).toBe(0);
    await store.fill(image);
    expect(await store.totals.of('authors', undefined)).toBe(1);
    expect(await store.reader.get('authors', 'a1')).toMatchObject({ name: 'Nam Cao' });
    expect(heard).toEqual([[...store.tables.keys()]]);
    await store.close();
    await rm(folder, { recursive: true });
  });
});

describe('Store with a callback for SQL statements', () => {
  it('a store passes the SQL statements of reads and transactions to its callback', async () => {
    const seen: string[] = [];
    const store = await openStore({ model: libraryModel(), watch: (sql) => seen.push(sql) });
    seen.length = 0;
    await store.reader.count('authors');
    await store.transaction((rows) => rows.count('books'));
    expect(seen).toEqual(['SELECT count(*) AS n FROM "authors"', 'SELECT count(*) AS n FROM "books"']);
    await store.close();
  });
});

function changed(
  model: Model,
  keep: (field: Model['resources'][number]['fields'][number]) => boolean,
  secret?: string,
): Model {
  return {
    ...model,
    resources: model.resources.map((resource) =>
      resource.name === 'books'
        ? {
            ...resource,
            fields: resource.fields
              .filter(keep)
              .map((field) => (field.name === secret ? { ...field, writeOnly: true } : field)),
          }
        : resource,
    ),
  };
}
