// @module-tag process
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const CODE = '      "isbn": {';

function project(databaseUrl: string | undefined) {
  const library = new Library(join(REPOSITORY, 'server-mock/test-project'));
  library.installPackages();
  const url = databaseUrl ?? `file:${join(library.root, 'data/library.db')}`;
  const db = (task: string, ...more: readonly string[]) =>
    library.run('--root', library.root, 'db', task, ...more, '--database-url', url);
  return { library, db, url };
}

async function storedProject(databaseUrl: string | undefined) {
  const { library, db, url } = project(databaseUrl);
  if (databaseUrl === undefined) mkdirSync(join(library.root, 'data'));
  const { app, as } = await openLibrary({ databaseUrl: url });
  await (
    await as('clerk')
  )('POST', 'books', { title: 'Truyện Kiều' });
  await app.close();
  return { library, db };
}

onEachDatabase('Database of a project', (databaseUrl) => {
  test('the db commands plan, migrate, back up, restore and check a database', { timeout: 120_000 }, async () => {
    const { library, db } = await storedProject(await databaseUrl());
    expect(await db('plan')).toMatchObject({ code: 0, out: expect.stringContaining('what the schemas say') });

    const seats = '"seats": { "type": "integer", "default": 4, "x-label": { "vi": "Chỗ", "en": "Seats" } }';
    library.edit(BOOKS, CODE, `      ${seats},\n${CODE}`);
    const plan = await db('plan');
    expect(plan).toMatchObject({ code: 1, out: expect.stringContaining('books.seats: a new field') });
    expect((await db('plan')).out).toBe(plan.out);
    expect(plan.out).toMatch(/\nSteps:\n {2}books: metadata \(\d+ rows?\), within a second\n$/u);
    const { out } = await db('apply');
    expect(plan.out.startsWith(`${out}Steps:\n`)).toBe(true);
    expect((await db('plan')).code).toBe(0);

    const backup = join(library.root, 'library.backup.gz');
    expect((await db('backup', backup)).code).toBe(0);
    expect((await db('restore', join(library.root, 'none.gz'), '--force')).error).toContain('cannot be read');
    expect(await db('restore', backup)).toMatchObject({ code: 1, error: expect.stringContaining('--force') });
    expect((await db('restore', backup, '--force')).code).toBe(0);
    expect(await db('check')).toMatchObject({ code: 0, out: expect.stringContaining('whole') });
  });

  test(
    'a refused migration changes nothing until the schemas provide the missing value',
    { timeout: 120_000 },
    async () => {
      const { library, db } = await storedProject(await databaseUrl());
      const seats = '"seats": { "type": "integer", "x-label": { "vi": "Chỗ", "en": "Seats" } }';
      library.edit(BOOKS, CODE, `      ${seats},\n${CODE}`);
      library.edit(BOOKS, '"required": ["title"]', '"required": ["title", "seats"]');
      for (const task of ['plan', 'apply'])
        expect(await db(task)).toMatchObject({ code: 1, error: expect.stringContaining('books.seats') });

      library.edit(BOOKS, '"seats": { "type": "integer", ', '"seats": { "type": "integer", "default": 4, ');
      expect((await db('apply')).out).toContain('books.seats: a new field');
      expect((await db('plan')).code).toBe(0);

      library.edit(BOOKS, '"seats": {', '"places": { "x-renamed-from": "seats", ');
      library.edit(BOOKS, '["title", "seats"]', '["title", "places"]');
      expect((await db('apply')).out).toContain('books.places');
      expect((await db('plan')).code).toBe(0);
      expect((await db('check')).code).toBe(0);
    },
  );
});

test('db plan reports a missing database, and restoring an unreadable backup does not create a database', async () => {
  const { library, db } = project(undefined);
  const missing = { code: 2, error: expect.stringContaining('There is no database') };
  expect(await db('plan')).toMatchObject(missing);
  expect((await db('restore', join(library.root, 'none.gz'))).error).toContain('cannot be read');
  expect(await db('plan')).toMatchObject(missing);
});
