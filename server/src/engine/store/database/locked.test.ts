import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';
import { openStore } from '../open-store.ts';

describe('A database file that another process has locked', () => {
  let folder: string;
  let other: DatabaseSync;
  let library: Library | undefined;
  let clerk: Send;

  async function open(patience: number): Promise<Library> {
    const path = join(folder, 'a.db');
    const store = await openStore({ model: libraryModel(), databaseUrl: `file:${path}`, patience });
    library = await openLibrary({ store });
    clerk = await library.as('clerk');
    other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    return library;
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuyen-locked-'));
  });
  afterEach(async () => {
    other.close();
    await library?.app.close();
    await rm(folder, { recursive: true });
  });

  it('a database file locked by another process can be read while writes wait', async () => {
    const { anyone } = await open(600_000);
    const written: string[] = [];
    const writes = [
      clerk('POST', 'books', { title: 'A' }).then(({ status }) => written.push(`book ${status}`)),
      anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD }).then(({ status }) =>
        written.push(`session ${status}`),
      ),
    ];
    for (let round = 0; round < 20; round += 1) {
      expect((await clerk('GET', `books?limit=${round + 1}`)).status).toBe(200);
      expect((await clerk('GET', 'auth/profile')).status).toBe(200);
      await setImmediate();
    }
    expect(written).toEqual([]);
    other.exec('COMMIT');
    await Promise.all(writes);
    expect(written.sort()).toEqual(['book 201', 'session 200']);
    expect((await clerk('GET', 'books?filter=title||$eq||A')).body).toHaveLength(1);
  });

  it('writes to a locked database file fail with 503 and Retry-After, and write nothing later', async () => {
    const { anyone } = await open(50);
    const refused = await Promise.all([
      clerk('POST', 'books', { title: 'A' }),
      clerk('POST', 'books', { title: 'B' }),
      anyone('POST', 'auth/login', { account: 'reader', password: PASSWORD }),
    ]);
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
      Array.from({ length: 3 }, () => [503, 'unavailable']),
    );
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    other.exec('COMMIT');
    expect((await clerk('POST', 'books', { title: 'C' })).status).toBe(201);
    const titles = (await clerk('GET', 'books?filter=title||$in||A,B,C')).body as unknown as { title: string }[];
    expect(titles.map(({ title }) => title)).toEqual(['C']);
  });
});
