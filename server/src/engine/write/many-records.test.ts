import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

onEachDatabase('Transactions on many records', (databaseUrl) => {
  let server: Library;
  const written: (readonly [before: unknown, after: unknown])[] = [];
  const sent: string[] = [];
  beforeAll(async () => {
    server = await openLibrary({
      databaseUrl: await databaseUrl(),
      watch: (sql) => void sent.push(sql),
      domain: {
        remembered: ['books'],
        hooks: {
          books: {
            afterWrite({ before, after }) {
              if (before && after) written.push([before['pages'], after['pages']]);
            },
          },
        },
      },
    });
  });
  afterAll(() => server.app.close());
  const transaction: Library['engine']['write']['transaction'] = (...work) => server.engine.write.transaction(...work);
  const statements = (start: string) => sent.splice(0).filter((sql) => sql.startsWith(start));
  const books = (...pages: readonly number[]) =>
    transaction({}, async (tx) => {
      const made: string[] = [];
      for (const [at, count] of pages.entries())
        made.push(String((await tx.create('books', { title: `Sách ${at}`, pages: count }))['id']));
      return made;
    });
  const stored = async (ids: readonly string[]): Promise<readonly (Row | undefined)[]> =>
    Promise.all(ids.map((id) => server.engine.store.get('books', id)));

  it('a bulk update in a transaction uses one statement and acts like single updates', async () => {
    const ids = await books(1, 2, 3);
    written.length = 0;
    sent.length = 0;
    const changed = await transaction({}, async (tx) => {
      await tx.lockFree('books', ids);
      return tx.updateAll('books', ids, { pages: 3 });
    });
    expect(statements('UPDATE "books"')).toHaveLength(1);
    expect(changed.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await stored(ids)).toMatchObject([
      { pages: 3, version: 2 },
      { pages: 3, version: 2 },
      { pages: 3, version: 1 },
    ]);
    expect(await stored(ids.slice(0, 2))).toEqual(changed);
    expect(written).toEqual([
      [1, 3],
      [2, 3],
    ]);
    const found = await transaction({}, (tx) => tx.count('books', { id: ids, pages: 3 }));
    expect(found).toBe(3);
  });

  it('a bulk update in a transaction changes no record if one record is rejected', async () => {
    const ids = await books(1, 2);
    await expect(transaction({}, (tx) => tx.updateAll('books', ids, { pages: -1 }))).rejects.toMatchObject({
      status: 422,
    });
    expect(await stored(ids)).toMatchObject([{ pages: 1 }, { pages: 2 }]);
  });

  it('a transaction that locks only free records skips records that another transaction has locked', async () => {
    const ids = await books(1, 2);
    const free = await transaction({}, async (holder) => {
      await holder.lock('books', ids[0] ?? '');
      // SQLite allows one writer at a time, so the inner transaction would wait for the outer one forever.
      if (holder.engine === 'sqlite') return ids.slice(1);
      return transaction({}, async (tx) => (await tx.lockFree('books', ids)).map(({ id }) => String(id)));
    });
    expect(free).toEqual(ids.slice(1));
  });

  it('a transaction caches a record of a resource marked for caching until the record is written or locked', async () => {
    const [id = ''] = await books(7);
    sent.length = 0;
    await transaction({}, async (tx) => {
      const read = async () => [await tx.first('books', { id }), await tx.get('books', id)];
      const [first] = await read();
      if (first) first['pages'] = 0;
      expect(await read()).toMatchObject([{ pages: 7 }, { pages: 7 }]);
      expect(statements('SELECT')).toHaveLength(2);
      await tx.update('books', id, { pages: 8 });
      expect(await read()).toMatchObject([{ pages: 8 }, { pages: 8 }]);
    });
    await transaction({}, async (tx) => {
      await tx.first('books', { id });
      sent.length = 0;
      await tx.lock('books', id);
      await tx.first('books', { id });
      expect(statements('SELECT')).toHaveLength(2);
    });
  });

  it('a transaction does not read a record again that the transaction itself has written', async () => {
    sent.length = 0;
    await transaction({}, async (tx) => {
      const made = await tx.create('books', { title: 'Một lần', pages: 1 });
      expect(await tx.get('books', String(made['id']))).toEqual(made);
      const changed = await tx.update('books', String(made['id']), { pages: null });
      expect(await tx.get('books', String(made['id']))).not.toHaveProperty('pages');
      expect(changed['version']).toBe(2);
    });
    expect(statements('SELECT').filter((sql) => sql.includes('FROM "books"'))).toEqual([]);
  });

  it('adding amounts to stored sums changes existing sums and creates no new ones', async () => {
    const add = (amounts: Record<string, number>) => transaction({}, (tx) => tx.sums.add(amounts));
    expect(await add({ 'a:x': 1, 'a:y': 2 })).toEqual({});
    await transaction({}, (tx) => tx.sums.set({ 'a:x': 10, 'a:y': 20 }));
    expect(await add({ 'a:x': -3, 'a:y': 0, 'a:z': 5 })).toEqual({ 'a:x': 7, 'a:y': 20 });
    await Promise.all(Array.from({ length: 5 }, () => add({ 'a:y': 1, 'a:x': 1 })));
    expect(await add({ 'a:x': 0, 'a:y': 0 })).toEqual({ 'a:x': 12, 'a:y': 25 });
  });
});
