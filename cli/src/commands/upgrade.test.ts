// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const INPUTS = 'web/desk/custom/books/inputs.tsx';
const LIST = 'web/desk/custom/books/list.tsx';
const PAGES = '"minimum": 1, "x-label": { "vi": "Số trang", "en": "Pages" }';

async function ejected(...parts: readonly string[]): Promise<Library> {
  const library = await Library.generated();
  for (const part of parts) await library.run('eject', 'books', part);
  return library;
}

function addField(library: Library): void {
  library.edit(
    BOOKS,
    '      "pages": {',
    '      "rare": { "type": "boolean", "x-label": { "vi": "Hiếm", "en": "Rare" } },\n      "pages": {',
  );
}

test('tuyen upgrade merges schema additions into an ejected part and keeps manual edits', async () => {
  const library = await ejected('inputs', 'list');
  library.edit(INPUTS, 'source="title" isRequired', 'source="title" autoFocus isRequired');
  library.edit(LIST, '{bookColumns.isbn}', '<b>{bookColumns.isbn}</b>');
  addField(library);
  const { code, out } = await library.run('upgrade');
  expect(code).toBe(0);
  expect(out).toContain(`merged    ${INPUTS}`);
  expect(out).toContain(`merged    ${LIST}`);
  const inputs = library.read(INPUTS);
  expect(inputs).toContain('source="title" autoFocus isRequired');
  expect(inputs).toContain('  rare: <BooleanInput source="rare" />,\n  pages:');
  expect(inputs).toContain("import { BooleanInput, TextInput } from 'react-admin'");
  expect(library.read(LIST)).toContain('<b>{bookColumns.isbn}</b>');
  expect(library.read(LIST)).toContain('{bookColumns.rare}\n      {bookColumns.pages}');
  const after = library.snapshot();
  expect((await library.run('check')).code).toBe(0);
  expect((await library.run('upgrade')).out).toContain('2 ejected parts are up to date with the schemas');
  expect(library.snapshot()).toEqual(after);
});

test('tuyen upgrade removes a field from an ejected part if the schema removed or renamed the field', async () => {
  const library = await ejected('inputs', 'form');
  library.edit(INPUTS, 'source="title" isRequired', 'source="title" autoFocus isRequired');
  library.edit(BOOKS, '"isbn": {', '"number": {');
  library.edit(BOOKS, '"author_id": { "type": "string", "x-reference": "authors",', '"author": { "type": "string",');
  library.edit('schemas/flows/reserve.json', 'books.isbn', 'books.number');
  const before = await library.run('generate');
  expect(before.code).toBe(0);
  expect(before.out).toContain(`warning TUY857  ${INPUTS}`);
  expect(before.out).toContain('`tuyen upgrade books inputs` does so here');
  expect((await library.run('upgrade')).code).toBe(0);
  const inputs = library.read(INPUTS);
  expect(inputs).toMatch(
    /number: \(\s*<KindInput source="number" kind="isbn">\s*<FormattedInput source="number" format="isbn" \/>/,
  );
  expect(inputs).toContain('author: <TextInput source="author" />');
  expect(inputs).not.toMatch(/isbn:|author_id|ReferenceSelect/);
  expect(library.read('web/desk/custom/books/form.tsx')).toContain('{bookInputs.number}\n      {bookInputs.author}');
  expect((await library.run('check')).code).toBe(0);
});

test('TUY860 is reported if the user and the schema changed the same lines of an ejected part', async () => {
  const library = await ejected('inputs', 'list');
  library.edit(INPUTS, 'source="pages" min={1}', 'source="pages" min={50}');
  library.edit(BOOKS, PAGES, PAGES.replace('1', '900'));
  addField(library);
  const mine = library.read(INPUTS);
  const { code, out } = await library.run('upgrade');
  expect(code).toBe(1);
  expect(out).toMatch(/error TUY860 {2}web\/desk\/custom\/books\/inputs\.tsx:\d+:38/);
  expect(out).toContain('yours   min={50}');
  expect(out).toContain('schema  min={900}');
  expect(out).toContain('`tuyen upgrade books inputs --keep`');
  expect(library.read(INPUTS)).toBe(mine);
  expect(library.read(LIST)).toContain('bookColumns.rare');
  // `check` and `generate` report an ejected file with a merge conflict in one line on every run, until somebody
  // resolves the conflict.
  expect((await library.run('check')).out).toMatch(/1 ejected part is outdated: books\/inputs\.tsx\. Run/);
  expect((await library.run('generate')).out).toContain('1 ejected part is outdated: books/inputs.tsx');

  expect((await library.run('upgrade', 'books', 'inputs', '--keep')).code).toBe(0);
  expect(library.read(INPUTS)).toContain('min={50}');
  expect(library.read(INPUTS)).toContain('rare:');
  expect((await library.run('check')).out).not.toContain('outdated');
  expect((await library.run('upgrade')).code).toBe(0);
});

test('the report of an upgrade conflict shows only the beginning of a long conflicting text', async () => {
  const library = await ejected('inputs');
  const long = Array.from({ length: 30 }, (_, at) => `option-${at}`).join(' ');
  library.edit(INPUTS, 'source="pages" min={1}', `source="pages" min={Number('${long}')}`);
  library.edit(BOOKS, PAGES, PAGES.replace('1', '900'));
  const { code, out } = await library.run('upgrade');
  expect(code).toBe(1);
  const [shown = ''] = /yours {3}(min=.*)/.exec(out)?.slice(1) ?? [];
  expect(shown).toBe(`${`min={Number('${long}')}`.slice(0, 160)} …`);
  expect(out).toMatch(/schema {2}min=\{900\}$/m);
});

test('with --keep, an ejected part retains the entry of a removed field, which causes only a warning', async () => {
  const library = await ejected('inputs');
  library.edit(INPUTS, '<FormattedInput source="isbn"', '<FormattedInput autoFocus source="isbn"');
  library.edit(BOOKS, '"isbn": {', '"number": {');
  library.edit('schemas/flows/reserve.json', 'books.isbn', 'books.number');
  expect((await library.run('upgrade')).out).toContain('error TUY860');
  const result = await library.run('upgrade', 'books', 'inputs', '--keep');
  expect(result.code).toBe(0);
  expect(result.out).toContain(`warning TUY857  ${INPUTS}`);
  expect(library.read(INPUTS)).toMatch(
    /isbn: \(\s*<KindInput[^]*number: \(\s*<KindInput|number: \(\s*<KindInput[^]*isbn: \(\s*<KindInput/,
  );
  for (const command of ['generate', 'check', 'upgrade', 'lint']) {
    const { code, out } = await library.run(command);
    expect([command, code]).toEqual([command, 0]);
    expect(out).toContain('No section of the page shows "isbn".');
  }
  library.edit(INPUTS, / {2}isbn: \([^]*?\n {2}\),\n/.exec(library.read(INPUTS))?.[0] ?? '', '');
  expect((await library.run('lint')).out).toContain('no problems');
});

test('applying a schema change to an ejected part by hand also resolves the upgrade conflict', async () => {
  const library = await ejected('inputs');
  library.edit(INPUTS, 'source="pages" min={1}', 'source="pages" min={50}');
  library.edit(BOOKS, PAGES, PAGES.replace('1', '900'));
  expect((await library.run('upgrade')).code).toBe(1);
  library.edit(INPUTS, 'min={50}', 'min={900}');
  expect((await library.run('upgrade')).code).toBe(0);
  expect((await library.run('check')).out).not.toContain('outdated');
});

test('upgrade --markers writes conflict markers into the file, and generate fails until the conflict is resolved', async () => {
  const library = await ejected('inputs');
  library.edit(INPUTS, 'source="pages" min={1}', 'source="pages" min={50}');
  library.edit(BOOKS, PAGES, PAGES.replace('1', '900'));
  addField(library);
  const { code, out } = await library.run('upgrade', '--markers');
  expect(code).toBe(1);
  expect(out).toContain('choose between the markers');
  const input = (min: number) => `  pages: <NumberInput source="pages" min={${min}} />,\n`;
  const conflict = `<<<<<<< yours\n${input(50)}=======\n${input(900)}>>>>>>> schema\n`;
  expect(library.read(INPUTS)).toContain(conflict);
  expect(library.read(INPUTS)).toContain('rare:');
  expect((await library.run('generate')).out).toContain(`error TUY856  ${INPUTS}`);
  library.edit(INPUTS, conflict, input(50));
  expect((await library.run('upgrade')).code).toBe(0);
  expect((await library.run('generate')).code).toBe(0);
  expect((await library.run('upgrade', '--markers', '--keep')).code).toBe(2);
});

test('a removed field that custom code still uses is an upgrade conflict, with and without --markers', async () => {
  const library = await ejected('form');
  library.edit(
    'web/desk/custom/books/form.tsx',
    'export const',
    'export const hint = () => bookInputs.author_id;\n\nexport const',
  );
  library.edit(BOOKS, '"author_id": { "type": "string", "x-reference": "authors",', '"author": { "type": "string",');
  const mine = library.read('web/desk/custom/books/form.tsx');
  const { code, out } = await library.run('upgrade', '--markers');
  expect(code).toBe(1);
  expect(out).toMatch(/TUY860 {2}web\/desk\/custom\/books\/form\.tsx:\d+:27[^]*removed what you still use/);
  expect(library.read('web/desk/custom/books/form.tsx')).toBe(mine);
});

test('a dry run of upgrade prints the changes and writes nothing', async () => {
  const library = await ejected('inputs');
  addField(library);
  const before = library.snapshot();
  const { code, out } = await library.run('upgrade', '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain(`merge     ${INPUTS}\n`);
  expect(out).toContain('  +   rare: <BooleanInput source="rare" />,');
  expect(library.snapshot()).toEqual(before);
});

test('a dry run of upgrade leaves the manifest of an unfinished git merge unchanged', async () => {
  const library = await ejected('inputs');
  addField(library);
  const lock = library.read('tuyen.lock.json');
  library.write('tuyen.lock.json', `<<<<<<< ours\n${lock}=======\n${lock}>>>>>>> theirs\n`);
  const before = library.snapshot();
  expect((await library.run('upgrade', '--dry-run')).code).toBe(0);
  expect(library.snapshot()).toEqual(before);
});

test('tuyen upgrade with named parts upgrades only these parts', async () => {
  const library = await ejected('inputs', 'list');
  addField(library);
  expect((await library.run('upgrade', 'books', 'list')).code).toBe(0);
  expect(library.read(LIST)).toContain('bookColumns.rare');
  expect(library.read(INPUTS)).not.toContain('rare');
  expect(await library.run('upgrade', 'bok')).toMatchObject({
    code: 2,
    error: expect.stringContaining('Did you mean "books"?'),
  });
});

test('tuyen upgrade preserves the formatting and Windows line endings of a custom file', async () => {
  const library = await ejected('inputs');
  const loose = library.read(INPUTS).replaceAll("'", '"').replaceAll('\n  ', '\n    ').replaceAll('\n', '\r\n');
  library.write(INPUTS, loose);
  addField(library);
  expect((await library.run('upgrade')).code).toBe(0);
  const upgraded = library.read(INPUTS);
  expect(upgraded).toContain('\r\n    rare: <BooleanInput source="rare" />,\r\n    pages');
  expect(upgraded).not.toMatch(/[^\r]\n/);
  expect(upgraded.replace('    rare: <BooleanInput source="rare" />,\r\n', '').replace('BooleanInput, ', '')).toBe(
    loose,
  );
});

test('generate deletes the stored original of an ejected part that was deleted', async () => {
  const library = await ejected('list');
  const before = library.snapshot();
  const [base] = Object.keys(before).filter((path) => path.startsWith('web/desk/custom/.base/'));
  expect(before[base ?? '']).toContain('export const BookList');
  library.remove(LIST);
  expect((await library.run('check')).code).toBe(1);
  expect((await library.run('generate')).code).toBe(0);
  expect(library.has(base ?? '')).toBe(false);
  expect(library.read('tuyen.lock.json')).not.toContain('custom/books');
  expect((await library.run('upgrade')).out).toContain('No part is ejected');
  expect((await library.run('check')).code).toBe(0);
});

test('TUY861 is reported for an ejected part whose stored original was changed', async () => {
  const library = await ejected('list');
  const [base = ''] = Object.keys(library.snapshot()).filter((path) => path.includes('/.base/'));
  const text = library.read(base);
  library.edit(base, 'rowClick', 'onClick');
  addField(library);
  const mine = library.read(LIST);
  const { code, out } = await library.run('upgrade');
  expect(code).toBe(1);
  expect(out).toContain(`error TUY861  ${LIST}`);
  expect(out).toContain(`git checkout -- ${base}`);
  expect(library.read(LIST)).toBe(mine);
  library.write(base, text);
  expect((await library.run('upgrade')).code).toBe(0);
  library.write('web/desk/custom/books/show.tsx', 'export const BookShow = () => null;\n');
  expect((await library.run('upgrade', 'books', 'show')).out).toMatch(/TUY861[^]*was not ejected/);
});

test('TUY862 is reported for an ejected part that is no longer generated', async () => {
  const library = await ejected('form');
  library.edit(BOOKS, '"scope": "office",', '"scope": "office", "actions": ["list", "show", "create"],');
  const { code, out } = await library.run('upgrade');
  expect(code).toBe(1);
  expect(out).toContain('error TUY862  web/desk/custom/books/form.tsx');
});

test('tuyen upgrade resolves a manifest conflict after only one branch upgraded an ejected part', async () => {
  const library = await ejected('inputs');
  const before = library.read('tuyen.lock.json');
  const line = (text: string) => text.split('\n').find((each) => each.includes('custom/books/inputs.tsx')) ?? '';
  addField(library);
  await library.run('upgrade');
  const lock = library.read('tuyen.lock.json');
  const [one, other] = [line(before), line(lock)];
  library.write('tuyen.lock.json', lock.replace(other, `<<<<<<< ours\n${other}\n=======\n${one}\n>>>>>>> theirs`));
  expect((await library.run('check')).out).not.toContain('outdated');
  expect((await library.run('upgrade')).code).toBe(0);
  await library.run('generate');
  expect(library.read('tuyen.lock.json')).toBe(lock);
});

test('tuyen upgrade --json prints the result as JSON', async () => {
  const library = await ejected('inputs');
  addField(library);
  const { files, written } = JSON.parse((await library.run('--json', 'upgrade')).out) as {
    files: readonly { path: string; action: string }[];
    written: boolean;
  };
  expect(files).toMatchObject([{ path: INPUTS, action: 'merged' }]);
  expect(written).toBe(true);
  expect(JSON.parse((await library.run('--json', 'check')).out)).toMatchObject({ changes: [], outdated: [] });
});
