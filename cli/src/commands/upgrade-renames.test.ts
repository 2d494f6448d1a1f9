// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const FLOW = 'schemas/flows/reserve.json';
const LOCALE = 'schemas/locales/en/admin.json';

async function library(): Promise<Library> {
  const project = await Library.generated();
  project.edit(
    BOOKS,
    '"title": "{title}"',
    '"title": "{title} {isbn}",\n  "list": { "columns": ["title", "isbn", "state"] }',
  );
  project.write(
    LOCALE,
    `{
  "app": { "title": "Library" },
  "resources": { "books": { "fields": { "isbn": "Number on the back" } } },
  "enums": { "book-state": { "LENT": "Gone" } },
  "books": { "dialogs": { "lend": { "title": "Lend %{isbn}?" } } }
}
`,
  );
  expect((await project.run('generate')).code).toBe(0);
  return project;
}

test('tuyen upgrade renames a field throughout the schema files and reports each place', async () => {
  const project = await library();
  project.edit(BOOKS, '"isbn": { "type": "string",', '"number": { "x-renamed-from": "isbn", "type": "string",');
  expect((await project.run('generate')).code).toBe(1);
  const planned = await project.run('upgrade', '--dry-run');
  expect(project.read(FLOW)).toContain('"books.isbn"');
  const { code, out } = await project.run('upgrade');
  expect(code).toBe(0);
  expect(planned.out).toContain(`rename    ${FLOW}:11  "books.isbn" → "books.number"`);
  expect(out).toContain(`renamed   ${FLOW}:11  "books.isbn" → "books.number"`);
  expect(project.read(BOOKS)).toContain('"title": "{title} {number}"');
  expect(project.read(BOOKS)).toContain('"columns": ["title", "number", "state"]');
  expect(project.read(LOCALE)).toContain('"fields": { "number": "Number on the back" }');
  expect(project.read(LOCALE)).toContain('Lend %{number}?');
  expect((await project.run('check')).code).toBe(0);
  const after = project.snapshot();
  expect((await project.run('upgrade')).out).not.toContain('renamed');
  expect(project.snapshot()).toEqual(after);
});

test('tuyen upgrade renames an enumeration value and a resource throughout the schema files', async () => {
  const project = await library();
  project.edit('schemas/enums/book-state.json', '"enum"', '"x-renamed-values": { "AWAY": "LENT" },\n  "enum"');
  project.write(
    'schemas/enums/book-state.json',
    project.read('schemas/enums/book-state.json').replaceAll(/"LENT"(?! *\})/gu, '"AWAY"'),
  );
  const books = project.read(BOOKS).replace('"name": "books",', '"name": "volumes",\n  "x-renamed-from": "books",');
  project.remove(BOOKS);
  project.write('schemas/resources/volumes.json', books);
  const { code, out } = await project.run('upgrade');
  expect([code, out]).toEqual([0, expect.stringContaining(`renamed   ${FLOW}:11  "books.isbn" → "volumes.isbn"`)]);
  const volumes = project.read('schemas/resources/volumes.json');
  expect(volumes).toContain('"to": "AWAY"');
  expect(volumes).toContain('"state": ["AWAY"]');
  expect(project.read(LOCALE)).toContain('"volumes": { "fields"');
  expect(project.read(LOCALE)).toContain('"book-state": { "AWAY": "Gone" }');
  expect(project.read(LOCALE)).toContain('"volumes": { "dialogs"');
  expect((await project.run('check')).code).toBe(0);
});

test('tuyen upgrade reports an old field name in the schemas whose new name is ambiguous or unknown', async () => {
  const project = await library();
  const field = (name: string, from: string) =>
    `"${name}": { "type": "string", "x-renamed-from": "${from}", "x-label": { "vi": "Tên", "en": "Name" } },`;
  const AUTHORS = 'schemas/resources/authors.json';
  project.edit(
    BOOKS,
    '"isbn": {',
    '"pseudonym": { "type": "string", "x-label": { "vi": "Tên", "en": "Name" } },\n      "isbn": {',
  );
  project.edit(BOOKS, '"pages": {', '"sheets": { "x-renamed-from": "pages",');
  project.edit(
    AUTHORS,
    '"properties": {',
    `"properties": {\n      ${field('pseudonym', 'pages')} ${field('motto', 'saying')}`,
  );
  project.edit(FLOW, '"books.isbn"', '"books.isbn", "books.pages", "books.saying"');
  project.edit(BOOKS, '["title", "isbn", "state"]', '["title", "isbn", "state", "pages"]');
  const { code, out } = await project.run('upgrade');
  expect(code).toBe(1);
  expect(out).toContain('"books" has no field "pages"');
  expect(out).toContain('"books" has no field "saying"');
  expect(project.read(FLOW)).toContain('"books.isbn", "books.pages", "books.saying"');
  // In the resource's own file, the old name can only mean the renamed field, so it is replaced.
  expect(project.read(BOOKS)).toContain('["title", "isbn", "state", "sheets"]');
});

test('tuyen upgrade renames a resource in the configuration', async () => {
  const project = await library();
  const librarians = project.read('schemas/resources/librarians.json');
  project.remove('schemas/resources/librarians.json');
  project.write(
    'schemas/resources/clerks.json',
    librarians.replace('"name": "librarians",', '"name": "clerks",\n  "x-renamed-from": "librarians",'),
  );
  expect((await project.run('generate')).code).toBe(1);
  const { code, out } = await project.run('upgrade');
  expect([code, out]).toEqual([0, expect.stringContaining('renamed   tuyen.config.json:4  "librarians" → "clerks"')]);
  expect(project.read('tuyen.config.json')).toContain('"users": "clerks"');
  expect((await project.run('check')).code).toBe(0);
});
