// @module-tag process
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Library } from '../testing/library.ts';

const LOCK = 'tuyen.lock.json';
const BOOKS = 'schemas/resources/books.json';
const LIST = 'web/desk/custom/books/list.tsx';
const INPUTS = 'web/desk/custom/books/inputs.tsx';
const NOTE = 'tuyen.lock.json was missing or damaged';

function addField(library: Library, schema = BOOKS): void {
  library.edit(
    schema,
    '      "pages": {',
    '      "rare": { "type": "boolean", "x-label": { "vi": "Hiếm", "en": "Rare" } },\n      "pages": {',
  );
}

const DAMAGES: readonly (readonly [how: string, damage: (text: string) => string | undefined])[] = [
  ['that is missing', () => undefined],
  ['that is cut off', (text) => text.slice(0, text.length / 2)],
  ['that is empty', () => ''],
  ['that was overwritten', () => '{ "lockfileVersion": 3 }'],
];

test.each(DAMAGES)(
  'generate rebuilds a manifest of generated files %s and applies pending schema changes',
  async (_, damage) => {
    const [library, reference] = [new Library(), new Library()];
    for (const one of [library, reference]) {
      await one.run('eject', 'books', 'list');
      await one.run('eject', 'books', 'inputs');
      one.edit(LIST, '{bookColumns.isbn}', '<b>{bookColumns.isbn}</b>');
    }
    const text = damage(library.read(LOCK));
    if (text === undefined) library.remove(LOCK);
    else library.write(LOCK, text);
    expect(await library.run('check')).toMatchObject({
      code: 1,
      out: expect.stringContaining('tuyen.lock.json is missing or damaged.'),
    });
    for (const one of [library, reference]) {
      addField(one);
      one.remove('schemas/resources/authors.json');
      one.edit(BOOKS, '"x-reference": "authors", ', '');
    }
    const [ran] = await Promise.all([library.run('generate'), reference.run('generate')]);
    expect([ran.code, ran.out]).toEqual([0, expect.stringContaining(NOTE)]);
    expect(ran.out).toContain('2 ejected parts are outdated');
    expect(library.read(LOCK)).toBe(reference.read(LOCK));
    for (const one of [library, reference]) expect((await one.run('upgrade')).code).toBe(0);
    expect(library.snapshot()).toEqual(reference.snapshot());
    expect(library.read(LIST)).toContain('<b>{bookColumns.isbn}</b>');
    expect((await library.run('generate')).out).not.toContain(NOTE);
  },
);

const GENERATED = 'web/desk/generated/books/columns.gen.tsx';

test.each([
  ['on the machine that wrote them', () => undefined],
  ['in a fresh clone', (library: Library) => library.remove('.tuyen')],
])(
  'if the manifest is missing, generate leaves manually edited generated files unchanged and reports these files, %s',
  async (_, arrive) => {
    const library = await Library.generated();
    const generated = library.read(GENERATED);
    const edited = `${generated}\n// By hand.\n`;
    library.write(GENERATED, edited);
    library.remove(LOCK);
    arrive(library);
    for (const _again of [1, 2]) {
      const { code, out } = await library.run('generate');
      expect([code, out]).toEqual([1, expect.stringContaining(`left      ${GENERATED}  edited by hand`)]);
      expect(library.read(GENERATED)).toBe(edited);
    }
    library.remove(GENERATED);
    expect((await library.run('generate')).code).toBe(0);
    expect(library.read(GENERATED)).toBe(generated);
    expect((await library.run('check')).code).toBe(0);
  },
);

test('in a fresh clone, a missing manifest of generated files is rebuilt from the output of the generator', async () => {
  const library = await Library.generated();
  const lock = library.read(LOCK);
  library.remove(LOCK);
  library.remove('.tuyen');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read(LOCK)).toBe(lock);
});

test('upgrade and eject rebuild a missing manifest of generated files before they write to it', async () => {
  const library = new Library();
  await library.run('eject', 'books', 'list');
  library.remove(LOCK);
  addField(library);
  expect((await library.run('upgrade')).out).toContain(`merged    ${LIST}`);
  library.remove(LOCK);
  expect((await library.run('eject', 'books', 'inputs')).code).toBe(0);
  expect(library.read(LOCK)).toContain(LIST);
  expect((await library.run('check')).code).toBe(0);
});

test('in a project that was never generated, generate does not treat existing files as files that it generated', async () => {
  const library = new Library();
  library.write('web/desk/public/locales/vi/common.json', '{ "mine": true }\n');
  const { code, out } = await library.run('generate');
  expect(code).toBe(1);
  expect(out).not.toContain(NOTE);
  expect(out).toContain('left      web/desk/public/locales/vi/common.json  not written by tuyen');
});

test('ejected parts of a renamed resource keep the original versions used to merge upgrades', async () => {
  const library = new Library();
  await library.run('eject', 'books', 'list');
  await library.run('eject', 'books', 'inputs');
  library.edit(LIST, '{bookColumns.isbn}', '<b>{bookColumns.isbn}</b>');
  library.edit(INPUTS, 'source="title" isRequired', 'source="title" autoFocus isRequired');
  const move = (from: string, to: string) => renameSync(join(library.root, from), join(library.root, to));
  const schema = 'schemas/resources/volumes.json';
  move(BOOKS, schema);
  library.edit(schema, '"name": "books"', '"name": "volumes"');
  for (const path of Object.keys(library.snapshot()).filter((one) => /^schemas\/.*\.json$/.test(one)))
    library.write(
      path,
      library
        .read(path)
        .replaceAll('"x-reference": "books"', '"x-reference": "volumes"')
        .replaceAll('"books.', '"volumes.'),
    );
  // The ejected files are still in the folder of the old name, which now belongs to no resource. The command only
  // warns, and the manifest keeps every entry.
  const between = await library.run('generate');
  expect(between).toMatchObject({ code: 0, out: expect.stringContaining('warning TUY851') });

  move('web/desk/custom/books', 'web/desk/custom/volumes');
  const [list, inputs] = [LIST, INPUTS].map((path) => path.replace('books', 'volumes')) as [string, string];
  library.edit(list, 'export const BookList', 'export const VolumeList');
  expect((await library.run('generate')).code).toBe(0);
  expect(library.read(LOCK)).toContain(list);
  addField(library, schema);
  const upgraded = await library.run('upgrade');
  expect([upgraded.code, upgraded.out]).toEqual([0, expect.stringContaining(`merged    ${list}`)]);
  expect(library.read(list)).toContain('<b>{volumeColumns.isbn}</b>');
  expect(library.read(list)).toContain('volumeColumns.rare');
  expect(library.read(list)).not.toMatch(/book/i);
  expect(library.read(inputs)).toContain('source="title" autoFocus isRequired');
  expect(library.read(inputs)).toContain('  rare: <BooleanInput source="rare" />');
  expect(library.read(inputs)).not.toMatch(/books/i);
  expect((await library.run('check')).code).toBe(0);
  expect((await library.run('upgrade')).out).toContain('2 ejected parts are up to date with the schemas');
});
