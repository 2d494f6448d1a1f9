import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../engine/store/open-database.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { backUp, checkDatabase, NotPossible, restore } from './index.ts';

onEachDatabase('Backup and restore of a database', (emptyDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-backup-'));
  const file = join(folder, 'library.backup.gz');
  let url: string;
  let library: Library;
  let clerk: Send;
  let count = 0;
  const newUrl = async () => (await emptyDatabase()) ?? `file:${join(folder, `${(count += 1)}.db`)}`;

  beforeAll(async () => {
    url = await newUrl();
    library = await openLibrary({ databaseUrl: url });
    clerk = await library.as('clerk');
  });
  afterAll(async () => {
    await library.app.close();
    rmSync(folder, { recursive: true });
  });

  it('a backup taken during writes contains every write acknowledged before the backup started', async () => {
    const answered: string[] = [];
    const work = { more: true };
    const writers = [1, 2, 3].map(async (writer) => {
      for (let n = 1; work.more; n += 1) {
        const { status, body } = await clerk('POST', 'books', { title: `Sách ${writer}/${n}`, isbn: `${writer}-${n}` });
        expect(status).toBe(201);
        answered.push(String(body['id']));
      }
    });
    while (answered.length < 60) await new Promise(setImmediate);
    const before = [...answered];
    const { rows } = await backUp(url, file);
    const during = answered.length;
    while (answered.length < during + 10) await new Promise(setImmediate);
    work.more = false;
    await Promise.all(writers);
    expect(rows).toBeGreaterThan(before.length);

    const target = await newUrl();
    expect((await restore(target, file, false)).rows).toBe(rows);
    const restored = await openLibrary({ databaseUrl: target, seed: false });
    const { store, records } = restored.engine;
    const restoredIds = new Set((await store.find('books')).map(({ id }) => id));
    expect(before.filter((id) => !restoredIds.has(id))).toEqual([]);
    expect(await records.totals.of('books', undefined)).toBe(restoredIds.size);
    const reader = await restored.as('clerk');
    const made = await reader('POST', 'books', { title: 'Sách mới', isbn: 'new' });
    expect(made.status).toBe(201);
    expect((await reader('POST', 'books', { title: 'Sách mới', isbn: '1-1' })).status).toBe(409);
    expect((await reader('GET', 'books?filter=isbn||$eq||1-1&page=1&limit=1')).body['total']).toBe(1);
    await restored.app.close();
    expect(await checkDatabase(target, libraryModel())).toEqual([]);
  });

  it('a restore into a database that is not empty requires the force option', async () => {
    const target = await newUrl();
    await (await openLibrary({ databaseUrl: target })).app.close();
    await expect(restore(target, file, false)).rejects.toThrow(/not empty.*--force/u);
    await restore(target, file, true);
    const restored = await openLibrary({ databaseUrl: target, seed: false });
    expect(await restored.engine.store.count('books', { isbn: '1-1' })).toBe(1);
    await restored.app.close();
  });

  it('a backup keeps integers above 2^53 that another program stored in the database', async () => {
    const source = await newUrl();
    const large = await openLibrary({ databaseUrl: source });
    expect((await (await large.as('clerk'))('POST', 'books', { title: 'Sách' })).status).toBe(201);
    await large.app.close();
    const before = await openDatabase(source);
    await before.script('UPDATE "books" SET "loan_count" = 10000000000000000');
    await before.close();
    const copy = join(folder, 'large.backup.gz');
    await backUp(source, copy);
    const target = await newUrl();
    await restore(target, copy, false);
    const after = await openDatabase(target);
    expect(await after.rows('SELECT DISTINCT "loan_count" FROM "books"')).toEqual([{ loan_count: 1e16 }]);
    await after.close();
  });

  it('a restore rejects a truncated file and a file that is no backup, and changes nothing', async () => {
    const target = await newUrl();
    await (await openLibrary({ databaseUrl: target })).app.close();
    const whole = readFileSync(file);
    const damaged = join(folder, 'damaged.gz');
    for (const content of [whole.subarray(0, whole.length / 2), Buffer.from('{}'), Buffer.alloc(0)]) {
      writeFileSync(damaged, content);
      await expect(restore(target, damaged, true)).rejects.toThrow(NotPossible);
    }
    await expect(restore(target, join(folder, 'none.gz'), true)).rejects.toThrow(/cannot be read/u);
    const after = await openLibrary({ databaseUrl: target, seed: false });
    expect(await after.engine.store.count('users')).toBeGreaterThan(3);
    await after.app.close();
  });

  it('the check after a restore reports broken references and values that violate their schemas', async () => {
    const target = await newUrl();
    await restore(target, file, false);
    const broken = await openLibrary({ databaseUrl: target, seed: false });
    await broken.engine.records.transaction(async (rows) => {
      await rows.insert('books', { id: 'lost', version: 1, title: 'Sách', author_id: 'missing' });
      await rows.insert('books', { id: 'small', version: 1, title: 'Sách', pages: 0 });
    });
    await broken.app.close();
    expect(await checkDatabase(target, libraryModel())).toEqual([
      { resource: 'books', field: 'author_id', what: 'reference', count: 1, first: ['lost'] },
      { resource: 'books', field: 'pages', what: 'value', count: 1, first: ['small'] },
    ]);
  });
});
