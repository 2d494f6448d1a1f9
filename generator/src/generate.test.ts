import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { eject } from './ejection/eject.ts';
import { check, generate } from './generate.ts';
import { NOTHING, type Outcome } from './outcome.ts';
import { readLock } from './output/lock.ts';
import { libraryFolder } from './testing/library.ts';

const AUTHORS = 'schemas/resources/authors.json';
const LIST = 'web/desk/generated/authors/list.gen.tsx';

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');
const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Changes a label of the resource `authors`. No generated page contains this label. */
const relabel = (root: string, label: string): void =>
  write(root, AUTHORS, read(root, AUTHORS).replace(/"en": "Author[^"]*"/u, `"en": "${label}"`));

const summaryOf = ({ changes, ...rest }: Outcome) => ({
  ...rest,
  changes: changes.map(({ action, path }) => `${action} ${path}`),
});

test('the first generator run writes all files and the manifest, and the next run detects no change', async () => {
  const root = libraryFolder();
  const planned = await check({ root });
  const { total, changes } = planned;
  expect(total).toBeGreaterThan(50);
  expect(planned).toEqual({ ...NOTHING, total, changes, lockDrifted: true });
  expect(new Set(changes.map(({ action }) => action))).toEqual(new Set(['create']));
  expect([changes.length, readdirSync(root).includes('web')]).toEqual([total, false]);

  expect(summaryOf(await generate({ root }))).toEqual({ ...summaryOf(planned), written: true });
  const lock = readLock(root);
  expect([...lock.files.keys()].sort()).toEqual(changes.map(({ path }) => path).sort());
  expect(existsSync(join(root, '.tuyen/generate.json'))).toBe(true);

  expect(await generate({ root })).toEqual({ ...NOTHING, total });
  rmSync(join(root, '.tuyen'), { recursive: true });
  expect(await generate({ root })).toEqual({ ...NOTHING, total });
  expect(readLock(root).text).toBe(lock.text);
});

test('a schema change updates only the generated files that depend on the change, and a dry run only lists these files', async () => {
  const root = libraryFolder();
  await generate({ root });
  relabel(root, 'Writer');
  const [lock, list] = [readLock(root).text, read(root, LIST)];
  const planned = await generate({ root, dryRun: true });
  expect(planned.changes.map(({ action, path, because }) => [action, path, ...because])).toEqual(
    [
      'server/generated/openapi.gen.json',
      'web/desk/public/locales/en/common.json',
      'web/desk/public/templates/en/books.xlsx',
    ].map((path) => ['update', path, `${AUTHORS}#/label`]),
  );
  expect([planned.written, planned.lockDrifted, readLock(root).text]).toEqual([false, true, lock]);
  expect(summaryOf(await generate({ root }))).toEqual({ ...summaryOf(planned), written: true });
  expect(read(root, LIST)).toBe(list);
});

test('a hand-edited generated file stays unchanged, and every generator run reports the file until the edit is resolved', async () => {
  const root = libraryFolder();
  await generate({ root });
  write(root, LIST, '// Mine.\n');
  const edited = { ...NOTHING, total: (await check({ root })).total, changes: [`edited ${LIST}`], written: true };
  for (const _ of ['first', 'second']) expect(summaryOf(await generate({ root }))).toEqual(edited);
  expect(read(root, LIST)).toBe('// Mine.\n');
  rmSync(join(root, LIST));
  expect(summaryOf(await generate({ root }))).toEqual({ ...edited, changes: [`create ${LIST}`] });
});

test('every generator run reports a file in a generated folder that the generator did not write', async () => {
  const root = libraryFolder();
  await generate({ root });
  write(root, 'web/desk/generated/own.ts', '');
  for (const _ of ['first', 'second'])
    expect(summaryOf(await generate({ root })).changes).toEqual(['unknown web/desk/generated/own.ts']);
});

test('files that are no longer generated are deleted together with their empty folders', async () => {
  const root = libraryFolder();
  await generate({ root });
  rmSync(join(root, 'schemas/flows/reserve.json'));
  const { changes, written } = summaryOf(await generate({ root }));
  expect(changes.filter((change) => change.startsWith('delete'))).toEqual(
    ['book.gen.d.ts', 'book.gen.js', 'form.gen.ts', 'page.gen.tsx'].map(
      (file) => `delete web/readers/generated/reserve/${file}`,
    ),
  );
  expect([written, existsSync(join(root, 'web/readers/generated/reserve'))]).toEqual([true, false]);
});

test('a generator run for one resource writes only the files of that resource, and the next full run writes the rest', async () => {
  const root = libraryFolder();
  await generate({ root });
  for (const [name, icon] of [
    ['authors', 'Star'],
    ['books', 'AutoStories'],
  ] as const) {
    const path = `schemas/resources/${name}.json`;
    const schema: object = JSON.parse(read(root, path));
    write(root, path, JSON.stringify({ ...schema, icon }));
  }
  const sources = readLock(root).sources;
  const changed = (name: string) => [`update web/desk/generated/${name}/index.gen.ts`];
  expect(summaryOf(await generate({ root, only: 'authors' })).changes).toEqual(changed('authors'));
  expect(readLock(root).sources).toEqual(sources);
  const rest = await generate({ root });
  expect(summaryOf(rest).changes).toEqual(changed('books'));
  expect(readLock(root).sources).not.toEqual(sources);
  expect(await generate({ root })).toEqual({ ...NOTHING, total: rest.total });
});

test('a generator run rebuilds a lost manifest exactly, including its ejected files', async () => {
  const root = libraryFolder();
  await generate({ root });
  await eject({ root, resource: 'authors', part: 'inputs' });
  const { total } = await generate({ root });
  const { text } = readLock(root);
  rmSync(join(root, 'tuyen.lock.json'));
  const rebuilt = await generate({ root });
  expect(summaryOf(rebuilt)).toEqual({ ...NOTHING, total, written: true, lockDrifted: true, rebuilt: true });
  expect(readLock(root).text).toBe(text);
});

test('an ejected file is outdated after a schema change, and deleting the file also deletes its stored original text', async () => {
  const root = libraryFolder();
  const path = 'web/desk/custom/authors/inputs.tsx';
  await eject({ root, resource: 'authors', part: 'inputs' });
  expect((await generate({ root })).outdated).toEqual([]);
  const bases = () => readdirSync(join(root, 'web/desk/custom/.base'));
  expect(bases()).toHaveLength(1);
  write(root, AUTHORS, read(root, AUTHORS).replace('"minLength": 1,', ''));
  write(root, AUTHORS, read(root, AUTHORS).replace('"required": ["full_name"],', ''));
  expect((await generate({ root })).outdated).toEqual([path]);
  expect(summaryOf(await generate({ root }))).toMatchObject({ changes: [], outdated: [path], written: false });
  rmSync(join(root, path));
  expect((await generate({ root })).outdated).toEqual([]);
  expect([existsSync(join(root, 'web/desk/custom/.base')), readLock(root).ejected.size]).toEqual([false, 0]);
});

test('if the generator cannot write one file, it writes no file and leaves no temporary file', async () => {
  const root = libraryFolder();
  write(root, 'web/desk/generated/books', 'in the way');
  const files = () => readdirSync(root, { recursive: true }).map(String);
  await expect(generate({ root })).rejects.toThrow(/EEXIST|ENOTDIR/u);
  expect(files().filter((path) => path.includes('.tuyen-new') || path.endsWith('.gen.ts'))).toEqual([]);
  expect(readLock(root).text).toBe('');
});

test('a warning is reported again if the schemas come from the cache, and if only other files are read again', async () => {
  const root = libraryFolder();
  write(root, 'schemas/locales/en/admin.json', '{ "app": {} }');
  const codes = async () => (await generate({ root })).diagnostics.map(({ code }) => code);
  const first = await codes();
  expect(first).toContain('TUY805');
  expect(await codes()).toEqual(first);
  write(root, AUTHORS, read(root, AUTHORS).replace('"minLength": 1,', ''));
  expect(await codes()).toEqual(first);
  rmSync(join(root, 'tuyen.lock.json'));
  expect(await generate({ root })).toMatchObject({ changes: [], rebuilt: true });
});

test('every generator run reports problems, and an error prevents all writes while a warning does not', async () => {
  const root = libraryFolder();
  write(root, 'web/desk/custom/author/row.tsx', '');
  for (const written of [true, false]) {
    const outcome = await generate({ root });
    expect([outcome.diagnostics.map(({ code }) => code), outcome.written]).toEqual([['TUY851'], written]);
  }
  write(root, AUTHORS, '{}');
  const { diagnostics, ...rest } = await generate({ root });
  expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  expect({ ...rest, diagnostics: [] }).toEqual(NOTHING);
});
