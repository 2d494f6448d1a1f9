// @module-tag process
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';
import { typeProblems } from '../testing/type-problems.ts';

test('generated code and the custom files that replace parts of it type-check under the strictest settings', async () => {
  const library = new Library();
  library.write(
    'web/desk/custom/books/inputs.tsx',
    "import { TextInput } from 'react-admin';\nimport { bookInputs } from '../../generated/books/inputs.gen.tsx';\n\nexport const inputs = { ...bookInputs, title: <TextInput source=\"title\" multiline /> };\n",
  );
  library.write(
    'web/desk/custom/books/columns.tsx',
    "import { DataTable } from 'react-admin';\nimport { bookColumns } from '../../generated/books/columns.gen.tsx';\n\nexport const columns = { ...bookColumns, isbn: <DataTable.Col source=\"isbn\" /> };\n",
  );
  expect((await library.run('generate')).code).toBe(0);
  expect(await typeProblems(library)).toBe('');
});

test('no generated module uses the type any, has an unused import or fails the linter', async () => {
  const library = await Library.generated();
  const code = Object.entries(library.snapshot()).filter(([path]) => /\/generated\/.*\.tsx?$/.test(path));
  expect(code.length).toBeGreaterThan(50);
  for (const [path, text] of code) {
    expect(text, path).not.toMatch(/\bany\b/);
    expect(text, path).toMatch(/^\/\/ From .* by `tuyen generate`\. /);
    for (const [, names = ''] of text.matchAll(/^import (?:type )?\{ ([^}]*) \} from/gm)) {
      for (const name of names.split(', ')) {
        const local = name.replace(/^.* as /, '');
        expect(text.match(new RegExp(`\\b${local}\\b`, 'g'))?.length, `${path}: ${local}`).toBeGreaterThan(1);
      }
    }
  }
});

test('the generated validator of a flow step runs the code of custom kinds', async () => {
  const library = await Library.generated();
  library.installPackages();
  const url = pathToFileURL(join(library.root, 'web/readers/generated/reserve/book.gen.js')).href;
  const { validateBook } = (await import(/* @vite-ignore */ url)) as {
    validateBook: { (data: unknown): boolean; errors: readonly object[] | null };
  };
  expect(validateBook({ wanted_on: '2026-11-20', isbn: '9786041000001' })).toBe(true);
  expect(validateBook({ wanted_on: '2026-11-20', isbn: '9786041000002' })).toBe(false);
  expect(validateBook({ isbn: '123' })).toBe(false);
  expect(validateBook.errors).toMatchObject([
    { instancePath: '', keyword: 'required', params: { missingProperty: 'wanted_on' } },
    { instancePath: '/isbn', keyword: 'format', params: { format: 'isbn' } },
  ]);
});

test('the generated translations of both languages have the same keys', async () => {
  const library = await Library.generated();
  for (const app of ['desk', 'readers']) {
    const [vi, en] = ['vi', 'en'].map((language) =>
      keys(JSON.parse(library.read(`web/${app}/public/locales/${language}/common.json`))),
    );
    expect(vi).toEqual(en);
    expect(vi?.length).toBeGreaterThan(3);
  }
  const words = JSON.parse(library.read('web/desk/public/locales/vi/common.json'));
  expect(words.resources.books.name).toBe('Sách |||| Sách');
  expect(words.resources.books.fields).toMatchObject({ chapters: 'Chương', 'chapters.heading': 'Tên chương' });
  expect(words.enums['book-state']).toEqual({ ON_SHELF: 'Trên kệ', LENT: 'Đang cho mượn' });
  expect(words.kinds.isbn.message).toContain('13 chữ số');
  expect(words.app.title).toBe('Thư viện');
});

function keys(words: object, prefix = ''): readonly string[] {
  return Object.entries(words)
    .flatMap(([key, word]) => (typeof word === 'string' ? [prefix + key] : keys(word as object, `${prefix}${key}.`)))
    .sort();
}
