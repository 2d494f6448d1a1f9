// @module-tag process
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Databases } from '../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../tests/support/shared-postgres.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

const SERVERS = 3;

async function counts({ engine }: Library): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of engine.records.tables.keys()) found[name] = await engine.store.count(name);
  return found;
}

describe('Several servers starting at once on an empty database', () => {
  let postgres: Databases;
  let folder: string;
  let expected: Record<string, number>;
  beforeAll(async () => {
    [postgres, folder] = await Promise.all([sharedPostgres(), mkdtemp(join(tmpdir(), 'tuyen-together-'))]);
    const alone = await openLibrary();
    expected = await counts(alone);
    await alone.app.close();
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['PostgreSQL', () => postgres.database()],
    ['a file', async () => `file:${join(folder, 'a.db')}`],
  ])('all servers that start at once succeed, and the empty database is seeded once: %s', async (_, address) => {
    const databaseUrl = await address();
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => openLibrary({ databaseUrl })));
    for (const server of servers) {
      expect(await counts(server)).toEqual(expected);
      const clerk = await server.as('clerk');
      const { body } = await clerk('GET', 'books?limit=1&page=1');
      expect(body['total']).toBe(expected['books']);
      expect((await clerk('POST', 'authors', { name: 'A' })).status).toBe(403);
    }
    expect(new Set(servers.map(({ engine }) => engine.secret)).size).toBe(1);
    const [first, second] = await Promise.all(servers.map((server) => server.as('clerk')));
    const made = await first?.('POST', 'books', { title: 'Chung' });
    expect(made?.status).toBe(201);
    expect((await second?.('GET', `books/${made?.body['id']}`))?.status).toBe(200);
    await Promise.all(servers.map(({ app }) => app.close()));
    const later = await openLibrary({ databaseUrl });
    expect(await counts(later)).toEqual({ ...expected, books: (expected['books'] ?? 0) + 1 });
    await later.app.close();
  });
});
