import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLibrary } from '../testing/library.ts';
import type { SeedCache, Seeded } from './seed-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'tuyen-copied-'));
afterAll(() => rmSync(folder, { recursive: true }));

function memory(): SeedCache & { readonly written: readonly Seeded[] } {
  const written: Seeded[] = [];
  return { written, read: () => written.at(-1), write: (seeded) => void written.push(seeded) };
}

it('fills a new file as it was inserted, but for the secret, and leaves one with rows alone', async () => {
  const cache = memory();
  const inserted = await openLibrary({ cachedSeed: cache });
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

it('is done by one of several that start on a new file at once', async () => {
  const cache = memory();
  await (await openLibrary({ cachedSeed: cache })).app.close();
  const databaseUrl = `file:${join(folder, 'together.db')}`;
  const servers = await Promise.all([1, 2, 3].map(() => openLibrary({ cachedSeed: cache, databaseUrl })));
  const [one] = servers;
  const count = await one?.engine.store.count('users');
  expect(count).toBeGreaterThan(3);
  expect(new Set(servers.map(({ engine }) => engine.secret)).size).toBe(1);
  for (const { app } of servers) await app.close();
});
