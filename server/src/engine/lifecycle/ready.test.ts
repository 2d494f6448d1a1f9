import { mkdtempSync, openSync, renameSync, rmSync, unlinkSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '@tuyen/server-mock/testing/library';

/** A server on a file, and what it says of itself. */
async function onFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-ready-'));
  const path = join(folder, 'library.db');
  const { app } = await openLibrary({ databaseUrl: `file:${path}`, metrics: { token: undefined } });
  onTestFinished(async () => {
    await app.close().catch(() => undefined);
    rmSync(folder, { recursive: true });
  });
  const states = async () => {
    const [ready, health] = [await app.inject({ url: '/ready' }), await app.inject({ url: '/health' })];
    const metrics = await app.inject({ url: '/metrics' });
    return [ready.statusCode, health.statusCode, /^database_up (\d)$/mu.exec(metrics.body)?.[1]];
  };
  return { path, app, states };
}

const UP = [200, 200, '1'];
const AWAY = [503, 200, '0'];

it('/ready says 503 while the file of the database is removed, and 200 when it is there again', async () => {
  const { path, states } = await onFile();
  expect(await states()).toEqual(UP);
  renameSync(path, `${path}.away`);
  expect(await states()).toEqual(AWAY);
  renameSync(`${path}.away`, path);
  expect(await states()).toEqual(UP);
});

it('/ready says 503 where another file is in its place', async () => {
  const { path, states } = await onFile();
  const other = new DatabaseSync(`${path}.other`);
  other.exec('CREATE TABLE "_facts" ("name" TEXT, "value" TEXT)');
  other.close();
  renameSync(path, `${path}.away`);
  renameSync(`${path}.other`, path);
  expect(await states()).toEqual(AWAY);
  unlinkSync(path);
  renameSync(`${path}.away`, path);
  expect(await states()).toEqual(UP);
});

it('/ready says 503 where the file is damaged, which the pages in memory hide', async () => {
  const { path, states } = await onFile();
  const beside = new DatabaseSync(path);
  beside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  beside.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 0);
  closeSync(file);
  expect(await states()).toEqual(AWAY);
});

it('/ready says 200 while another process has locked the file, which requests wait for', async () => {
  const { path, app } = await onFile();
  const beside = new DatabaseSync(path);
  beside.exec('BEGIN IMMEDIATE');
  expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  beside.exec('ROLLBACK');
  beside.close();
});
