import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPackageProblems } from './package-problems.ts';

const MANIFEST = {
  name: 'small',
  version: '1.0.0',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' }, './form.css': './form.css' },
};
const FILES = { 'index.js': 'export const one = 1;', 'index.d.ts': 'export declare const one: 1;', 'form.css': '' };

function packed(manifest: object, files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-tarball-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, 'package', path)), { recursive: true });
    writeFileSync(join(folder, 'package', path), text);
  }
  const tarball = join(folder, 'small.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
}

it('the package check finds no problem in a package of typed ES modules with a style sheet', async () => {
  expect(await findPackageProblems(packed(MANIFEST, FILES))).toEqual([]);
});

it('the package check reports a command without a shebang', async () => {
  const tarball = packed({ ...MANIFEST, bin: { small: './index.js' } }, FILES);
  expect(await findPackageProblems(tarball)).toEqual([expect.stringContaining('publint BIN_FILE_NOT_EXECUTABLE')]);
});

it('the package check reports an exported file that is not in the package', async () => {
  const { 'form.css': _, ...files } = FILES;
  expect(await findPackageProblems(packed(MANIFEST, files))).toEqual([
    expect.stringContaining('publint FILE_DOES_NOT_EXIST'),
  ]);
});

it('the package check reports a module that lacks types for both ways of resolving ES modules', async () => {
  const exports = { ...MANIFEST.exports, './two': './two.js' };
  const tarball = packed({ ...MANIFEST, exports }, { ...FILES, 'two.js': 'export const two = 2;' });
  expect(await findPackageProblems(tarball)).toEqual([
    'arethetypeswrong UntypedResolution: ./two (node16-esm)',
    'arethetypeswrong UntypedResolution: ./two (bundler)',
  ]);
});

it('the package check reports a package without any types', async () => {
  const tarball = packed({ ...MANIFEST, exports: './index.js' }, { 'index.js': FILES['index.js'] });
  expect(await findPackageProblems(tarball)).toEqual(['arethetypeswrong: the package has no types']);
});

it('the package check accepts a package without types that only has a command', async () => {
  const { exports: _, ...manifest } = MANIFEST;
  const tarball = packed({ ...manifest, bin: './small.js' }, { 'small.js': '#!/usr/bin/env node\n' });
  expect(await findPackageProblems(tarball)).toEqual([]);
});

it('the package check reports packages that modules or types import without declaring them', async () => {
  const files = {
    ...FILES,
    'index.js': "import 'declared/sub';\nimport 'node:fs';\nexport const one = () => import('lazy');",
    'index.d.ts': "export declare const one: () => Promise<import('@scope/typed').One>;",
  };
  const manifest = { ...MANIFEST, peerDependencies: { declared: '^1.0.0' } };
  expect(await findPackageProblems(packed(manifest, files))).toEqual([
    'undeclared: index.d.ts imports @scope/typed',
    'undeclared: index.js imports lazy',
  ]);
});
