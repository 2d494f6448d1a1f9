import type { Model } from '@tuyen/model';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readLock, type Lock } from '../../output/lock.ts';
import { library } from '../../testing/library.ts';
import { followOwned } from './follow-owned.ts';
import { putOwned } from './put-owned.ts';

let model: Model;

beforeAll(async () => {
  const { model: today } = await library();
  const resources = today.resources.map((resource) =>
    resource.name === 'books'
      ? {
          ...resource,
          renamedFrom: 'volumes',
          fields: resource.fields.map((field) => (field.name === 'isbn' ? { ...field, renamedFrom: 'number' } : field)),
        }
      : resource,
  );
  model = { ...today, resources };
});

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-follow-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const LIST = `import { volumeColumns } from '../../generated/volumes/columns.gen.tsx';
export const VolumeList = () => <b>{volumeColumns.number}</b>;
`;

test('custom files move to the folder of a renamed resource, and their changed names are listed by line', async () => {
  const root = folder({
    'custom/volumes/list.tsx': LIST,
    'custom/volumes/own/style.css': '',
    'custom/.base/volumes.txt': '',
  });
  const { moved, files, problems } = await followOwned(root, 'custom', model);
  expect([...moved]).toEqual([
    ['custom/volumes/list.tsx', 'custom/books/list.tsx'],
    ['custom/volumes/own/style.css', 'custom/books/own/style.css'],
  ]);
  expect(problems).toEqual([]);
  expect(files.map(({ file, text }) => [file, text])).toEqual([
    [
      'custom/books/list.tsx',
      LIST.replaceAll('volumeColumns', 'bookColumns')
        .replace('generated/volumes', 'generated/books')
        .replace('VolumeList', 'BookList')
        .replace('.number', '.isbn'),
    ],
  ]);
  expect(files[0]?.changes.map(({ line, from, to }) => [line, from, to])).toEqual([
    [1, 'volume', 'book'],
    [1, 'volumes', 'books'],
    [2, 'Volume', 'Book'],
    [2, 'volume', 'book'],
    [2, 'number', 'isbn'],
  ]);
});

test('a custom file of a renamed resource does not move if its new path already exists', async () => {
  const root = folder({ 'custom/volumes/own.ts': 'a', 'custom/books/own.ts': 'b' });
  expect(await followOwned(root, 'custom', model)).toEqual({ moved: new Map(), files: [], problems: [] });
});

test('custom files of other resources change only in their imports from the renamed resource', async () => {
  const text =
    "import { short } from '../volumes/short.ts';\nimport '../volumesque/a.ts';\nexport const VolumeList = short;\n";
  const root = folder({ 'custom/authors/own.ts': text, 'custom/authors/notes.md': '../volumes/' });
  const { files, moved } = await followOwned(root, 'custom', model);
  expect(moved.size).toBe(0);
  expect(files.map((each) => [each.file, each.text])).toEqual([
    ['custom/authors/own.ts', text.replace('../volumes/', '../books/')],
  ]);
});

test('a possible earlier name in a custom file is reported at the file’s new path', async () => {
  const text = 'export const short = (one: { number: string }) => one.number;\n';
  const { problems, files } = await followOwned(folder({ 'custom/volumes/short.ts': text }), 'custom', model);
  expect(files).toEqual([]);
  expect(problems).toEqual([
    {
      code: 'TUY864',
      severity: 'warning',
      file: 'custom/books/short.ts',
      at: { text, offset: text.lastIndexOf('number'), length: 6 },
      message: '"number" may be the earlier name of "isbn".',
      hint: 'Write "isbn" if so. It is asked for as long as the schemas say that it was renamed.',
    },
  ]);
});

const lock: Lock = {
  files: new Map([['out/a.ts', ['a'.repeat(16), 'b'.repeat(16)]]]),
  sources: new Map(),
  ejected: new Map([
    ['custom/volumes/list.tsx', ['c'.repeat(16)]],
    ['custom/authors/list.tsx', ['d'.repeat(16)]],
  ]),
  text: '',
};

test('moved custom files keep their manifest entries, and folders that become empty are deleted', () => {
  const root = folder({
    'custom/volumes/list.tsx': 'old',
    'custom/volumes/own/a.ts': 'a',
    'custom/volumes/mine.txt': '',
  });
  const moved = new Map([
    ['custom/volumes/list.tsx', 'custom/books/list.tsx'],
    ['custom/volumes/own/a.ts', 'custom/books/own/a.ts'],
  ]);
  putOwned(root, { moved, files: [{ file: 'custom/books/list.tsx', text: 'new', changes: [] }], problems: [] }, lock);
  expect(readFileSync(join(root, 'custom/books/list.tsx'), 'utf8')).toBe('new');
  expect(readFileSync(join(root, 'custom/books/own/a.ts'), 'utf8')).toBe('a');
  expect(existsSync(join(root, 'custom/volumes/own'))).toBe(false);
  // The old folder is not deleted, because it still contains a file that a developer wrote.
  expect(existsSync(join(root, 'custom/volumes/mine.txt'))).toBe(true);
  const written = readLock(root);
  expect([...written.ejected]).toEqual([
    ['custom/authors/list.tsx', ['d'.repeat(16)]],
    ['custom/books/list.tsx', ['c'.repeat(16)]],
  ]);
  expect([...written.files]).toEqual([['out/a.ts', ['b'.repeat(16)]]]);
});

test('rewriting a custom file without moving it leaves the manifest unchanged', () => {
  const root = folder({ 'custom/books/a.ts': 'old' });
  putOwned(
    root,
    { moved: new Map(), files: [{ file: 'custom/books/a.ts', text: 'new', changes: [] }], problems: [] },
    lock,
  );
  expect(readFileSync(join(root, 'custom/books/a.ts'), 'utf8')).toBe('new');
  expect(readLock(root).text).toBe('');
});
