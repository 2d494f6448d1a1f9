import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProject } from './known-project.ts';

const PROJECT = fileURLToPath(new URL('../../../server-mock/test-project', import.meta.url));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tuyen-known-'));
  cpSync(PROJECT, root, { recursive: true, filter: (path) => !path.includes('.tuyen') });
});
afterEach(() => rmSync(root, { recursive: true }));

const stored = () => join(root, '.tuyen/model.bin');
const enumFile = () => join(root, 'schemas/enums/loan-state.json');

/** Changes the cached project, so that a test can recognize whether a project was read from the cache. */
function mark(): void {
  const { digest, project } = deserialize(readFileSync(stored()));
  writeFileSync(stored(), serialize({ digest, project: { ...project, locales: { stored: {} } } }));
}

test('an unchanged project is loaded from the cache file and equals the original', async () => {
  const read = await openProject(root);
  const again = await openProject(root);
  expect(again.model).toEqual(read.model);
  expect(again.config).toEqual(read.config);
  expect(again.locales).toEqual(read.locales);
  mark();
  expect((await openProject(root)).locales).toEqual({ stored: {} });
});

test('the project cache is not used after a change or an error in a schema', async () => {
  await openProject(root);
  mark();
  const text = readFileSync(enumFile(), 'utf8');
  writeFileSync(enumFile(), `${text}\n`);
  const changed = await openProject(root);
  expect(changed.locales).not.toHaveProperty('stored');
  expect(changed.model).toBeDefined();

  writeFileSync(enumFile(), text.replace('"x-values"', '"x-valuse"'));
  for (const _ of ['read', 'read again']) {
    const { model, diagnostics } = await openProject(root);
    expect(model).toBeUndefined();
    expect(diagnostics.map(({ file }) => file)).toContain('schemas/enums/loan-state.json');
  }
  writeFileSync(join(root, 'tuyen.config.json'), '{');
  expect((await openProject(root)).model).toBeUndefined();
});

test('the project cache detects a replaced schema file with the same size and time', async () => {
  const text = readFileSync(enumFile(), 'utf8');
  for (const label of ['"Asked"', '"Begun"']) {
    writeFileSync(enumFile(), text.replace('"Asked"', label));
    utimesSync(enumFile(), 0, 0);
    if (label === '"Begun"') continue;
    await openProject(root);
    mark();
  }
  expect((await openProject(root)).locales).not.toHaveProperty('stored');
});

test("the schemas are read again if the project's cache file is unreadable", async () => {
  const { model } = await openProject(root);
  writeFileSync(stored(), 'half');
  expect((await openProject(root)).model).toEqual(model);
  rmSync(join(root, '.tuyen'), { recursive: true });
  writeFileSync(join(root, '.tuyen'), 'no folder');
  expect((await openProject(root)).model).toEqual(model);
});

test('a project with custom field kinds that contain code is never loaded from the cache file', async () => {
  mkdirSync(join(root, 'kinds'));
  writeFileSync(join(root, 'kinds/any.ts'), 'export default { check: () => true };\n');
  const kind = join(root, 'schemas/kinds/shelf-mark.json');
  writeFileSync(
    kind,
    JSON.stringify({ ...JSON.parse(readFileSync(kind, 'utf8')), code: '../../kinds/any.ts' }, null, 2),
  );
  const { model, diagnostics } = await openProject(root);
  expect(diagnostics).toEqual([]);
  expect(model?.kinds.map(({ code }) => code)).toEqual(['kinds/any.ts']);
  expect(existsSync(stored())).toBe(false);
});

test('a project with field kinds of a plugin is never loaded from the cache file', async () => {
  const kind = (pattern: string) =>
    `export default { api: 1, name: 'shelves', kinds: { 'row-mark': { base: 'text', pattern: '${pattern}', message: { en: 'x', vi: 'x' }, examples: ['AA', 'AB'] } } };`;
  const config = join(root, 'tuyen.config.json');
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), plugins: ['./shelves.ts'] }));
  for (const pattern of ['^[A-Z]{2}$', '^A[AB]$']) {
    writeFileSync(join(root, 'shelves.ts'), kind(pattern));
    const { model } = await openProject(root);
    expect(model?.kinds.find(({ name }) => name === 'row-mark')?.pattern).toBe(pattern);
  }
  expect(existsSync(stored())).toBe(false);
});
