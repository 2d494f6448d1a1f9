// @module-tag process
import { openLibrary } from '@tuyen/server-mock/testing/library';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const VOLUMES = 'schemas/resources/volumes.json';
const STATES = 'schemas/enums/book-state.json';
const FLOW = 'schemas/flows/reserve.json';
const LOCALE = 'schemas/locales/en/admin.json';
const LIST = 'web/desk/custom/books/list.tsx';

async function library(): Promise<Library> {
  const project = await Library.generated();
  project.edit(
    BOOKS,
    '"title": "{title}"',
    `"title": "{title} {isbn}",
  "list": { "columns": ["title", "isbn", "state"], "filters": ["state"], "sort": "-isbn" },
  "tabs": [{ "name": "out", "filter": { "state": "LENT" }, "columns": ["isbn", "title"] }],
  "form": { "sections": [{ "name": "main", "fields": ["title", "isbn", "author_id", "pages", "bought_on", "chapters"] }] }`,
  );
  project.write(
    'schemas/prints/book-label.json',
    JSON.stringify({
      name: 'book-label',
      label: { vi: 'Nhãn', en: 'Label' },
      resource: 'books',
      permission: 'books.read',
      when: { state: ['LENT'] },
      blocks: [{ heading: { vi: '{isbn}', en: '{isbn}' } }, { fields: ['isbn', { field: 'state' }] }, { qr: 'isbn' }],
    }),
  );
  project.write(
    'schemas/dashboards/desk.json',
    JSON.stringify({
      name: 'desk',
      label: { vi: 'Quầy', en: 'Desk' },
      tiles: [
        {
          name: 'lent',
          kind: 'figure',
          label: { vi: 'Mượn', en: 'Lent' },
          resource: 'books',
          filter: { state: 'LENT' },
        },
        {
          name: 'books',
          kind: 'list',
          label: { vi: 'Sách', en: 'Books' },
          resource: 'books',
          columns: ['title', 'isbn'],
          sort: 'isbn',
        },
      ],
    }),
  );
  project.write(
    'schemas/scenarios/one-out.json',
    JSON.stringify({
      name: 'one-out',
      label: { vi: 'Có sách mượn', en: 'A book is lent' },
      steps: [{ name: 'book', find: 'books', filter: { state: 'ON_SHELF' }, sort: 'isbn' }],
    }),
  );
  project.write(
    LOCALE,
    JSON.stringify({
      app: { title: 'Library' },
      resources: { books: { fields: { isbn: 'Number on the back' } } },
      enums: { 'book-state': { LENT: 'Gone' } },
      books: { dialogs: { lend: { title: 'Lend %{isbn}?' } } },
    }),
  );
  const { code, out } = await project.run('generate');
  if (code !== 0) throw new Error(out);
  return project;
}

const schemasOf = (project: Library) =>
  Object.entries(project.snapshot())
    .filter(([path]) => path.startsWith('schemas/') || path === 'tuyen.config.json')
    .map(([path, text]) => `${path}\n${text}`)
    .join('\n');

test('tuyen rename field renames a field in all schema files, translations and custom files', async () => {
  const project = await library();
  expect((await project.run('eject', 'books', 'list')).code).toBe(0);
  expect(project.read(LIST)).toContain('bookColumns.isbn');
  const before = project.snapshot();
  const planned = await project.run('rename', 'field', 'books.isbn', 'number', '--dry-run');
  expect([planned.code, planned.error]).toEqual([0, '']);
  expect(project.snapshot()).toEqual(before);

  const { code, out } = await project.run('rename', 'field', 'books.isbn', 'number');
  expect([code, out]).toEqual([0, expect.stringContaining('renamed   schemas/flows/reserve.json:11')]);
  expect(planned.out).toContain('rename    schemas/flows/reserve.json:11');
  const rest = schemasOf(project).replaceAll(
    /"x-renamed-from": "isbn"|"format": "isbn"|"ISBN"|kinds\/isbn\.\w+|kinds\/isbn"/gu,
    '',
  );
  expect(rest.match(/.*"[^"]*\bisbn\b[^"]*".*/gu)).toEqual(null);
  expect(project.read(BOOKS)).toContain('"number": { "x-renamed-from": "isbn", "type": "string"');
  expect(project.read(LOCALE)).toContain('Lend %{number}?');
  expect(project.read(LIST)).toContain('bookColumns.number');
  expect(project.read(LIST)).not.toContain('isbn');
  expect((await project.run('lint')).code).toBe(0);
  expect((await project.run('check')).code).toBe(0);
});

test('tuyen rename field can rename a field inside a list of objects', async () => {
  const project = await library();
  const { code } = await project.run('rename', 'field', 'books.chapters.heading', 'name');
  expect(code).toBe(0);
  expect(project.read(BOOKS)).toContain('"name": { "x-renamed-from": "heading"');
  expect(project.read(BOOKS)).toContain('"required": ["name"]');
  expect((await project.run('check')).code).toBe(0);
});

test('tuyen rename resource moves the files of a resource and replaces the resource name everywhere', async () => {
  const project = await library();
  expect((await project.run('eject', 'books', 'list')).code).toBe(0);
  const { code, out } = await project.run('rename', 'resource', 'books', 'volumes');
  expect([code, out]).toEqual([0, expect.stringContaining(`moved     ${BOOKS} → ${VOLUMES}`)]);
  expect([project.has(BOOKS), project.has(LIST)]).toEqual([false, false]);
  expect(project.read('web/desk/custom/volumes/list.tsx')).toContain('volumeColumns');
  expect(project.read(VOLUMES)).toContain('"name": "volumes",\n  "x-renamed-from": "books"');
  expect(project.read(FLOW)).toContain('"volumes.isbn"');
  expect(project.read('schemas/prints/book-label.json')).toContain('"permission":"volumes.read"');
  expect(project.read('schemas/dashboards/desk.json').match(/"resource":"volumes"/gu)).toHaveLength(2);
  expect(project.read('schemas/scenarios/one-out.json')).toContain('"find":"volumes"');
  expect(project.read(LOCALE)).toContain('"volumes":{"fields"');
  expect((await project.run('lint')).code).toBe(0);
  expect((await project.run('check')).code).toBe(0);
});

test('tuyen rename resource updates the configuration if the renamed resource contains the accounts', async () => {
  const project = await library();
  expect((await project.run('rename', 'resource', 'librarians', 'clerks')).code).toBe(0);
  expect(project.read('tuyen.config.json')).toContain('"users": "clerks"');
  expect((await project.run('check')).code).toBe(0);
});

test('after tuyen rename changes a field or value of the accounts, sign-in uses the new name', async () => {
  const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
  const config = () =>
    JSON.parse(project.read('tuyen.config.json')) as { identity: { users: Record<string, unknown> } };
  const run = (...args: readonly string[]) => project.run('--root', project.root, 'rename', ...args);
  expect((await run('field', 'users.email', 'mail')).code).toBe(0);
  expect((await run('field', 'users.username', 'login')).code).toBe(0);
  expect((await run('value', 'status.ACTIVE', 'EMPLOYED')).code).toBe(0);
  const { users } = config().identity;
  expect(users).toMatchObject({ resource: 'users', email: 'mail', signIn: expect.arrayContaining(['mail', 'login']) });
  expect(users['status']).toMatchObject({ active: expect.arrayContaining(['EMPLOYED']) });
});

test('tuyen rename value replaces an enumeration value everywhere it is used', async () => {
  const project = await library();
  const { code } = await project.run('rename', 'value', 'book-state.LENT', 'AWAY');
  expect(code).toBe(0);
  expect(project.read(STATES)).toMatch(/"x-renamed-values": \{ "AWAY": "LENT" \}/u);
  const rest = schemasOf(project).replaceAll(/"AWAY": "LENT"|"Lent"/gu, '');
  expect(rest.match(/.*\bLENT\b.*/gu)).toEqual(null);
  expect((await project.run('check')).code).toBe(0);
});

describe('Renames that are refused', () => {
  test.each([
    [['resource', 'boks', 'volumes'], 2, 'No resource is named "boks". Did you mean "books"?'],
    [['resource', 'books', 'authors'], 2, 'There is a resource "authors" already.'],
    [['field', 'books.isnb', 'number'], 2, '"books" has no field "isnb". Did you mean "isbn"?'],
    [['field', 'books.isbn', 'title'], 2, '"books" has a field "title" already.'],
    [['field', 'isbn', 'number'], 2, 'Write it as books.isbn.'],
    [['value', 'book-state.LENTT', 'AWAY'], 2, '"book-state" has no value "LENTT". Did you mean "LENT"?'],
    [['field', 'books.isbn', 'created_at'], 1, 'TUY403'],
    [['resource', 'books', 'Bad Name'], 1, 'nothing was written'],
  ] as const)('tuyen rename %j is refused and changes nothing', async (args, code, words) => {
    const project = await library();
    const before = project.snapshot();
    const ran = await project.run('rename', ...args);
    expect([ran.code, ran.out + ran.error]).toEqual([code, expect.stringContaining(words)]);
    expect(project.snapshot()).toEqual(before);
  });

  test('tuyen rename restores the schema files if the rename causes a conflict in a custom file', async () => {
    const project = await library();
    expect((await project.run('eject', 'books', 'list')).code).toBe(0);
    project.write('web/desk/custom/books/list.tsx', `${project.read(LIST)}\nexport const broken = (`);
    const before = project.snapshot();
    const { code } = await project.run('rename', 'field', 'books.isbn', 'number');
    expect(code).toBe(1);
    expect(project.snapshot()).toEqual(before);
  });
});

test(
  'after a resource, a field and a value were renamed, the database still has its rows',
  { timeout: 120_000 },
  async () => {
    const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
    project.installPackages();
    const url = `file:${join(project.root, 'data/library.db')}`;
    const db = (task: string) => project.run('--root', project.root, 'db', task, '--database-url', url);
    mkdirSync(join(project.root, 'data'));
    const { app, as } = await openLibrary({ databaseUrl: url });
    await (
      await as('clerk')
    )('POST', 'books', { title: 'Truyện Kiều', isbn: '978-1' });
    await app.close();

    const run = (...args: readonly string[]) => project.run('--root', project.root, 'rename', ...args);
    expect((await run('field', 'books.isbn', 'number')).code).toBe(0);
    expect((await run('value', 'loan-state.LENT', 'AWAY')).code).toBe(0);
    expect((await run('resource', 'books', 'volumes')).code).toBe(0);
    const plan = await db('plan');
    expect(plan.out).toContain('books → volumes: the table');
    expect(plan.out).toContain('volumes.number: was isbn');
    expect(plan.out).toContain('(LENT → AWAY)');
    expect((await db('apply')).code).toBe(0);
    const stored = new DatabaseSync(join(project.root, 'data/library.db'));
    expect(stored.prepare('SELECT title, number FROM volumes').all()).toEqual([
      { title: 'Truyện Kiều', number: '978-1' },
    ]);
    stored.close();
    expect((await db('plan')).code).toBe(0);
    expect((await db('check')).code).toBe(0);
  },
);
