import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apply, statesOf } from './states.ts';

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE "words" ("id" integer PRIMARY KEY, "word" text); INSERT INTO "words" VALUES (1, 'one')`);
});
afterEach(() => database.close());
const words = () =>
  database
    .prepare('SELECT "word" FROM "words" ORDER BY "id"')
    .all()
    .map(({ word }) => word);

it("the database's initial state is saved at first use, and can be restored until another is saved", () => {
  const states = statesOf(() => database);
  expect(states.changes()).toEqual(new Uint8Array());
  database.exec(`INSERT INTO "words" VALUES (2, 'two')`);
  const second = states.changes();
  expect(second.length).toBeGreaterThan(0);
  states.become(new Uint8Array());
  expect([words(), states.changes()]).toEqual([['one'], new Uint8Array()]);
  states.become(second);
  expect([words(), states.changes()]).toEqual([['one', 'two'], second]);
  states.begin();
  expect(states.changes()).toEqual(new Uint8Array());
  database.exec(`INSERT INTO "words" VALUES (3, 'three')`);
  states.end();
  expect(states.changes()).toEqual(new Uint8Array());
  states.become(new Uint8Array());
  expect(words()).toEqual(['one', 'two', 'three']);
  states.end();
});

it('applying an invalid changeset leaves the database unchanged', () => {
  const states = statesOf(() => database);
  states.begin();
  database.exec(`INSERT INTO "words" VALUES (2, 'two')`);
  const second = states.changes();
  database.exec(`UPDATE "words" SET "word" = 'changed' WHERE "id" = 1`);
  expect(() => states.become(Uint8Array.of(1, 2, 3))).toThrow();
  expect([words(), database.isTransaction]).toEqual([['changed', 'two'], false]);
  states.become(second);
  expect(words()).toEqual(['one', 'two']);
  states.end();
});

it('returning to a saved state is refused if another process has changed rows since then', () => {
  const session = database.createSession();
  database.exec(`UPDATE "words" SET "word" = 'two'`);
  const changes = session.changeset();
  session.close();
  database.exec(`UPDATE "words" SET "word" = 'three'`);
  expect(() => apply(database, changes)).toThrow(
    'rows that another process has changed meanwhile cannot be taken back',
  );
  expect(() => apply(database, new Uint8Array())).not.toThrow();
  expect(words()).toEqual(['three']);
});

it('a changeset skips the internal tables of a search index, because triggers maintain them', () => {
  database.exec(
    'CREATE TABLE "words.search_data" ("id" integer PRIMARY KEY); CREATE TABLE "words.search" ("id" integer PRIMARY KEY)',
  );
  const session = database.createSession();
  database.exec('INSERT INTO "words.search_data" VALUES (1); INSERT INTO "words.search" VALUES (1)');
  const changes = session.changeset();
  session.close();
  database.exec('DELETE FROM "words.search_data"; DELETE FROM "words.search"');
  apply(database, changes);
  const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.['n'];
  expect([count('words.search_data'), count('words.search')]).toEqual([0, 1]);
});
