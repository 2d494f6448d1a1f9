import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { inverted } from './changeset.ts';

const TABLES = `CREATE TABLE "a" ("_row" integer PRIMARY KEY, "text" text UNIQUE, "number" real, "whole" integer, "bytes" blob);
  CREATE TABLE "pairs" ("left" text, "right" text, "value" text, PRIMARY KEY ("left", "right"))`;
const ROWS = `INSERT INTO "a" VALUES (1, 'one', 1.5, 1, x'00ff'), (2, 'two', NULL, -9007199254740993, NULL), (3, '${'long '.repeat(5000)}', 0, 0, x'');
  INSERT INTO "pairs" VALUES ('a', 'b', 'c'), ('a', 'c', NULL)`;

const CONTENTS = [
  `SELECT "_row", "text", "number", CAST("whole" AS text) AS "whole", hex("bytes") AS "bytes" FROM "a" ORDER BY "_row"`,
  `SELECT * FROM "pairs" ORDER BY "left", "right"`,
];
const contents = (database: DatabaseSync) => CONTENTS.map((sql) => database.prepare(sql).all());

it.each([
  ['new rows', `INSERT INTO "a" VALUES (9, 'nine', 9, 9, x'09'); INSERT INTO "pairs" VALUES ('x', 'y', 'z')`],
  ['removed ones', `DELETE FROM "a"; DELETE FROM "pairs" WHERE "right" = 'c'`],
  [
    'changed ones',
    `UPDATE "a" SET "text" = 'x' || "_row", "number" = NULL, "bytes" = zeroblob(200); UPDATE "pairs" SET "value" = 'new'`,
  ],
  [
    'texts that change places',
    `UPDATE "a" SET "text" = 'free' WHERE "_row" = 1; UPDATE "a" SET "text" = 'one' WHERE "_row" = 2; UPDATE "a" SET "text" = 'two' WHERE "_row" = 1`,
  ],
  ['other keys', `UPDATE "a" SET "_row" = 7 WHERE "_row" = 1; UPDATE "pairs" SET "left" = 'q'`],
  [
    'all of it',
    `DELETE FROM "a" WHERE "_row" = 1; UPDATE "a" SET "whole" = 5; INSERT INTO "a" VALUES (1, 'one', 2, 2, NULL)`,
  ],
  ['nothing', ''],
])('an inverted SQLite changeset undoes the change it was made from: %s', (_, work) => {
  const database = new DatabaseSync(':memory:');
  database.exec(`${TABLES}; ${ROWS}`);
  const before = contents(database);
  const session = database.createSession();
  database.exec(work);
  const after = contents(database);
  const changes = session.changeset();
  session.close();
  database.applyChangeset(inverted(changes));
  expect(contents(database)).toEqual(before);
  database.applyChangeset(inverted(inverted(changes)));
  expect(contents(database)).toEqual(after);
  database.close();
});
