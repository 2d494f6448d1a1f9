import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection, Database } from '../../../server/src/engine/store/database/connection.ts';
import { openSqlite } from '../../../server/src/engine/store/database/sqlite.ts';
import { inNamespace } from '../../../server/src/engine/store/namespaces/current.ts';
import { type Copies, copyOnWrite, type CopyOnWrite, databaseOfNamespaces, openCopies } from './databases.ts';

it('namespaces cannot write to the template database that they share for reading', async () => {
  const first = await openSqlite(':memory:', undefined);
  await first.script('CREATE TABLE "words" ("word" TEXT); CREATE TABLE "_facts" ("name" TEXT)');
  await first.states?.begin();
  const copies = openCopies(async () => (await first.states?.first()) ?? new Uint8Array());
  const insert = `INSERT INTO "words" VALUES ('one')`;
  await expect((await copies.template()).script(insert)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('readonly') },
  });
  const copy = await copies.take();
  await copy.script(insert);
  expect(await copy.texts('SELECT "word" FROM "words"')).toEqual(['one']);
  await copy.close();
  await copies.close();
  await first.close();
});

describe('Copies of the initial database for namespaces', () => {
  let made: number;
  let first: Database;
  let copies: Copies;
  beforeEach(async () => {
    made = 0;
    first = await openSqlite(':memory:');
    await first.script(
      `CREATE TABLE "words" ("id" integer PRIMARY KEY, "word" text); INSERT INTO "words" VALUES (1, 'one')`,
    );
    copies = openCopies(async () => {
      made += 1;
      return (await first.image?.()) ?? new Uint8Array();
    });
  });
  afterEach(async () => {
    await copies.close();
    await first.close();
  });
  const words = (database: Connection) => database.texts('SELECT "word" FROM "words" ORDER BY "id"');
  const add = (database: Connection, word: string) => database.run('INSERT INTO "words" ("word") VALUES (?)', [word]);

  it('copies of the initial database are made from one image, which is created for the first copy', async () => {
    expect([made, copies.bytes]).toEqual([0, 0]);
    const [one, other] = [await copies.take(), await copies.take()];
    expect([made, copies.bytes]).toEqual([1, (await first.image?.())?.byteLength]);
    await add(one, 'two');
    expect([await words(one), await words(other), await words(first)]).toEqual([['one', 'two'], ['one'], ['one']]);
    await one.close();
    await other.close();
  });

  it('up to four returned copies of the initial database are restored and reused', async () => {
    const taken = await Promise.all(Array.from({ length: 5 }, copies.take));
    for (const copy of taken) {
      await add(copy, 'two');
      await copies.give(copy);
    }
    await expect(words(taken[4] ?? first)).rejects.toThrow('not open');
    const again = await Promise.all(Array.from({ length: 4 }, copies.take));
    expect(new Set(again)).toEqual(new Set(taken.slice(0, 4)));
    for (const copy of again) {
      expect(await words(copy)).toEqual(['one']);
      await copy.close();
    }
  });

  it('a returned copy of the initial database is closed if much was written to it', async () => {
    const large = await copies.take();
    await add(large, 'x'.repeat(4 * 1024 * 1024));
    await copies.give(large);
    await expect(words(large)).rejects.toThrow('not open');
  });

  it('closing the copies of the initial database also closes a copy that is returned later', async () => {
    const others = openCopies(async () => (await first.image?.()) ?? new Uint8Array());
    const [late, spare, template] = [await others.take(), await others.take(), await others.template()];
    await others.give(spare);
    await others.close();
    for (const closed of [spare, template]) await expect(words(closed)).rejects.toThrow('not open');
    await others.give(late);
    await others.close();
    await expect(words(late)).rejects.toThrow('not open');
  });

  it('namespaces that only read share one template database', async () => {
    expect(await copies.template()).toBe(await copies.template());
    expect(await words(await copies.template())).toEqual(['one']);
  });

  describe('Copy-on-write database of a namespace', () => {
    it('a copy-on-write database reads the shared template until its first write', async () => {
      const namespace = copyOnWrite(copies);
      expect([namespace.engine, namespace.written, await words(namespace)]).toEqual(['sqlite', false, ['one']]);
      expect(await namespace.row('SELECT "word" FROM "words"')).toEqual({ word: 'one' });
      expect(await namespace.rows(' select "word" FROM "words"')).toEqual([{ word: 'one' }]);
      expect([namespace.written, await namespace.changes()]).toEqual([false, new Uint8Array()]);
      expect(await add(namespace, 'two')).toBe(1);
      expect([namespace.written, await words(namespace), (await namespace.changes()).length > 0]).toEqual([
        true,
        ['one', 'two'],
        true,
      ]);
      expect(await words(await copies.template())).toEqual(['one']);
      await namespace.close();
    });

    it.each<[how: string, write: (namespace: CopyOnWrite) => Promise<unknown>]>([
      ['a transaction', (namespace) => namespace.transaction((connection) => add(connection, 'two'))],
      ['a script', (namespace) => namespace.script(`INSERT INTO "words" ("word") VALUES ('two')`)],
      [
        'rows that a statement answers',
        (namespace) => namespace.rows(`INSERT INTO "words" ("word") VALUES ('two') RETURNING "id"`),
      ],
      ['a row', (namespace) => namespace.row(`INSERT INTO "words" ("word") VALUES ('two') RETURNING "id"`)],
      ['texts', (namespace) => namespace.texts(`INSERT INTO "words" ("word") VALUES ('two') RETURNING "id"`)],
    ])('a copy-on-write database is copied on its first write: %s', async (_, write) => {
      const namespace = copyOnWrite(copies);
      await write(namespace);
      expect([namespace.written, await words(namespace)]).toEqual([true, ['one', 'two']]);
      await namespace.close();
    });

    it('a copy-on-write database can start from a snapshot, which does not count as a write', async () => {
      const before = copyOnWrite(copies);
      await add(before, 'two');
      const from = await before.changes();
      await before.close();
      const namespace = copyOnWrite(copies, from);
      expect([namespace.written, await namespace.changes()]).toEqual([false, from]);
      expect(await words(namespace)).toEqual(['one', 'two']);
      await namespace.close();
    });

    it('a closed copy-on-write database gives its copy back once and rejects further statements', async () => {
      const namespace = copyOnWrite(copies);
      await add(namespace, 'two');
      await namespace.close();
      await namespace.close();
      await expect(add(namespace, 'three')).rejects.toThrow('the namespace is dropped');
      const [one, other] = [await copies.take(), await copies.take()];
      expect(one).not.toBe(other);
      expect(await words(one)).toEqual(['one']);
      await one.close();
      await other.close();
    });

    it('a copy-on-write database creates no copy if it never wrote', async () => {
      const namespace = copyOnWrite(copies);
      await words(namespace);
      await namespace.close();
      expect(made).toBe(1);
    });

    it('a copy-on-write database closes its copy if the copy cannot be filled with the initial state', async () => {
      const taken: Database[] = [];
      const namespace = copyOnWrite(
        {
          ...copies,
          async take() {
            const copy = await copies.take();
            taken.push(copy);
            return copy;
          },
        },
        Uint8Array.of(1, 2, 3),
      );
      await expect(words(namespace)).rejects.toThrow();
      await expect(words(taken[0] ?? first)).rejects.toThrow('not open');
      await namespace.close();
    });
  });

  it('SQL statements go to the database of the current namespace', async () => {
    const database = databaseOfNamespaces(first);
    const namespace = { name: 'a', database: copyOnWrite(copies) };
    const inside = <T>(work: () => Promise<T>) => inNamespace(namespace, work);
    expect(await inside(() => add(database, 'run'))).toBe(1);
    await inside(() => database.script(`INSERT INTO "words" ("word") VALUES ('script')`));
    await inside(() => database.transaction((connection) => add(connection, 'transaction')));
    expect(await inside(() => words(database))).toEqual(['one', 'run', 'script', 'transaction']);
    expect(await inside(() => database.rows('SELECT count(*) AS n FROM "words"'))).toEqual([{ n: 4 }]);
    expect(await inside(() => database.row('SELECT count(*) AS n FROM "words"'))).toEqual({ n: 4 });
    expect([await words(database), await words(first)]).toEqual([['one'], ['one']]);
    expect([database.engine, database.image, database.fill, database.states]).toEqual([
      'sqlite',
      first.image,
      first.fill,
      first.states,
    ]);
    expect([database.probe, database.changedElsewhere]).toEqual([undefined, undefined]);
    await namespace.database.close();
  });

  it('writes of other processes to a database file are detected only by requests outside namespaces', async () => {
    let isServing = false;
    const probe = async () => undefined;
    const database = databaseOfNamespaces({
      ...first,
      probe,
      changedElsewhere: () => true,
      serving: () => void (isServing = true),
    });
    expect([database.changedElsewhere?.(), database.probe]).toEqual([true, probe]);
    expect(inNamespace({ name: 'a', database: first }, () => database.changedElsewhere?.())).toBe(false);
    database.serving?.();
    expect(isServing).toBe(true);
    expect(databaseOfNamespaces({ ...first, changedElsewhere: () => false }).changedElsewhere?.()).toBe(false);
  });
});
