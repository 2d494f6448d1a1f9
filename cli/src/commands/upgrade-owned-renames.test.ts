// @module-tag process
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';
import { typeProblems } from '../testing/type-problems.ts';

const BOOKS = 'schemas/resources/books.json';
const VOLUMES = 'schemas/resources/volumes.json';
const custom = (file: string) => `web/desk/custom/${file}`;

async function library(): Promise<Library> {
  const project = await Library.generated();
  for (const part of ['inputs', 'list', 'form']) expect((await project.run('eject', 'books', part)).code).toBe(0);
  project.edit(
    custom('books/inputs.tsx'),
    '<FormattedInput source="isbn"',
    '<FormattedInput helperText="13 digits" source="isbn"',
  );
  project.edit(custom('books/inputs.tsx'), 'source="heading" isRequired', 'source="heading" fullWidth isRequired');
  project.edit(custom('books/list.tsx'), '{bookColumns.isbn}', '<b>{bookColumns.isbn}</b>');
  project.edit(custom('books/list.tsx'), "field: 'created_at'", "field: 'isbn'");
  project.write(
    custom('books/fields.tsx'),
    `import { ReferenceField, TextField } from 'react-admin';
import { bookFields } from '../../generated/books/fields.gen.tsx';

export const fields = {
  ...bookFields,
  'isbn': <b>{bookFields.isbn}</b>,
  author_id: (
    <ReferenceField source="author_id" reference="authors">
      <TextField source="isbn" />
    </ReferenceField>
  ),
};
`,
  );
  project.write(
    custom('authors/columns.tsx'),
    `import { authorColumns } from '../../generated/authors/columns.gen.tsx';
import { bookColumns } from '../../generated/books/columns.gen.tsx';
import { shortOf } from '../books/short.ts';

export const columns = { ...authorColumns, name: <i title={shortOf({ isbn: '1' })}>{bookColumns.isbn}</i> };
`,
  );
  project.write(
    custom('books/short.ts'),
    "export const shortOf = (record: { readonly isbn: string }) => record.isbn;\nexport const isOut = (state: string) => state === 'LENT';\n",
  );
  expect((await project.run('generate')).code).toBe(0);
  return project;
}

const renameFields = (project: Library) => {
  project.edit(BOOKS, '"isbn": { "type": "string",', '"number": { "x-renamed-from": "isbn", "type": "string",');
  project.edit(BOOKS, '"heading": {', '"name": { "x-renamed-from": "heading",');
  project.edit(BOOKS, '["heading"]', '["name"]');
};

test('tuyen upgrade renames a field in custom files and reports the place of uncertain matches', async () => {
  const project = await library();
  renameFields(project);
  const before = project.snapshot();
  const planned = await project.run('upgrade', '--dry-run');
  expect(project.snapshot()).toEqual(before);
  const { code, out } = await project.run('upgrade');
  expect([code, out]).toEqual([0, expect.stringContaining(`merged    ${custom('books/inputs.tsx')}`)]);
  expect(planned.out).toContain(`rename    ${custom('books/list.tsx')}:10  isbn → number`);
  expect(out).toContain(`renamed   ${custom('books/list.tsx')}:10  isbn → number`);
  const inputs = project.read(custom('books/inputs.tsx'));
  expect(inputs).toMatch(
    /number: \(\s*<KindInput source="number" kind="isbn">\s*<FormattedInput helperText="13 digits" source="number"/u,
  );
  expect(inputs).toContain('source="name" fullWidth isRequired');
  const list = project.read(custom('books/list.tsx'));
  expect(list).toContain('<b>{bookColumns.number}</b>');
  expect(list).toContain("field: 'number'");
  const fields = project.read(custom('books/fields.tsx'));
  expect(fields).toContain("'number': <b>{bookFields.number}</b>");
  // This field belongs to an author and only has the same name as the renamed field of a book. It stays unchanged.
  expect(fields).toContain('<TextField source="isbn" />');
  expect(project.read(custom('authors/columns.tsx'))).toContain('{bookColumns.number}');
  expect(out).toContain(`warning TUY864  ${custom('books/short.ts')}:1:70`);
  expect(out).toContain('"isbn" may be the earlier name of "number".');
  // If it is not certain that a text refers to the renamed field, the text is only reported and stays unchanged.
  expect(project.read(custom('books/short.ts'))).toContain('record.isbn');
  expect((await project.run('check')).code).toBe(0);
  const after = project.snapshot();
  expect((await project.run('upgrade')).out).not.toMatch(/^renamed/mu);
  expect(project.snapshot()).toEqual(after);
});

test('tuyen upgrade moves the custom files of a renamed resource and keeps their edits', async () => {
  const project = await library();
  renameFields(project);
  project.edit('schemas/enums/book-state.json', '"enum"', '"x-renamed-values": { "AWAY": "LENT" },\n  "enum"');
  project.write(
    'schemas/enums/book-state.json',
    project.read('schemas/enums/book-state.json').replaceAll(/"LENT"(?! *\})/gu, '"AWAY"'),
  );
  const books = project.read(BOOKS).replace('"name": "books",', '"name": "volumes",\n  "x-renamed-from": "books",');
  project.remove(BOOKS);
  project.write(VOLUMES, books);
  const before = project.snapshot();
  expect((await project.run('upgrade', '--dry-run')).out).toContain(
    `move      ${custom('books/list.tsx')} → ${custom('volumes/list.tsx')}`,
  );
  expect(project.snapshot()).toEqual(before);
  const { code, out } = await project.run('upgrade');
  expect([code, out]).toEqual([0, expect.stringContaining(`moved     ${custom('books/list.tsx')} → `)]);
  expect(project.has(custom('books'))).toBe(false);
  const list = project.read(custom('volumes/list.tsx'));
  expect(list).toContain('export const VolumeList');
  expect(list).toContain('<b>{volumeColumns.number}</b>');
  expect(list).not.toMatch(/book/iu);
  expect(project.read(custom('volumes/inputs.tsx'))).toContain(
    '<FormattedInput helperText="13 digits" source="number"',
  );
  expect(project.read(custom('authors/columns.tsx'))).toContain("from '../volumes/short.ts'");
  expect(out).toContain(`warning TUY864  ${custom('volumes/short.ts')}:2:`);
  expect(out).toContain('"LENT" may be the earlier name of "AWAY".');
  expect((await project.run('check')).code).toBe(0);
  expect(await typeProblems(project)).toBe('');
  // The ejected files still have their generated originals after the rename, so later schema changes are merged into
  // them.
  project.edit(
    VOLUMES,
    '"pages": {',
    '"rare": { "type": "boolean", "x-label": { "vi": "Hiếm", "en": "Rare" } },\n      "pages": {',
  );
  expect((await project.run('upgrade')).out).toContain(`merged    ${custom('volumes/list.tsx')}`);
  expect(project.read(custom('volumes/list.tsx'))).toContain('{volumeColumns.rare}');
});
