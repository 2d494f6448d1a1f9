import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../output/hash.ts';
import { readLock } from '../output/lock.ts';
import { libraryFolder } from '../testing/library.ts';
import { eject } from './eject.ts';
import { upgrade } from './upgrade.ts';

const AUTHORS = 'schemas/resources/authors.json';
const INPUTS = 'web/desk/custom/authors/inputs.tsx';
const FIELDS = 'web/desk/custom/authors/fields.tsx';

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

function edit(root: string, path: string, from: string | RegExp, to: string): void {
  const text = read(root, path);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing in ${path} is ${String(from)}`);
  writeFileSync(join(root, path), changed);
}

async function outdated(...parts: readonly string[]): Promise<string> {
  const root = libraryFolder();
  for (const part of parts) await eject({ root, resource: 'authors', part });
  const field = '"pen_name": { "type": "string", "x-label": { "vi": "Bút danh", "en": "Pen name" } },';
  edit(root, AUTHORS, '"properties": {', `"properties": { ${field}`);
  return root;
}

const NOTHING = { diagnostics: [], files: [], renamed: [], moved: new Map(), total: 0, written: false };

test('upgrade does nothing without ejected files, but naming a part that was not ejected is an error', async () => {
  const root = libraryFolder();
  expect(await upgrade({ root })).toEqual(NOTHING);
  expect(await upgrade({ root, resource: 'authors' })).toEqual(NOTHING);
  const { diagnostics, ...rest } = await upgrade({ root, resource: 'authors', part: 'list' });
  expect({ ...rest, diagnostics: [] }).toEqual(NOTHING);
  expect(diagnostics.map(({ code, file, message, hint }) => [code, file, message, hint])).toEqual([
    [
      'TUY861',
      'web/desk/custom/authors/list.tsx',
      'The part "list" of "authors" was not ejected, so there is nothing to merge from.',
      '`tuyen eject authors` lists the parts and who owns them.',
    ],
  ]);
});

test('upgrade writes the merged file, its new original text and the manifest, except in a dry run', async () => {
  const root = await outdated('inputs');
  edit(root, INPUTS, 'export const', 'const own = 1;\n\nexport const');
  const mine = read(root, INPUTS);
  const lock = readLock(root).text;
  const planned = await upgrade({ root, dryRun: true });
  const [file, ...others] = planned.files;
  const { text = '', ...result } = file ?? {};
  expect(result).toEqual({
    action: 'merged',
    path: INPUTS,
    changes: [{ sign: '+', line: '  pen_name: <TextInput source="pen_name" />,' }],
    problems: [],
  });
  expect(others).toEqual([]);
  expect({ ...planned, files: [] }).toEqual({ ...NOTHING, total: 1 });
  expect([read(root, INPUTS), readLock(root).text]).toEqual([mine, lock]);

  expect(await upgrade({ root })).toEqual({ ...planned, written: true });
  expect(read(root, INPUTS)).toBe(text);
  const [base = ''] = readLock(root).ejected.get(INPUTS) ?? [];
  const saved = read(root, `web/desk/custom/.base/${base}.txt`);
  expect([digest(saved), saved.includes('pen_name')]).toEqual([base, true]);

  expect(await upgrade({ root })).toEqual({ ...NOTHING, total: 1 });
});

test('upgrade merges only the ejected files of the resource and part that the command names', async () => {
  const root = await outdated('inputs', 'fields');
  const pathsOf = async (resource?: string, part?: string) => {
    const { files, total } = await upgrade({ root, resource, part, dryRun: true });
    return [total, ...files.map(({ path }) => path)];
  };
  expect(await pathsOf()).toEqual([2, FIELDS, INPUTS]);
  expect(await pathsOf('authors')).toEqual([2, FIELDS, INPUTS]);
  expect(await pathsOf('authors', 'inputs')).toEqual([1, INPUTS]);
  expect(await pathsOf(undefined, 'fields')).toEqual([1, FIELDS]);
  expect(await pathsOf('books')).toEqual([0]);
});

test('upgrade leaves an ejected file without its original text unchanged and explains how to restore that text', async () => {
  const root = await outdated('inputs');
  const [base] = readLock(root).ejected.get(INPUTS) ?? [];
  const path = `web/desk/custom/.base/${base}.txt`;
  rmSync(join(root, path));
  const mine = read(root, INPUTS);
  const { diagnostics, ...rest } = await upgrade({ root });
  expect(rest).toEqual({ files: [], renamed: [], moved: new Map(), total: 1, written: false });
  expect(diagnostics.map(({ code, file, message, hint }) => [code, file, message, hint])).toEqual([
    [
      'TUY861',
      INPUTS,
      `The base text of this file is missing or was edited: ${path}.`,
      `Restore it: git checkout -- ${path}`,
    ],
  ]);
  expect(read(root, INPUTS)).toBe(mine);
});

test('upgrade merges all files without a conflict, and an option keeps the developer’s version of a conflict', async () => {
  const root = await outdated('inputs', 'fields');
  edit(root, INPUTS, ' isRequired', ' label="Mine"');
  edit(root, AUTHORS, '"required": ["full_name"]', '"required": []');
  edit(root, AUTHORS, '"minLength": 1,', '"minLength": 1, "x-help": { "vi": "Gì", "en": "What" },');
  edit(root, INPUTS, 'source="full_name"', 'source="full_name" helperText="own"');
  const mine = read(root, INPUTS);
  const lock = readLock(root).ejected.get(INPUTS);
  const { diagnostics, files, total, written } = await upgrade({ root });
  expect([total, written, files.map(({ path, action }) => [path, action])]).toEqual([
    2,
    true,
    [
      [FIELDS, 'merged'],
      [INPUTS, 'left'],
    ],
  ]);
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['TUY860', INPUTS]]);
  expect([read(root, INPUTS), readLock(root).ejected.get(INPUTS)]).toEqual([mine, lock]);

  const resolved = await upgrade({ root, onConflict: 'keep' });
  expect([resolved.diagnostics, resolved.total, resolved.written]).toEqual([[], 2, true]);
  expect(resolved.files.map(({ path, action }) => [path, action])).toEqual([[INPUTS, 'preserved']]);
  expect(read(root, INPUTS)).toContain('helperText="own"');
  expect((await upgrade({ root })).files).toEqual([]);
});

test('an ejected file keeps its CRLF line breaks after an upgrade', async () => {
  const root = await outdated('inputs');
  writeFileSync(join(root, INPUTS), read(root, INPUTS).replaceAll('\n', '\r\n'));
  await upgrade({ root });
  const text = read(root, INPUTS);
  expect(text).toContain('\r\n  pen_name: <TextInput source="pen_name" />,\r\n');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
});

test('upgrade does nothing in a project without a back-office', async () => {
  const root = libraryFolder();
  const config: object = JSON.parse(read(root, 'tuyen.config.json'));
  writeFileSync(join(root, 'tuyen.config.json'), JSON.stringify({ ...config, admin: undefined }));
  expect(await upgrade({ root })).toEqual(NOTHING);
});
