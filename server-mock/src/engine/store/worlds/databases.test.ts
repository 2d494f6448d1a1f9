import { expect, it } from 'vitest';
import { openSqlite } from '../database/sqlite.ts';
import { openCopies } from './databases.ts';

it('what worlds read until they write is written by none of them', async () => {
  const first = await openSqlite(':memory:', undefined);
  await first.script('CREATE TABLE "words" ("word" TEXT); CREATE TABLE "_facts" ("name" TEXT)');
  await first.states?.begin();
  const copies = openCopies(async () => (await first.states?.first()) ?? new Uint8Array());
  const insert = `INSERT INTO "words" VALUES ('one')`;
  await expect((await copies.template()).script(insert)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('readonly') },
  });
  const copy = await copies.take();
  await copy.script(insert);
  expect(await copy.texts('SELECT "word" FROM "words"')).toEqual(['one']);
  await copy.close();
  await copies.close();
  await first.close();
});
