import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { NO_CACHE, stampOf, type Cache } from './cache.ts';
import { digest, digestAll } from './hash.ts';
import type { Lock } from './lock.ts';
import { plan, type PlanOptions } from './plan.ts';
import { Staging } from './write.ts';

function folder(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-plan-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const file = (path: string, text: string, resource?: string): GeneratedFile => ({
  path,
  sources: [],
  slice: [text],
  print: () => text,
  format: false,
  ...(resource !== undefined && { resource }),
});

/** Returns a manifest with the digests of these texts. After a git merge, a file can have several digests. */
const lockOf = (files: Readonly<Record<string, readonly string[]>>): Lock => ({
  files: new Map(Object.entries(files).map(([path, texts]) => [path, texts.map(digest)])),
  sources: new Map(),
  ejected: new Map(),
  text: '',
});

async function planned(root: string, files: readonly GeneratedFile[], options: Partial<PlanOptions> = {}) {
  const made = await plan(files, { root, lock: lockOf({}), cache: NO_CACHE, folders: [], ...options });
  return {
    changes: made.changes.map(({ action, path }) => `${action} ${path}`),
    files: Object.fromEntries(made.files),
    made,
  };
}

test('the plan of a generator run creates a generated file that does not exist', async () => {
  const { changes, files, made } = await planned(folder(), [file('a.md', 'new')]);
  expect([changes, files]).toEqual([['create a.md'], { 'a.md': digest('new') }]);
  expect(made.slices).toEqual(new Map([['a.md', digestAll(['a.md', 'new'])]]));
  expect(made.stamps).toEqual(new Map([['a.md', '']]));
});

test.each([
  ['that is as printed stays', 'new', {}, [], 'new'],
  ['of the manifest is updated', 'old', { 'a.md': ['old'] }, ['update a.md'], 'new'],
  ['of a git merge is updated from either side', 'old', { 'a.md': ['old', 'other'] }, ['update a.md'], 'new'],
  ['that was edited stays', 'mine', { 'a.md': ['old', 'other'] }, ['edited a.md'], 'other'],
  ['that is not of the manifest stays', 'mine', {}, ['unknown a.md'], undefined],
])('in the plan of a generator run, an existing file %s', async (_, before, lock, changes, after) => {
  const result = await planned(folder({ 'a.md': before }), [file('a.md', 'new')], { lock: lockOf(lock) });
  expect([result.changes, result.files]).toEqual([changes, after === undefined ? {} : { 'a.md': digest(after) }]);
});

test('the generator leaves a broken symbolic link at the path of a generated file unchanged', async () => {
  const root = folder();
  symlinkSync('nowhere', join(root, 'a.md'));
  expect((await planned(root, [file('a.md', 'new')])).changes).toEqual(['unknown a.md']);
  expect((await planned(root, [file('a.md', 'new')], { lock: lockOf({ 'a.md': ['old'] }) })).changes).toEqual([
    'unknown a.md',
  ]);
});

test.each([
  ['as it was written is deleted', 'old', ['delete a.md'], {}],
  ['that was edited stays', 'mine', ['edited a.md'], { 'a.md': digest('old') }],
])('if a file is no longer generated, the copy that exists in the project %s', async (_, text, changes, files) => {
  const result = await planned(folder({ 'a.md': text }), [], { lock: lockOf({ 'a.md': ['old'], 'b.md': ['gone'] }) });
  expect([result.changes, result.files]).toEqual([changes, files]);
});

test('a run for one resource plans only changes to its files and keeps all other manifest entries', async () => {
  const root = folder({ 'a.md': 'old', 'b.md': 'old', 'c.md': 'old', 'out/own.md': 'mine' });
  const lock = lockOf({ 'a.md': ['old'], 'b.md': ['old'], 'c.md': ['old'] });
  const files = [file('a.md', 'new', 'books'), file('b.md', 'new', 'authors')];
  const result = await planned(root, files, { lock, only: 'books', folders: ['out'] });
  expect(result.changes).toEqual(['update a.md']);
  expect(result.files).toEqual({ 'a.md': digest('new'), 'b.md': digest('old'), 'c.md': digest('old') });
});

test('a generator run reports files that it did not write and deletes leftovers of an interrupted run', async () => {
  // Process id that no process has.
  const stopped = 'out/a.md.2147483647.tuyen-new';
  const running = `out/b.md.${process.pid}.tuyen-new`;
  const root = folder({ 'out/a.md': 'new', 'out/own.md': '', [stopped]: '', [running]: '', 'elsewhere/own.md': '' });
  const { changes } = await planned(root, [file('out/a.md', 'new')], { folders: ['out'] });
  expect(changes).toEqual([`delete ${stopped}`, 'unknown out/own.md']);
});

test('new texts are written to temporary files, and the generated files stay unchanged until these files replace them', async () => {
  const root = folder({ 'a.md': 'old' });
  const staging = new Staging(root);
  const { made } = await planned(root, [file('a.md', 'new')], { lock: lockOf({ 'a.md': ['old'] }), staging });
  expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('old');
  staging.putInPlace();
  expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('new');
  expect(made.stamps).toEqual(new Map([['a.md', stampOf(join(root, 'a.md'))]]));
});

test('a generated file is not printed again if neither its inputs nor its text have changed', async () => {
  const root = folder({ 'a.md': 'new' });
  const printed: string[] = [];
  const printing: GeneratedFile = {
    ...file('a.md', 'new'),
    print: () => {
      printed.push('a.md');
      return 'new';
    },
  };
  const cached = (slice: string, text: string): Cache => ({
    ...NO_CACHE,
    files: { 'a.md': [slice, digest(text), ''] },
  });
  const slice = digestAll(['a.md', 'new']);
  await planned(root, [printing], { cache: cached(slice, 'new') });
  expect(printed).toEqual([]);
  await planned(root, [printing], { cache: cached('other', 'new') });
  await planned(root, [printing], { cache: cached(slice, 'other') });
  expect(printed).toEqual(['a.md', 'a.md']);
});
