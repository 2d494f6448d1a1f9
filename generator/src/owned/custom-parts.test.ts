import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Project } from '../emit/project.ts';
import { library } from '../testing/library.ts';
import { exportFor, findCustomParts, isComponent } from './custom-parts.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

function found(
  files: Readonly<Record<string, string>>,
  { model, screens }: Pick<Project, 'model' | 'screens'> = project,
  link?: string,
) {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-custom-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, 'custom', dirname(path)), { recursive: true });
    writeFileSync(join(root, 'custom', path), text);
  }
  if (link !== undefined) symlinkSync('nowhere.tsx', join(root, 'custom', link));
  return findCustomParts(root, 'custom', model, screens);
}

const NOTHING = { parts: {}, pages: {}, problems: [] };

test('a missing folder of custom files, or one without subfolders, replaces no generated part', async () => {
  expect(await found({})).toEqual(NOTHING);
  expect(await found({ 'inputs.tsx': '', '.base/a.txt': '' })).toEqual(NOTHING);
});

test('custom parts are found by their file names if the files have the required exports', async () => {
  expect(
    await found({
      'books/inputs.tsx': 'export const inputs = { title: <i /> };',
      'books/columns.tsx': 'export const columns = { unknown: 1 };',
      'books/form.tsx': 'export const BookForm = () => null;',
      'books/list.tsx': 'export const BookList = () => null;',
      'books/own-module.ts': '',
      'authors/fields.tsx': 'export const fields = {};',
    }),
  ).toEqual({
    parts: {
      authors: { fields: 'custom/authors/fields.tsx' },
      books: {
        inputs: 'custom/books/inputs.tsx',
        columns: 'custom/books/columns.tsx',
        form: 'custom/books/form.tsx',
        list: 'custom/books/list.tsx',
      },
    },
    pages: {},
    problems: [],
  });
});

test.each([
  [
    'inputs.tsx',
    'export const mine = 1;',
    13,
    4,
    'inputs.tsx must export the record of parts as "inputs"; it exports "mine".',
    'Rename "mine" to "inputs".',
  ],
  [
    'form.tsx',
    'export const a = 1, b = 2;',
    13,
    1,
    'form.tsx must export the form as "BookForm"; it exports "a", "b".',
    'Export it: export const BookForm = …',
  ],
  [
    'show.tsx',
    'const a = 1;',
    0,
    0,
    'show.tsx must export the page as "BookShow"; it exports nothing.',
    'Export it: export const BookShow = …',
  ],
])(
  'a custom %s without the required export replaces nothing and is reported',
  async (file, text, offset, length, message, hint) => {
    expect(await found({ [`books/${file}`]: text })).toEqual({
      ...NOTHING,
      problems: [{ code: 'TUY853', file: `custom/books/${file}`, at: { text, offset, length }, message, hint }],
    });
  },
);

test('a custom file that does not parse or is not UTF-8 replaces nothing and is reported', async () => {
  const [broken, bytes] = ['export const inputs = ;', 'export const inputs = "\uFFFD";'];
  expect((await found({ 'books/inputs.tsx': broken })).problems).toEqual([
    {
      code: 'TUY856',
      file: 'custom/books/inputs.tsx',
      at: { text: broken, offset: 22, length: 1 },
      message: 'This does not parse: Unexpected token.',
    },
  ]);
  expect(await found({ 'books/inputs.tsx': bytes })).toEqual({
    ...NOTHING,
    problems: [
      {
        code: 'TUY856',
        file: 'custom/books/inputs.tsx',
        at: { text: bytes, offset: 23, length: 1 },
        message: 'The file is not UTF-8: this byte is not a character.',
        hint: 'Save the file as UTF-8.',
      },
    ],
  });
});

test('an input or field of a custom file that no section shows is reported, but the file is still used', async () => {
  const text = 'export const inputs = { title: 1, titel: 2, zzz: 3 };';
  const { parts, problems } = await found({
    'books/inputs.tsx': text,
    'books/fields.tsx': 'export const fields = { nothing_like_it: 1 };',
  });
  expect(parts).toEqual({ books: { inputs: 'custom/books/inputs.tsx', fields: 'custom/books/fields.tsx' } });
  expect(
    problems.map(({ code, file, at, message, hint }) => [code, file, at?.offset, at?.length, message, hint]),
  ).toEqual([
    [
      'TUY857',
      'custom/books/fields.tsx',
      24,
      15,
      'No section of the page shows "nothing_like_it".',
      'Add the field to the schema, or own the page.',
    ],
    ['TUY857', 'custom/books/inputs.tsx', 34, 5, 'No section of the page shows "titel".', 'Did you mean "title"?'],
    [
      'TUY857',
      'custom/books/inputs.tsx',
      44,
      3,
      'No section of the page shows "zzz".',
      'Add the field to the schema, or own the page.',
    ],
  ]);
});

test.each([
  ['list.ts', 'Name it list.tsx to own that part.'],
  ['Columns.tsx', 'Name it columns.tsx to own that part.'],
  ['column.tsx', 'Name it columns.tsx to own that part.'],
  ['lists.tsx', 'Name it list.tsx to own that part.'],
  ['inputs.jsx', 'Name it inputs.tsx to own that part.'],
])('the custom file %s is reported because its name is similar to the name of a part', async (file, hint) => {
  expect((await found({ [`books/${file}`]: '' })).problems).toEqual([
    { code: 'TUY852', file: `custom/books/${file}`, message: `"${file}" replaces nothing.`, hint },
  ]);
});

test.each(['listing.tsx', 'columns.css', 'columns', 'seat-inputs.tsx'])(
  'the file %s beside custom parts counts as the project’s own code and is not reported',
  async (file) => {
    expect(await found({ [`books/${file}`]: '' })).toEqual(NOTHING);
  },
);

test('a custom file for a view that the resource does not have is reported', async () => {
  const file = { 'books/view-queue.tsx': 'export const BookViewQueue = () => null;' };
  expect((await found(file)).problems).toEqual([
    {
      code: 'TUY852',
      file: 'custom/books/view-queue.tsx',
      message: '"view-queue.tsx" replaces nothing: the resource has no view of that name.',
      hint: 'Name it after a view of the resource, or rename it.',
    },
  ]);
});

test('a custom `form.tsx` is not reported if the pages of the resource share no form', async () => {
  const screens = project.screens.map(({ edit: _edit, ...others }) => others);
  expect(await found({ 'books/form.tsx': '' }, { model: project.model, screens })).toEqual(NOTHING);
});

test.each([
  [{ 'book/inputs.tsx': '', 'book/a.tsx': '' }, 'custom/book/a.tsx', 'book', 'Did you mean "books"?'],
  [{ 'zzzzz/inputs.tsx': '' }, 'custom/zzzzz/inputs.tsx', 'zzzzz', 'Rename it, or delete it.'],
  [{ 'zzzzz/below/a.tsx': '' }, 'custom/zzzzz', 'zzzzz', 'Rename it, or delete it.'],
])('a folder of custom files that is named after no resource is reported: %j', async (files, file, folder, hint) => {
  expect((await found(files)).problems).toEqual([
    {
      code: 'TUY851',
      severity: 'warning',
      file,
      message: `No resource is named "${folder}", so nothing uses this folder.`,
      hint,
    },
  ]);
});

test('a broken link is reported only if the link is named like a custom part, such as list.tsx', async () => {
  const files = { 'books/own.ts': '' };
  expect(await found(files, project, 'books/list.tsx')).toEqual({
    ...NOTHING,
    problems: [
      {
        code: 'TUY863',
        file: 'custom/books/list.tsx',
        message: 'The target of this link does not exist.',
        hint: 'Restore the target, or delete the link.',
      },
    ],
  });
  expect(await found(files, project, 'books/other.tsx')).toEqual(NOTHING);
});

test('the custom page of a staff flow is found by its file name if it has the required export', async () => {
  const model = { ...project.model, flows: project.model.flows.map((flow) => ({ ...flow, for: 'staff' as const })) };
  const page = (text: string) => found({ 'flows/reserve.tsx': text, 'flows/own.tsx': '' }, { model, screens: [] });
  const file = 'custom/flows/reserve.tsx';
  expect(await page('export const ReserveFlow = () => null;')).toEqual({
    ...NOTHING,
    pages: { flows: { reserve: file } },
  });
  const text = 'export const mine = 1;';
  expect(await page(text)).toEqual({
    ...NOTHING,
    problems: [
      {
        code: 'TUY853',
        file,
        at: { text, offset: 0, length: 0 },
        message: 'reserve.tsx must export the page as "ReserveFlow".',
        hint: 'Export it: export const ReserveFlow = …',
      },
    ],
  });
  const broken = 'export const a = ;';
  expect(await page(broken)).toEqual({
    ...NOTHING,
    problems: [
      {
        code: 'TUY856',
        file,
        at: { text: broken, offset: 17, length: 1 },
        message: 'This does not parse: Unexpected token.',
      },
    ],
  });
});

test('custom pages and forms must export components, and all other custom parts must export objects', () => {
  expect((['columns', 'filters', 'inputs', 'fields'] as const).some(isComponent)).toBe(false);
  expect((['form', 'list', 'view-queue'] as const).every(isComponent)).toBe(true);
  expect(
    (['inputs', 'form', 'edit', 'view-queue'] as const).map((part) => exportFor(project.model, 'books', part)),
  ).toEqual(['inputs', 'BookForm', 'BookEdit', 'BookViewQueue']);
});
