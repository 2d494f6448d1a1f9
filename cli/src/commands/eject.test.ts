// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';
import { typeProblems } from '../testing/type-problems.ts';

const CUSTOM = 'web/desk/custom/books';
const PARTS = ['list', 'columns', 'filters', 'form', 'create', 'edit', 'inputs', 'show', 'fields'];
test('an ejected page is a copy of the generated page, and the app loads the copy', async () => {
  const library = await Library.generated();
  const generated = library.read('web/desk/generated/books/list.gen.tsx');
  const { code, out } = await library.run('eject', 'books', 'list');
  expect(code).toBe(0);
  expect(out).toContain(`wrote     ${CUSTOM}/list.tsx`);
  const [comment = '', ...rest] = library.read(`${CUSTOM}/list.tsx`).split('\n');
  expect(comment).toMatch(/^\/\/ Yours to edit\. Ejected from schemas\/resources\/books\.json: /);
  const [, ...lines] = generated.split('\n');
  expect(rest.join('\n')).toBe(lines.join('\n').replaceAll("from './", "from '../../generated/books/"));
  expect(library.read('web/desk/generated/books/index.gen.ts')).toContain("import('../../custom/books/list.tsx')");
  expect((await library.run('check')).code).toBe(0);
});

test('an ejected object, such as the inputs of a resource, is exported under the name of its part', async () => {
  const library = new Library();
  expect((await library.run('eject', 'books', 'inputs')).code).toBe(0);
  expect(library.read(`${CUSTOM}/inputs.tsx`)).toContain('export const inputs = {\n  title: <TextInput');
  expect(library.read('web/desk/generated/books/form.gen.tsx')).toContain("from '../../custom/books/inputs.tsx'");
});

test('an ejected form replaces the form of the create and edit pages and uses custom inputs', async () => {
  const library = new Library();
  await library.run('eject', 'books', 'inputs');
  await library.run('eject', 'books', 'form');
  expect(library.read(`${CUSTOM}/form.tsx`)).toContain("import { inputs as bookInputs } from './inputs.tsx'");
  for (const page of ['create', 'edit']) {
    const text = library.read(`web/desk/generated/books/${page}.gen.tsx`);
    expect(text).toContain("import { BookForm } from '../../custom/books/form.tsx'");
  }
});

test('every part of a resource can be ejected, and the ejected files type-check', async () => {
  const library = await Library.generated();
  expect((await library.run('eject', 'books')).out.match(/^\w+(?= .*can be ejected$)/gm)).toEqual(PARTS);
  for (const part of PARTS) expect((await library.run('eject', 'books', part)).code, part).toBe(0);
  expect((await library.run('generate')).out).toContain('nothing changed');
  expect((await library.run('upgrade')).code).toBe(0);
  expect((await library.run('check')).out).not.toContain('outdated');
  expect(await typeProblems(library)).toBe('');
});

test('a dry run of eject prints the file and writes nothing', async () => {
  const library = await Library.generated();
  const before = library.snapshot();
  const { code, out } = await library.run('eject', 'books', 'show', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain(`create    ${CUSTOM}/show.tsx`);
  expect(out).toContain('export const BookShow');
  expect(library.snapshot()).toEqual(before);
});

test("an ejected page of a flow receives later additions to the flow's schema", async () => {
  const library = await Library.generated();
  expect((await library.run('new', 'flow', 'lend', 'books')).code).toBe(0);
  expect((await library.run('generate')).code).toBe(0);
  expect((await library.run('eject', 'flows')).out).toMatch(/^lend .*can be ejected$/m);
  expect((await library.run('eject', 'flows', 'lend')).code).toBe(0);
  const path = 'web/desk/custom/flows/lend.tsx';
  expect(library.read('web/desk/generated/flows.gen.ts')).toContain("import('../custom/flows/lend.tsx')");
  library.edit(path, '<FlowStep name="first">', '<FlowStep name="first"><p>Mine</p>');
  const flow = JSON.parse(library.read('schemas/flows/lend.json'));
  const [field] = Object.keys(JSON.parse(library.read('schemas/resources/books.json')).schema.properties).slice(-1);
  flow.steps.push({ name: 'second', title: flow.title, fields: [`books.${field}`] });
  library.write('schemas/flows/lend.json', JSON.stringify(flow));
  expect((await library.run('generate')).code).toBe(0);
  expect((await library.run('upgrade', 'flows', 'lend')).code).toBe(0);
  const text = library.read(path);
  expect(text).toContain('<p>Mine</p>');
  expect(text).toContain(`<FlowStep name="second">`);
  expect(text).toContain(`<FlowField name="${field}" />`);
  expect((await library.run('check')).code).toBe(0);

  library.write(path, text.replace('LendFlow', 'Lending'));
  const { code, error, out } = await library.run('generate');
  expect(code).not.toBe(0);
  expect(`${out}${error}`).toContain('must export the page as "LendFlow"');
});

test('eject reports TUY859 for an existing file and never overwrites it', async () => {
  const library = new Library();
  library.write(`${CUSTOM}/show.tsx`, 'export const BookShow = () => null;\n');
  const { code, out } = await library.run('eject', 'books', 'show');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY859  ${CUSTOM}/show.tsx`);
  expect(out).toContain('Rename or delete it');
  expect(library.read(`${CUSTOM}/show.tsx`)).toBe('export const BookShow = () => null;\n');
  expect((await library.run('eject', 'books')).out).toMatch(/show .*owned: written by hand/);
});

test('ejecting an unknown resource or part is a usage error with a suggestion', async () => {
  const library = new Library();
  const resource = await library.run('eject', 'book', 'list');
  expect([resource.code, resource.out]).toEqual([2, '']);
  expect(resource.error).toContain('No resource is named "book". Did you mean "books"?');
  expect(resource.error).not.toContain('tuyen.config.json');
  const part = await library.run('eject', 'books', 'column');
  expect([part.code, part.out]).toEqual([2, '']);
  expect(part.error).toContain('"books" has no part "column". Did you mean "columns"?');
  expect((await library.run('eject', 'books', 'validators')).error).toContain(`It has ${PARTS.join(', ')}.`);
});

test('a custom form.tsx is ignored if the create and edit pages share no form', async () => {
  const library = new Library();
  library.edit(
    'schemas/resources/books.json',
    '"scope": "office",',
    '"scope": "office", "actions": ["list", "create"],',
  );
  library.write(`${CUSTOM}/form.tsx`, 'export const MyForm = () => null;\n');
  expect((await library.run('lint')).code).toBe(0);
  expect((await library.run('eject', 'books')).out).not.toMatch(/^form/m);
});
