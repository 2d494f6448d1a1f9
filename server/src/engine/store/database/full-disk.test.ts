import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { openDisk } from './disk.ts';
import { UnavailableError } from './failures.ts';

describe('A database without free space', () => {
  let folder: string;
  let library: Library;
  let clerk: Send;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tuyen-full-'));
    library = await openLibrary({ databaseUrl: `file:${join(folder, 'a.db')}` });
    clerk = await library.as('clerk');
  });
  afterAll(async () => {
    await library.app.close();
    await rm(folder, { recursive: true });
  });

  const allow = (pages: string) => library.engine.records.database.rows(`PRAGMA max_page_count = ${pages}`);
  const big = (index: number) => ({ title: `Sách ${index}`, summary: `<p>${'x'.repeat(20_000)}</p>` });
  const stored = async () =>
    Number((await clerk('GET', 'books?limit=1&page=1&filter=title||$starts||Sách')).body['total']);

  it('a full database rejects writes with 507, still reads, and writes again once there is space', async () => {
    await allow('1');
    const key = { 'idempotency-key': 'full' };
    let acknowledged = 0;
    // The first writes may still succeed, because they use free pages inside the database file.
    let last = await clerk('POST', 'books', big(0));
    for (let index = 1; last.status === 201; index += 1) {
      acknowledged += 1;
      last = await clerk('POST', 'books', big(index));
    }
    expect([last.status, last.body['code']]).toEqual([507, 'storage_full']);
    expect((await clerk('POST', 'books', big(-1), key)).status).toBe(507);
    const together = await Promise.all(
      Array.from({ length: 5 }, (_, index) => clerk('POST', 'books', big(-2 - index))),
    );
    expect(together.map(({ status }) => status)).toEqual(Array(5).fill(507));
    await expect(
      library.engine.uploads.put({ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.alloc(100_000) }),
    ).rejects.toThrow('no room');
    expect(await stored()).toBe(acknowledged);
    expect((await clerk('GET', 'books')).status).toBe(200);
    await allow('1000000');
    const again = await clerk('POST', 'books', big(-1), key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await stored()).toBe(acknowledged + 1);
  });
});

describe('A disk that fails to sync', () => {
  it('a failed disk sync fails all waiting callers, and the next sync first rewrites the WAL', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tuyen-disk-'));
    const path = join(folder, 'a.db');
    const steps: string[] = [];
    let locked = true;
    const disk = openDisk(path, () => {
      if (locked) throw new Error('locked');
      steps.push('rewritten');
    });
    const reached = () => disk.reached().then(() => steps.push('reached'));
    // The WAL is replaced by a device that cannot be synced, so that the sync fails.
    await symlink('/dev/null', `${path}-wal`);
    await expect(reached()).rejects.toBeInstanceOf(UnavailableError);
    await rm(`${path}-wal`);
    await writeFile(`${path}-wal`, '');
    await expect(reached()).rejects.toBeInstanceOf(UnavailableError);
    locked = false;
    await Promise.all([reached(), reached()]);
    await reached();
    expect(steps).toEqual(['rewritten', 'reached', 'reached', 'reached']);
    await disk.close();
    await rm(folder, { recursive: true });
  });
});
