// @module-tag process
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Databases } from '../../../../../tests/support/postgres.ts';
import { sharedPostgres } from '../../../../../tests/support/shared-postgres.ts';
import { openDatabase } from '../open-database.ts';
import { tablesOf } from '../tables/columns.ts';
import { buildIndexes } from './build-indexes.ts';
import { numberProperty, project, storedDatabase, textProperty } from './stored-database.fixture.ts';

let postgres: Databases;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(() => postgres.stop());

const stored = storedDatabase(() => postgres.database());
const SIZED = project({ code: textProperty(), size: numberProperty() });
const UNIQUE = project({ code: textProperty({ 'x-unique': true }), size: numberProperty() });
const VALID = `SELECT c.relname FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indisvalid AND c.relname LIKE 'tools.%'`;

it('a server start rebuilds an index that an interrupted start left incomplete', async () => {
  const { database } = await stored.fill(SIZED, [{ code: 'A' }, { code: 'A' }]);
  await expect(
    database.script('CREATE UNIQUE INDEX CONCURRENTLY "tools.code.unique" ON "tools" ("code")'),
  ).rejects.toThrow();
  await database.run(`UPDATE "tools" SET "code" = "id"`);
  expect(await database.texts(VALID)).not.toContain('tools.code.unique');
  const later = await stored.open(UNIQUE);
  expect(await later.database.texts(VALID)).toContain('tools.code.unique');
});

it('a server start refuses to build a unique index while duplicates exist, and builds the index afterwards', async () => {
  const { database, transaction } = await stored.fill(UNIQUE, [{ code: 'A' }]);
  await database.script('DROP INDEX "tools.code.unique"');
  await transaction((rows) => rows.insert('tools', { id: 't1', version: 1, code: 'A' }));
  expect(await stored.refusal(UNIQUE)).toMatch(/^Rows got the same value.*\n.*2 rows \(A = "A"; A = "A"\)/u);
  const { database: again } = await stored.open(SIZED);
  await again.run(`UPDATE "tools" SET "code" = "id"`);
  const later = await stored.open(UNIQUE, { back: true });
  expect(await later.database.texts(VALID)).toContain('tools.code.unique');
});

it('if several server processes start, only one builds a missing index, and the other processes wait', async () => {
  const { database } = await stored.fill(SIZED, [{ code: 'A' }]);
  const [index = ''] = await database.texts(VALID);
  await database.script(`DROP INDEX "${index}"`);
  const others = await Promise.all([stored.url(), stored.url()].map((url) => openDatabase(url)));
  await Promise.all(others.map((one) => buildIndexes(one, tablesOf(SIZED, 'postgres'))));
  expect(await database.texts(VALID)).toContain(index);
  await Promise.all(others.map((one) => one.close()));
});

it('a migration that waits for a table lock repeatedly gives up and retries, so that reads continue', async () => {
  await stored.fill(SIZED, [{ code: 'A' }]);
  const blocker = await openDatabase(stored.url());
  const reader = await openDatabase(stored.url());
  let slowest = 0;
  let released = false;
  const blocking = blocker.transaction(async (connection) => {
    await connection.rows('SELECT * FROM "tools"');
    for (const until = performance.now() + 2000; performance.now() < until;) {
      const start = performance.now();
      await reader.rows('SELECT "id" FROM "tools"');
      slowest = Math.max(slowest, performance.now() - start);
      await setTimeout(20);
    }
    released = true;
  });
  await setTimeout(100);
  const later = await stored.open(project({ code: textProperty(), size: numberProperty(), note: textProperty() }));
  expect(released).toBe(true);
  await blocking;
  expect(slowest).toBeLessThan(1500);
  expect(await later.reader.find('tools', { note: null })).toHaveLength(1);
  await Promise.all([blocker.close(), reader.close()]);
});
