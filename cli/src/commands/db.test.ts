import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const CODE = '      "isbn": {';

test('a kept database is planned, changed, backed up, restored and checked', { timeout: 120_000 }, async () => {
  const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
  project.installPackages();
  const file = join(project.root, 'data/library.db');
  const db = (task: string, ...more: readonly string[]) =>
    project.run('--root', project.root, 'db', task, ...more, '--database-url', `file:${file}`);

  expect(await db('plan')).toMatchObject({ code: 2, error: expect.stringContaining('There is no database') });
  expect((await db('restore', join(project.root, 'none.gz'))).error).toContain('cannot be read');
  expect((await db('apply')).code).toBe(0);
  expect(await db('plan')).toMatchObject({ code: 0, out: expect.stringContaining('what the schemas say') });

  project.edit(
    'schemas/resources/books.json',
    CODE,
    `      "seats": { "type": "integer", "default": 4, "x-label": { "vi": "Chỗ", "en": "Seats" } },\n${CODE}`,
  );
  const plan = await db('plan');
  expect(plan).toMatchObject({ code: 1, out: expect.stringContaining('books.seats: a new field') });
  expect((await db('plan')).out).toBe(plan.out);
  expect((await db('apply')).out).toBe(plan.out);
  expect((await db('plan')).code).toBe(0);

  const backup = join(project.root, 'library.backup.gz');
  expect((await db('backup', backup)).code).toBe(0);
  expect(await db('restore', backup)).toMatchObject({ code: 1, error: expect.stringContaining('--force') });
  expect((await db('restore', backup, '--force')).code).toBe(0);
  expect(await db('check')).toMatchObject({ code: 0, out: expect.stringContaining('whole') });
});
