import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDisk } from './disk.ts';

let folder: string;
let path: string;
let rewrites: number;
const rewrite = () => {
  rewrites += 1;
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuyen-disk-'));
  path = join(folder, 'books.db');
  rewrites = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

it('one sync of the SQLite WAL to the disk serves all waiting callers', async () => {
  writeFileSync(`${path}-wal`, 'log');
  const disk = openDisk(path, rewrite);
  const both = [disk.reached(), disk.reached()];
  expect(both[0]).toBe(both[1]);
  await Promise.all(both);
  await disk.reached();
  expect(rewrites).toBe(0);
  await disk.close();
  await disk.close();
});

it('after a failed disk sync, the content of the SQLite WAL is written again', async () => {
  const disk = openDisk(path, rewrite);
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(disk.reached()).rejects.toMatchObject({ name: 'UnavailableError', cause: { code: 'ENOENT' } });
  expect(rewrites).toBe(1);
  writeFileSync(`${path}-wal`, 'log');
  await disk.reached();
  expect(rewrites).toBe(2);
  await disk.reached();
  expect(rewrites).toBe(2);
  await disk.close();
});

it('the database is reported as unavailable if rewriting the SQLite WAL fails', async () => {
  const disk = openDisk(path, () => {
    throw new Error('the log cannot be emptied now');
  });
  await expect(disk.reached()).rejects.toThrow('not available');
  writeFileSync(`${path}-wal`, 'log');
  await expect(disk.reached()).rejects.toMatchObject({ cause: new Error('the log cannot be emptied now') });
  await disk.close();
});
