import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLibrary } from '../testing/library.ts';
import type { SeedCache, Seeded } from './seed-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuyen-copied-'));
afterAll(() => rmSync(folder, { recursive: true }));

function cacheIn(name: string): SeedCache & { readonly written: readonly Seeded[] } {
  const written: Seeded[] = [];
  return {
    written,
    read: () => written.at(-1),
    write(notes, image) {
      const seeded = { notes, file: join(folder, `${name}.db`) };
      writeFileSync(seeded.file, image);
      written.push(seeded);
      return seeded;
    },
  };
}

it("a cached seed fills a new database file with the same rows, except the server's secret", async () => {
  const cache = cacheIn('first');
  const inserted = await openLibrary();
  const file = join(folder, 'copied.db');
  const start = () => openLibrary({ cachedSeed: cache, databaseUrl: `file:${file}` });
  const copied = await start();
  expect(cache.written).toHaveLength(1);
  expect(copied.notes).toEqual(inserted.notes);
  for (const { name } of inserted.engine.model.resources)
    expect(await copied.engine.store.find(name), name).toEqual(await inserted.engine.store.find(name));
  expect(copied.engine.secret).not.toBe(inserted.engine.secret);
  const clerk = await copied.as('clerk');
  expect((await clerk('POST', 'books', { title: 'Sách' })).status).toBe(201);
  await copied.app.close();

  const again = await start();
  expect(again.engine.secret).toBe(copied.engine.secret);
  expect(await again.engine.store.count('books')).toBe(1);
  await again.app.close();
  await inserted.app.close();

  const elsewhere = new DatabaseSync(file);
  expect(elsewhere.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  elsewhere.close();
});

it('each in-memory database starts with a separate copy of the cached seed', async () => {
  const cache = cacheIn('memory');
  const inserted = await openLibrary();
  const start = () => openLibrary({ cachedSeed: cache });
  const first = await start();
  const image = cache.written.map(({ file }) => readFileSync(file));
  const other = await start();
  for (const { name } of inserted.engine.model.resources)
    expect(await other.engine.store.find(name), name).toEqual(await inserted.engine.store.find(name));
  const clerk = await first.as('clerk');
  for (const title of ['Sách', 'Vở']) expect((await clerk('POST', 'books', { title })).status).toBe(201);
  expect([await first.engine.store.count('books'), await other.engine.store.count('books')]).toEqual([2, 0]);
  for (const { app } of [first, other, inserted]) await app.close();
  expect(cache.written.map(({ file }) => readFileSync(file))).toEqual(image);
  expect(image).toHaveLength(1);
});

it.each([
  ['in memory', undefined],
  ['on a file', `file:${join(folder, 'anew.db')}`],
])(
  'a server with a database %s seeds it anew if another server has removed the cached file',
  async (_, databaseUrl) => {
    const cache = cacheIn('pruned');
    await (await openLibrary({ cachedSeed: cache })).app.close();
    const gone = { notes: [], file: join(folder, 'gone.db') };
    let reads = 0;
    const read = () => (reads++ === 0 ? gone : cache.read());
    const server = await openLibrary({ cachedSeed: { ...cache, read }, databaseUrl });
    const inserted = await openLibrary();
    for (const { name } of inserted.engine.model.resources)
      expect(await server.engine.store.count(name), name).toBe(await inserted.engine.store.count(name));
    expect(existsSync(gone.file)).toBe(false);
    await server.app.close();
    await inserted.app.close();
  },
);

it('if several servers start on the same new database file, only one of them seeds the file', async () => {
  const cache = cacheIn('second');
  await (await openLibrary({ cachedSeed: cache })).app.close();
  const databaseUrl = `file:${join(folder, 'together.db')}`;
  const servers = await Promise.all([1, 2, 3].map(() => openLibrary({ cachedSeed: cache, databaseUrl })));
  const [one] = servers;
  const count = await one?.engine.store.count('users');
  expect(count).toBeGreaterThan(3);
  expect(new Set(servers.map(({ engine }) => engine.secret)).size).toBe(1);
  for (const { app } of servers) await app.close();
});
