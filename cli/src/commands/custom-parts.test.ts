// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const CUSTOM = 'web/desk/custom/books';

test('a custom file replaces the generated part of a resource and can reuse it', async () => {
  const library = new Library();
  library.write(
    `${CUSTOM}/inputs.tsx`,
    "import { bookInputs } from '../../generated/books/inputs.gen.tsx';\n\nexport const inputs = { ...bookInputs, pages: <i /> };\n",
  );
  expect((await library.run('generate')).code).toBe(0);
  const form = library.read('web/desk/generated/books/form.gen.tsx');
  expect(form).toContain("import { inputs as bookInputs } from '../../custom/books/inputs.tsx';");
  expect(form).toContain('{bookInputs.pages}');
  expect(library.has('web/desk/generated/books/inputs.gen.tsx')).toBe(true);
});

test('a custom form.tsx has no special meaning if the create and edit pages share no form', async () => {
  const library = new Library();
  library.edit('schemas/resources/books.json', '"icon"', '"actions": ["list", "show", "edit"], "icon"');
  library.write(`${CUSTOM}/form.tsx`, 'export const layout = 2;\n');
  const { code, out } = await library.run('generate');
  expect([code, out]).toEqual([0, expect.not.stringContaining('form.tsx')]);
});

test('a custom columns object decides which columns a list has', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/columns.tsx`, 'const columns = {};\nexport { columns };\n');
  await library.run('generate');
  expect(library.read('web/desk/generated/books/list.gen.tsx')).toContain(
    'Children.toArray(Object.values(bookColumns))',
  );
});

test('a custom page is loaded instead of the generated page of the resource', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/list.tsx`, 'export function BookList() {\n  return null;\n}\n');
  await library.run('generate');
  const entry = library.read('web/desk/generated/books/index.gen.ts');
  expect(entry).toContain("import('../../custom/books/list.tsx').then((module) => module.BookList)");
});

test('deleting a custom file restores the generated part of the resource', async () => {
  const library = await Library.generated();
  const before = library.snapshot();
  library.write(`${CUSTOM}/filters.tsx`, 'export const filters = {};\n');
  await library.run('generate');
  library.remove('web/desk/custom');
  await library.run('generate');
  expect(library.snapshot()).toEqual(before);
});

test('TUY853 is reported for a custom file without the expected export', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/inputs.tsx`, 'const inputs = {};\n\nexport const bookInputs = inputs;\n');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY853  ${CUSTOM}/inputs.tsx:3:14`);
  expect(out).toContain('Rename "bookInputs" to "inputs".');
  expect(library.has('tuyen.lock.json')).toBe(false);
});

test('TUY853 is reported for a custom file whose export is a default export or a type', async () => {
  const library = new Library();
  library.write(
    `${CUSTOM}/show.tsx`,
    'export type BookShow = string;\nexport default function BookShow2() {\n  return null;\n}\n',
  );
  const { out } = await library.run('lint');
  expect(out).toContain(`error TUY853  ${CUSTOM}/show.tsx:1:1`);
  expect(out).toContain('must export the page as "BookShow"; it exports nothing');
});

test('TUY852 is reported for a custom file whose name resembles a part name', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/column.tsx`, 'export const columns = {};\n');
  library.write(`${CUSTOM}/cover-field.tsx`, 'export const CoverField = () => null;\n');
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY852  ${CUSTOM}/column.tsx`);
  expect(out).toContain('Name it columns.tsx');
  expect(out).not.toContain('cover-field');
});

test('TUY851 warns about a folder of custom files that belongs to no resource', async () => {
  const library = new Library();
  library.write('web/desk/custom/book/inputs.tsx', 'export const inputs = {};\n');
  const { code, out } = await library.run('lint');
  expect(code).toBe(0);
  expect(out).toContain('warning TUY851  web/desk/custom/book/inputs.tsx');
  expect(await library.run('generate')).toMatchObject({ code: 0, out: expect.stringContaining('TUY851') });
  expect(library.has('web/desk/generated/books/inputs.gen.tsx')).toBe(true);
  expect(out).toContain('Did you mean "books"?');
});

test('TUY856 is reported for a custom file that does not parse', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/inputs.tsx`, 'export const inputs = {\n  title: <TextInput\n};\n');
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY856  ${CUSTOM}/inputs.tsx:3:`);
});

test('TUY857 is reported, with a similar name as suggestion, if no page section shows a custom input', async () => {
  const library = new Library();
  library.write(
    `${CUSTOM}/inputs.tsx`,
    "import { bookInputs } from '../../generated/books/inputs.gen.tsx';\n\nexport const inputs = {\n  ...bookInputs,\n  titel: <i />,\n};\n",
  );
  const { code, out } = await library.run('lint');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY857  ${CUSTOM}/inputs.tsx:5:3`);
  expect(out).toContain('Did you mean "title"?');
});
