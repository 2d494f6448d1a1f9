import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exists, NO_CACHE, readCache, readFileState, stampOf, writeCache, type Cache } from './cache.ts';
import { digest, digestFile } from './hash.ts';
import { digestInputs, entriesIn, filesBelow, readInputs } from './inputs.ts';
import { LOCK_FILE } from './lock.ts';
import { rebuiltFiles, wasGenerated } from './rebuild.ts';
import { upToDate } from './up-to-date.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-output-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const BANNER = '// From a.json by `tuyen generate`.\n';

test('a project counts as generated if a file in its generated folders begins with the generator’s banner line', () => {
  const root = folder({ 'a/x.ts': BANNER, 'b/x.ts': `\n${BANNER}`, 'c/x.ts': '' });
  expect([['a'], ['b'], ['c', 'a'], [], ['none']].map((folders) => wasGenerated(root, folders))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('a lost manifest is rebuilt from files with the generator’s banner line and data files at generated paths', () => {
  const root = folder({
    'out/a.ts': BANNER,
    'out/own.ts': 'mine',
    'out/words.json': '{}',
    'docs/b.md': BANNER,
    'docs/own.md': '',
    'api.json': '{}',
    'list.xlsx': '',
  });
  const expected = ['docs/b.md', 'docs/own.md', 'api.json', 'list.xlsx', 'none.json'];
  const cache: Cache = { ...NO_CACHE, files: { 'out/a.ts': ['1', '2', '3'], 'api.json': ['4', '5', '6'] } };
  expect([...rebuiltFiles(root, ['out'], expected, cache)]).toEqual([
    ['out/a.ts', ['2']],
    ['docs/b.md', []],
    ['api.json', ['5']],
    ['list.xlsx', []],
  ]);
});

test('the files below a folder are listed in sorted order, without following links to folders', () => {
  const root = folder({ 'a/z.ts': '', 'a/b/c.ts': '', 'a/B.ts': '', 'other/x.ts': '' });
  symlinkSync(join(root, 'other'), join(root, 'a/linked'));
  symlinkSync(join(root, 'other/x.ts'), join(root, 'a/link.ts'));
  symlinkSync('nowhere', join(root, 'a/broken.ts'));
  expect(filesBelow(root, 'a')).toEqual(['a/B.ts', 'a/b/c.ts', 'a/link.ts', 'a/z.ts']);
  expect([filesBelow(root, 'a/z.ts'), filesBelow(root, 'none')]).toEqual([['a/z.ts'], []]);
  const entries = entriesIn(join(root, 'a'))?.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(entries).toEqual([
    { name: 'B.ts', is: 'file', isLink: false },
    { name: 'b', is: 'folder', isLink: false },
    { name: 'broken.ts', is: 'nothing', isLink: true },
    { name: 'link.ts', is: 'file', isLink: true },
    { name: 'linked', is: 'folder', isLink: true },
    { name: 'z.ts', is: 'file', isLink: false },
  ]);
  expect(entriesIn(join(root, 'a/z.ts'))).toBeUndefined();
  expect([exists(join(root, 'a/broken.ts')), exists(join(root, 'none'))]).toEqual([true, false]);
});

test('the generator reads its input files and computes their digests', () => {
  const root = folder({ 'a/x.json': 'x', 'b.json': 'b' });
  const inputs = readInputs(root, ['b.json', 'a', 'none']);
  expect([...inputs]).toEqual([
    ['b.json', 'b'],
    ['a/x.json', 'x'],
  ]);
  expect(digestInputs(inputs)).toEqual({ 'b.json': digest('b'), 'a/x.json': digest('x') });
});

test('line breaks change the digest of a spreadsheet, but not the digest of a text file', () => {
  const root = folder({ 'a.xlsx': 'a\r\nb', 'a.ts': 'a\r\nb' });
  expect(digestFile(join(root, 'a.ts'))).toBe(digest('a\nb'));
  expect(digestFile(join(root, 'a.xlsx'))).toBe(digest(Buffer.from('a\r\nb')));
  expect(digestFile(join(root, 'none'))).toBeUndefined();
});

test('a file whose size and time are unchanged since the last run is not read again', () => {
  const root = folder({ 'a.ts': 'new' });
  const stamp = stampOf(join(root, 'a.ts'));
  const state = (path: string, known: string) =>
    readFileState(root, path, { ...NO_CACHE, files: { [path]: ['slice', 'cached', known] } });
  expect(state('a.ts', stamp)).toEqual({ stamp, digest: 'cached' });
  expect(state('a.ts', 'other')).toEqual({ stamp, digest: digest('new') });
  expect(state('none.ts', '')).toEqual({ stamp: '', digest: undefined });
  expect(stamp).toMatch(/^3:\d+/);
});

test('the generator’s cache is read back unchanged, but only by the same version of the tool', () => {
  const root = folder({});
  const cache: Cache = { ...NO_CACHE, tool: '1', outdated: ['a'] };
  expect(readCache(root, '1')).toEqual(NO_CACHE);
  writeCache(root, cache);
  expect(readCache(root, '1')).toEqual(cache);
  expect(readCache(root, '2')).toEqual(NO_CACHE);
  writeFileSync(join(root, '.tuyen/generate.json'), '{');
  expect(readCache(root, '1')).toEqual(NO_CACHE);
});

test('a cache that the generator cannot write causes no error', () => {
  const root = folder({ '.tuyen': 'a file where the folder would be' });
  writeCache(root, NO_CACHE);
  expect(readCache(root, '')).toEqual(NO_CACHE);
});

test('a project is up to date as long as its inputs, generated files and manifest are unchanged', () => {
  const root = folder({ 'out/a.ts': 'a', 'out/b.ts': 'b', [LOCK_FILE]: 'lock' });
  const inputs = { 'x.json': '1', 'y.json': '2' };
  const cache: Cache = {
    ...NO_CACHE,
    inputs,
    folders: ['out'],
    lock: digest('lock'),
    outdated: ['own.tsx'],
    files: { 'out/a.ts': ['', digest('a'), ''], 'out/b.ts': ['', digest('b'), ''] },
  };
  expect(upToDate(root, cache, inputs)).toEqual({ total: 2, diagnostics: [], outdated: ['own.tsx'] });
  for (const others of [{}, { 'x.json': '1' }, { 'x.json': '1', 'y.json': '3' }, { ...inputs, 'z.json': '1' }])
    expect(upToDate(root, cache, others)).toBeUndefined();
  expect(upToDate(root, { ...cache, inputs: {} }, {})).toBeUndefined();
  expect(upToDate(root, { ...cache, lock: 'other' }, inputs)).toBeUndefined();
  expect(
    upToDate(root, { ...cache, files: { ...cache.files, 'out/b.ts': ['', 'other', ''] } }, inputs),
  ).toBeUndefined();
  writeFileSync(join(root, 'out/own.ts'), '');
  expect(upToDate(root, cache, inputs)).toBeUndefined();
});
