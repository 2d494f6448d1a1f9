import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from './connect.ts';
import { connectToImage, imageOf } from './image.ts';

const TABLES = `CREATE TABLE "books" ("_row" integer PRIMARY KEY, "title" text);
  CREATE INDEX "books.title" ON "books" (sort_key("title", 'vi'));
  CREATE VIRTUAL TABLE "books.search" USING fts5("title", content="books", content_rowid='_row', tokenize='trigram');
  INSERT INTO "books" VALUES (3, 'Truyện Kiều'), (7, 'Số đỏ');
  INSERT INTO "books.search" ("books.search") VALUES ('rebuild')`;

function removeFromNode(name: 'serialize' | 'deserialize'): void {
  const own = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, name);
  expect(Reflect.deleteProperty(DatabaseSync.prototype, name)).toBe(true);
  onTestFinished(() => void Object.defineProperty(DatabaseSync.prototype, name, own ?? {}));
}

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('tuyen-image-'));

describe.each([
  ['with serialize', false],
  ['without serialize, as Node 22.18 and 24.0', true],
])('Image (serialized copy) of an SQLite database, on a Node version %s', (_, older) => {
  it('an image (serialized copy) of a database opens as an independent in-memory database', async () => {
    if (older) for (const name of ['serialize', 'deserialize'] as const) removeFromNode(name);
    const before = folders();
    const first = connect(':memory:');
    onTestFinished(() => first.close());
    first.exec(TABLES);
    const second = await connectToImage(imageOf(first));
    onTestFinished(() => second.close());
    expect(second.prepare('SELECT * FROM "books" ORDER BY "_row"').all()).toEqual(
      first.prepare('SELECT * FROM "books" ORDER BY "_row"').all(),
    );
    expect(second.prepare(`SELECT rowid FROM "books.search" WHERE "books.search" MATCH 'Kiều'`).all()).toEqual([
      { rowid: 3 },
    ]);
    second.exec(`DELETE FROM "books" WHERE "_row" = 3`);
    expect(first.prepare('SELECT count(*) AS "n" FROM "books"').get()).toEqual({ n: 2 });
    const session = second.createSession();
    onTestFinished(() => session.close());
    const third = await connectToImage(imageOf(second));
    onTestFinished(() => third.close());
    expect(third.prepare('SELECT "_row" FROM "books"').all()).toEqual([{ _row: 7 }]);
    expect(folders()).toEqual(before);
  });
});
