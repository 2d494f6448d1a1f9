import { mkdtempSync, openSync, renameSync, rmSync, unlinkSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openLibrary } from '@tuyen/server-mock/testing/library';

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

it('/ready returns 503 while the database file is missing, and 200 when it is back', async () => {
  const { path, states } = await onFile();
  expect(await states()).toEqual(UP);
  renameSync(path, `${path}.away`);
  expect(await states()).toEqual(AWAY);
  renameSync(`${path}.away`, path);
  expect(await states()).toEqual(UP);
});

it('/ready returns 503 if another file has replaced the database file', async () => {
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

it('/ready returns 503 if the database file is damaged, even if cached pages hide it', async () => {
  const { path, states } = await onFile();
  const beside = new DatabaseSync(path);
  beside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  beside.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, 0);
  closeSync(file);
  expect(await states()).toEqual(AWAY);
});

it('/ready returns 200 while another process has locked the database file, because requests wait for the lock', async () => {
  const { path, app } = await onFile();
  const beside = new DatabaseSync(path);
  beside.exec('BEGIN IMMEDIATE');
  expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  beside.exec('ROLLBACK');
  beside.close();
});
