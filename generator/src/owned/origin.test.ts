import type { Model, Resource } from '@tuyen/model';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { digest } from '../output/hash.ts';
import type { Lock } from '../output/lock.ts';
import { library } from '../testing/library.ts';
import { allBases, basePath, readBase, removeUnusedBases } from './bases.ts';
import { generatedFor, outdatedParts, ownedFor, stillEjected } from './ejected.ts';
import { followRenames, originOf, renaming } from './origin.ts';
import { rebuiltEjected } from './rebuilt-ejected.ts';

let model: Model;

beforeAll(async () => {
  ({ model } = await library());
});

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-owned-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const from = (resource: string, text = '') =>
  `// Yours to edit. Ejected from schemas/resources/${resource}.json: \`tuyen upgrade\` merges what changes there.\n${text}`;

test('the first line of an ejected file names the resource that it comes from', () => {
  const root = folder({ 'a.tsx': from('books'), 'b.tsx': '// Mine.\n', 'c.tsx': `\n${from('books')}` });
  expect(['a.tsx', 'b.tsx', 'c.tsx', 'none.tsx'].map((path) => originOf(root, path))).toEqual([
    'books',
    undefined,
    undefined,
    undefined,
  ]);
});

describe('Ejected files of a renamed resource', () => {
  const ejected = new Map([
    ['custom/books/list.tsx', ['1']],
    ['custom/books/form.tsx', ['2']],
  ]);

  test('ejected files in the folder of a renamed resource keep their manifest entries', () => {
    const root = folder({ 'custom/volumes/list.tsx': from('books'), 'custom/volumes/form.tsx': from('books') });
    expect(followRenames(root, ejected, ['custom/volumes/list.tsx', 'custom/volumes/form.tsx'])).toEqual(
      new Map([
        ['custom/volumes/list.tsx', ['1']],
        ['custom/volumes/form.tsx', ['2']],
      ]),
    );
  });

  test('manifest entries of ejected files keep their paths as long as these files exist', () => {
    const root = folder({ 'custom/volumes/list.tsx': from('books'), 'custom/volumes/form.tsx': from('books') });
    const there = ['custom/books/list.tsx', 'custom/books/form.tsx', 'custom/volumes/list.tsx'];
    expect(followRenames(root, ejected, there)).toBe(ejected);
    expect([
      ...followRenames(root, ejected, ['custom/books/list.tsx', 'custom/volumes/list.tsx', 'custom/volumes/form.tsx']),
    ]).toEqual([
      ['custom/books/list.tsx', ['1']],
      ['custom/volumes/form.tsx', ['2']],
    ]);
  });

  test.each([
    ['a file of another part', { 'custom/volumes/show.tsx': from('books') }],
    ['a file of another resource', { 'custom/volumes/list.tsx': from('authors') }],
    ['a file that nobody ejected', { 'custom/volumes/list.tsx': '// Mine.' }],
    [
      'two files of the same part',
      { 'custom/volumes/list.tsx': from('books'), 'custom/others/list.tsx': from('books') },
    ],
  ])('the manifest entry of a missing ejected file is not moved to %s', (_, files) => {
    const one = new Map([['custom/books/list.tsx', ['1']]]);
    expect(followRenames(folder(files), one, Object.keys(files))).toEqual(one);
  });
});

test('generated names that contain the old name of a resource are replaced, and all other names stay', () => {
  const text =
    'VolumeList VolumeLists volumeInputs volumeInput validateVolume generated/volumes/ resources.volumes. volumes/';
  expect(renaming(model, 'volumes', 'books')(text)).toBe(
    'BookList VolumeLists bookInputs volumeInput validateBook generated/books/ resources.books. volumes/',
  );
  for (const [was, now] of [
    [undefined, 'books'],
    ['books', 'books'],
    ['volumes', 'unknown'],
  ] as const)
    expect(renaming(model, was, now)(text)).toBe(text);
});

test('renaming a resource also replaces its name in view names, and in older generated names that use the plural', () => {
  const resources = model.resources.map((one) =>
    one.name === 'books' ? { ...one, views: [{ name: 'to-repair' }] as unknown as Resource['views'] } : one,
  );
  const text = 'VolumeViewToRepair VolumeViewOther VolumesList volumesInputs validateVolumes';
  expect(renaming({ ...model, resources } as Model, 'volumes', 'books')(text)).toBe(
    'BookViewToRepair VolumeViewOther BookList bookInputs validateBook',
  );
});

const ADMIN = { out: 'web/generated', custom: 'web/custom', public: 'web/public' };

test('a custom file and the generated file that it replaces have the same path within their folders', () => {
  expect(generatedFor(ADMIN, 'web/custom/books/list.tsx')).toBe('web/generated/books/list.gen.tsx');
  expect(ownedFor(ADMIN, 'web/generated/books/list.gen.tsx')).toBe('web/custom/books/list.tsx');
});

test('of several stored original texts of an ejected file, the one equal to the generated text is used, or else the last one', () => {
  const lock: Lock = {
    files: new Map(),
    sources: new Map(),
    ejected: new Map([
      ['web/custom/books/list.tsx', ['1', '2']],
      ['web/custom/books/form.tsx', ['3', '4']],
      ['web/custom/books/show.tsx', ['5']],
      ['web/custom/books/edit.tsx', []],
    ]),
    text: '',
  };
  const generated = new Map([['web/generated/books/list.gen.tsx', '1']]);
  const ejected = stillEjected(lock, (path) => !path.endsWith('show.tsx'), [ADMIN], generated);
  expect(ejected).toEqual(
    new Map([
      ['web/custom/books/list.tsx', '1'],
      ['web/custom/books/form.tsx', '4'],
    ]),
  );
  expect(outdatedParts(ejected, [ADMIN], generated)).toEqual(['web/custom/books/form.tsx']);
  expect(stillEjected(lock, () => true, [], generated)).toEqual(new Map());
  expect(outdatedParts(ejected, [], generated)).toEqual([]);
});

const bases = (...texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [basePath('custom', digest(text)), text]));

test('stored original texts of ejected files are found by their digests, and an edited original text is ignored', () => {
  const root = folder({
    ...bases('one\n', 'two\n'),
    [basePath('custom', digest('three'))]: 'edited',
    'custom/.base/a.md': '',
  });
  expect(readBase(root, 'custom', digest('one\n'))).toBe('one\n');
  expect(readBase(root, 'custom', digest('three'))).toBeUndefined();
  expect(readBase(root, 'custom', digest('four'))).toBeUndefined();
  expect(allBases(root, 'custom')).toEqual(
    new Map([
      [digest('one\n'), 'one\n'],
      [digest('two\n'), 'two\n'],
    ]),
  );
  expect(allBases(root, 'elsewhere')).toEqual(new Map());
  // Windows line ends do not count as an edit.
  writeFileSync(join(root, basePath('custom', digest('one\n'))), 'one\r\n');
  expect(readBase(root, 'custom', digest('one\n'))).toBe('one\n');
});

test('original texts that no ejected file uses are deleted, and other files in the same folder stay', () => {
  const root = folder({ ...bases('one', 'two'), 'custom/.base/notes.txt': 'mine' });
  removeUnusedBases(root, 'custom', new Set([digest('one')]));
  expect([...allBases(root, 'custom').values()]).toEqual(['one']);
  removeUnusedBases(root, 'custom', new Set());
  expect(allBases(root, 'custom')).toEqual(new Map());
  expect(originOf(root, 'custom/.base/notes.txt')).toBeUndefined();
  removeUnusedBases(root, 'elsewhere', new Set());
});

describe('Original texts of ejected files after the manifest was lost', () => {
  const list = (...lines: readonly string[]) => `${lines.join('\n')}\nexport const BookList = () => null;\n`;
  const rebuilt = (files: Readonly<Record<string, string>>, ...texts: readonly string[]) => {
    const owned = new Map(Object.entries(files));
    return rebuiltEjected(folder({ ...files, ...bases(...texts) }), [{ ...ADMIN, custom: 'custom' }], model, owned);
  };

  test('an ejected file’s original is the stored text that shares the most lines with the file', () => {
    const [near, far] = [list('a', 'b'), list('a', 'x')];
    const file = { 'custom/books/list.tsx': from('books', list('a', 'b', 'c')) };
    expect(rebuilt(file, near, far)).toEqual(new Map([['custom/books/list.tsx', [digest(near)]]]));
    expect(rebuilt(file, far)).toEqual(new Map([['custom/books/list.tsx', [digest(far)]]]));
  });

  test('the original texts are also found for ejected files that export an object or a function', () => {
    const [inputs, form] = ['export const bookInputs = {};\n', 'export function BookForm() {}\n'];
    const files = { 'custom/books/inputs.tsx': from('books'), 'custom/books/form.tsx': from('books') };
    expect(rebuilt(files, inputs, form)).toEqual(
      new Map([
        ['custom/books/inputs.tsx', [digest(inputs)]],
        ['custom/books/form.tsx', [digest(form)]],
      ]),
    );
  });

  test.each([
    ['that was not ejected', { 'custom/books/list.tsx': list('a') }],
    ['of another resource', { 'custom/books/list.tsx': from('authors') }],
    ['of no resource', { 'custom/volumes/list.tsx': from('volumes') }],
    ['that is no part', { 'custom/books/own.tsx': from('books') }],
    ['whose part has no base', { 'custom/books/show.tsx': from('books') }],
  ])('after the manifest is lost, no original text is assigned to a custom file %s', (_, files) => {
    expect(rebuilt(files, list('a'), 'export const BookListing = 1;\n')).toEqual(new Map());
  });
});
