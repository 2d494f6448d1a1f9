// @module-tag process
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGE_CODES } from '@tuyen/model/changes';
import { expect, it } from 'vitest';
import type { Reported } from '../changes/report.ts';
import { commit, editJson, git, inGit } from '../testing/in-git.ts';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const INPUTS = 'web/desk/custom/books/inputs.tsx';

async function changesOf(library: Library, ...args: readonly string[]): Promise<readonly Reported[]> {
  const { out, error } = await library.run('--json', 'changes', ...args);
  expect(error).toBe('');
  return JSON.parse(out).changes;
}

function addField(library: Library): void {
  const rare = { type: 'boolean', 'x-label': { vi: 'Hiếm', en: 'Rare' } };
  editJson(library, BOOKS, (file) => void (file.schema.properties.rare = rare));
}

function dropPages(library: Library): void {
  editJson(library, BOOKS, (file) => void delete file.schema.properties.pages);
}

it('tuyen changes prints breaking changes first, with their place and their effect on each audience', async () => {
  const library = inGit(new Library());
  addField(library);
  dropPages(library);
  const { code, out } = await library.run('changes');
  expect(code).toBe(0);
  expect(out).toBe(`breaking since HEAD
  HEAD:${BOOKS}:25:7  TUC202  books.pages: removed
    api   breaking  answers lack it; requests that send it are refused
    data  safe      the column stays until \`tuyen db apply --drop\`

safe since HEAD
  ${BOOKS}:102:7  TUC201  books.rare: added
    api   safe      requests may send it; answers have it too
    data  safe      rows have no value yet

1 breaking and 1 safe since HEAD. More: tuyen explain TUC202
`);
});

it('line endings, key order and explicit defaults do not count as schema changes', async () => {
  const library = inGit(new Library());
  library.write(BOOKS, library.read(BOOKS).replaceAll('\n', '\r\n'));
  editJson(library, 'schemas/resources/authors.json', (file) => {
    const { name, ...rest } = file;
    for (const key of Object.keys(file)) delete file[key];
    Object.assign(file, { ...rest, module: name, name, scope: 'global' });
  });
  const { code, out } = await library.run('changes', '--breaking');
  expect({ code, out }).toEqual({ code: 0, out: '✓ The schemas are those of HEAD.\n' });
});

it('tuyen changes --breaking omits safe changes and fails if there are breaking changes', async () => {
  const library = inGit(new Library());
  addField(library);
  const safe = await library.run('changes', '--breaking');
  expect(safe).toMatchObject({ code: 0, out: expect.stringContaining('0 breaking and 1 safe since') });
  expect(safe.out).not.toContain('rare');
  dropPages(library);
  const broken = await library.run('changes', '--breaking');
  expect(broken.code).toBe(1);
  expect(broken.out).toContain('books.pages: removed');
  expect(broken.out).not.toContain('rare');
  expect((await changesOf(library, '--breaking')).map(({ level }) => level)).toEqual(['breaking']);
});

it('tuyen changes --since accepts any git revision and includes later commits', async () => {
  const library = inGit(new Library());
  git(library.root, 'tag', 'v1');
  addField(library);
  commit(library.root);
  dropPages(library);
  expect((await changesOf(library)).map(({ subject }) => subject)).toEqual(['books.pages']);
  const subjects = ['books.pages', 'books.rare'];
  for (const since of ['v1', 'HEAD~1', 'main~1'])
    expect((await changesOf(library, '--since', since)).map(({ subject }) => subject)).toEqual(subjects);
});

it('tuyen changes --json prints the same changes as JSON', async () => {
  const library = inGit(new Library());
  dropPages(library);
  const { out } = await library.run('--json', 'changes');
  expect(JSON.parse(out)).toEqual({
    since: 'HEAD',
    changes: [
      {
        level: 'breaking',
        code: 'TUC202',
        subject: 'books.pages',
        text: 'removed',
        place: { file: BOOKS, line: 25, column: 7, pointer: '/schema/properties/pages', removed: true },
        api: { level: 'breaking', text: 'answers lack it; requests that send it are refused' },
        data: { level: 'safe', text: 'the column stays until `tuyen db apply --drop`' },
        owned: null,
      },
    ],
  });
});

it('a changed value of an inline enumeration is reported at its field', async () => {
  const library = new Library();
  const binding = {
    type: 'string',
    enum: ['HARD', 'SOFT'],
    'x-label': { vi: 'Bìa', en: 'Binding' },
    'x-values': { HARD: { vi: 'Cứng', en: 'Hard' }, SOFT: { vi: 'Mềm', en: 'Soft' } },
  };
  editJson(library, BOOKS, (file) => void (file.schema.properties.binding = binding));
  inGit(library);
  editJson(library, BOOKS, (file) => {
    file.schema.properties.binding.enum.push('NONE');
    file.schema.properties.binding['x-values'].NONE = { vi: 'Không', en: 'None' };
  });
  const changes = await changesOf(library);
  expect(changes.map(({ subject, place }) => [subject, place?.file, place?.pointer])).toEqual([
    ['enum books-binding NONE', BOOKS, '/schema/properties/binding/enum/2'],
  ]);
});

it('a declared rename is reported as a single change, wherever the name occurs', async () => {
  const library = inGit(new Library());
  library.write(
    BOOKS,
    library.read(BOOKS).replace('"isbn": {', '"number": { "x-renamed-from": "isbn",').replaceAll('LENT', 'OUT'),
  );
  library.edit('schemas/flows/reserve.json', '"books.isbn"', '{ "field": "books.number", "as": "isbn" }');
  editJson(library, 'schemas/enums/book-state.json', (file) => {
    file.enum = ['ON_SHELF', 'OUT'];
    file['x-values'] = { ON_SHELF: file['x-values'].ON_SHELF, OUT: file['x-values'].LENT };
    file['x-renamed-values'] = { OUT: 'LENT' };
  });
  const changes = await changesOf(library);
  expect(changes.map(({ code, subject, data }) => [code, subject, data?.text])).toEqual([
    ['TUC305', 'enum book-state OUT', 'rows follow'],
    ['TUC203', 'books.number', 'the column and saved filters follow'],
  ]);
});

it('an undeclared rename is reported as a removal and an addition', async () => {
  const library = inGit(new Library());
  library.edit(BOOKS, '"pages": {', '"sheets": {');
  expect((await changesOf(library)).map(({ code, subject }) => `${code} ${subject}`)).toEqual([
    'TUC202 books.pages',
    'TUC201 books.sheets',
  ]);
});

it('if the type of a field changes, changed limits of that field are not reported, but changed limits of other fields are', async () => {
  const library = inGit(new Library());
  editJson(library, BOOKS, ({ schema: { properties } }) => {
    properties.pages = { type: 'string', maxLength: 9, 'x-label': properties.pages['x-label'] };
    properties.title.maxLength = 7;
  });
  const changes = await changesOf(library);
  expect(changes.map(({ code, subject }) => `${code} ${subject}`).toSorted()).toEqual([
    'TUC204 books.pages',
    'TUC205 books.title',
  ]);
});

it('a renamed resource is one change that includes its permissions and references', async () => {
  const library = inGit(new Library());
  editJson(library, 'schemas/resources/authors.json', (file) =>
    Object.assign(file, { name: 'writers', 'x-renamed-from': 'authors' }),
  );
  renameSync(
    join(library.root, 'schemas/resources/authors.json'),
    join(library.root, 'schemas/resources/writers.json'),
  );
  library.edit(BOOKS, '"x-reference": "authors"', '"x-reference": "writers"');
  const changes = await changesOf(library);
  expect(changes.map(({ code, subject, data }) => [code, subject, data?.text])).toEqual([
    ['TUC103', 'writers', 'the table and all about its rows follow'],
    ['TUC107', 'module writers', undefined],
  ]);
});

it('a removed enumeration value is a breaking change for stored rows', async () => {
  const library = inGit(new Library());
  editJson(library, 'schemas/enums/book-state.json', (file) => {
    file.enum.push('LOST');
    file['x-values'].LOST = { vi: 'Mất', en: 'Lost' };
  });
  commit(library.root);
  git(library.root, 'checkout', '--quiet', 'HEAD~1', '--', '.');
  const [change] = await changesOf(library);
  expect(change).toMatchObject({
    code: 'TUC304',
    subject: 'enum book-state LOST',
    data: { level: 'breaking', text: 'the start of the server is refused where a row does not fit' },
  });
});

it('tuyen changes lists the custom files that replace generated files, with the result of `tuyen upgrade` for each file', async () => {
  const library = await Library.generated();
  await library.run('eject', 'books', 'inputs');
  library.write('web/desk/custom/authors/note.tsx', "export const rule = { books: ['pages'] };\n");
  inGit(library);
  dropPages(library);
  const [merged] = await changesOf(library);
  expect(merged?.owned).toEqual({
    level: 'breaking',
    text: 'web/desk/custom/authors/note.tsx names it: edit the file',
    files: ['web/desk/custom/authors/note.tsx', INPUTS],
  });
  library.remove('web/desk/custom/authors');
  expect((await changesOf(library))[0]?.owned).toEqual({
    level: 'safe',
    text: `${INPUTS}: \`tuyen upgrade\` merges it`,
    files: [INPUTS],
  });
  git(library.root, 'checkout', '--quiet', '--', BOOKS);
  library.edit(INPUTS, 'source="pages" min={1}', 'source="pages" min={50}');
  library.edit(BOOKS, '"minimum": 1,', '"minimum": 900,');
  const [left] = await changesOf(library);
  expect(left).toMatchObject({ code: 'TUC205', owned: { level: 'breaking', files: [INPUTS] } });
  expect(left?.owned?.text).toContain('finds a conflict');
});

it('tuyen explain lists the code of every kind of schema change, and each has an explanation', async () => {
  const library = new Library();
  const listed = (await library.run('explain')).out;
  for (const [code, { title, explanation }] of Object.entries(CHANGE_CODES)) {
    expect(listed).toContain(`${code}  ${title}`);
    expect(explanation.length).toBeGreaterThan(20);
  }
  expect((await library.run('explain', 'tuc202')).out).toContain('x-renamed-from');
});
