import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { putDraft } from './put-draft.ts';

const DRAFT = [
  {
    path: 'package.json',
    content: { name: 'shop', type: 'module', scripts: { dev: 'tuyen dev', test: 'tuyen test' } },
  },
  { path: '.gitignore', content: 'node_modules\ndist\n' },
  { path: 'src/main.ts', content: 'start();\n' },
];

function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen put ü-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

test('creating a project in an empty folder writes all its files', () => {
  const root = folderWith();
  expect(putDraft(root, DRAFT)).toEqual({ paths: ['package.json', '.gitignore', 'src/main.ts'], kept: [] });
  expect(readdirSync(root).toSorted()).toEqual(['.gitignore', 'package.json', 'src']);
  expect(read(root, 'src/main.ts')).toBe('start();\n');
});

test('a dry run of creating a project names the files and writes none', () => {
  const root = folderWith();
  expect(putDraft(root, DRAFT, true).paths).toHaveLength(3);
  expect(readdirSync(root)).toEqual([]);
});

test('creating a project keeps existing values of package.json, adds missing values and reports the kept values', () => {
  const root = folderWith({ 'package.json': '{\n    "name": "mine",\n    "scripts": { "dev": "vite" }\n}\n' });
  expect(putDraft(root, DRAFT).kept).toEqual(['scripts.dev']);
  expect(JSON.parse(read(root, 'package.json'))).toEqual({
    name: 'mine',
    type: 'module',
    scripts: { dev: 'vite', test: 'tuyen test' },
  });
  expect(read(root, 'package.json')).toContain('\n    "name": "mine"');
});

test('creating a project does not move or change a package that package.json has under another dependency type', () => {
  const root = folderWith({ 'package.json': '{ "dependencies": { "vite": "file:../vite.tgz" } }' });
  putDraft(root, [{ path: 'package.json', content: { devDependencies: { vite: '^8.0.0', typescript: '^7.0.0' } } }]);
  expect(JSON.parse(read(root, 'package.json'))).toEqual({
    dependencies: { vite: 'file:../vite.tgz' },
    devDependencies: { typescript: '^7.0.0' },
  });
});

test('creating a project replaces the placeholder test script that npm init wrote into package.json', () => {
  const scripts = { test: 'echo "Error: no test specified" && exit 1' };
  const root = folderWith({ 'package.json': JSON.stringify({ scripts }) });
  expect(putDraft(root, DRAFT).kept).toEqual([]);
  expect(JSON.parse(read(root, 'package.json')).scripts.test).toBe('tuyen test');
});

test('creating a project adds the missing lines to an existing .gitignore', () => {
  const root = folderWith({ '.gitignore': '/node_modules/\n*.log' });
  putDraft(root, DRAFT);
  expect(read(root, '.gitignore')).toBe('/node_modules/\n*.log\ndist\n');
});

test.each([
  [{ 'src/main.ts': 'mine' }, 'These files exist already: src/main.ts. Nothing was written.'],
  [{ 'package.json': '{' }, 'package.json is not valid JSON. Nothing was written.'],
  [
    { 'package.json': '{ "type": "commonjs" }' },
    'package.json has "type": "commonjs". A project of tuyen needs "module". Nothing was written.',
  ],
  [{ 'tuyen.config.json': '{}' }, 'There is a project here already.'],
])('creating a project writes nothing into a folder with the conflicting files %j', (files, refused) => {
  const root = folderWith(files);
  expect(putDraft(root, DRAFT)).toEqual({ paths: [], kept: [], refused });
  for (const [path, text] of Object.entries(files)) expect(read(root, path)).toBe(text);
  expect(readdirSync(root)).toEqual([Object.keys(files)[0]?.split('/')[0]]);
});
