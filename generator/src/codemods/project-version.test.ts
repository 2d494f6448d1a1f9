import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { raiseToolVersion } from './manifest.ts';
import { projectVersion } from './project-version.ts';

function versionOf(packages: Readonly<Record<string, string>>, files: Readonly<Record<string, object>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-version-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return projectVersion(root, new Map([['package.json', JSON.stringify({ dependencies: packages })]]));
}

test('the version of a project is that of its earliest package of the tool', () => {
  expect(versionOf({ '@tuyen/cli': '0.3.0', '@tuyen/kit': '0.1.0', react: '19.0.0' })).toBe('0.1.0');
});

test('the version of a package is read from the lock file, else from node_modules, else from the start of the version range', () => {
  const lock = { 'package-lock.json': { packages: { 'node_modules/@tuyen/cli': { version: '0.1.7' } } } };
  const installed = { 'node_modules/@tuyen/cli/package.json': { version: '0.1.5' } };
  expect(versionOf({ '@tuyen/cli': '^0.1.0' }, { ...lock, ...installed })).toBe('0.1.7');
  expect(versionOf({ '@tuyen/cli': '*' }, installed)).toBe('0.1.5');
  expect(versionOf({ '@tuyen/cli': '~0.1.2' })).toBe('0.1.2');
});

test('an unknown version is refused with the option that states it', () => {
  expect(() => versionOf({ '@tuyen/cli': 'workspace:*' })).toThrow(
    'package.json names @tuyen/cli with "workspace:*", which is not a version, and it is not installed. State the version of the project: --from 0.1.0.',
  );
  expect(() => versionOf({ react: '19.0.0' })).toThrow('package.json names no package of Tuyến');
  expect(() => projectVersion('/project', new Map())).toThrow('There is no package.json in /project.');
  expect(() => projectVersion('/project', new Map([['package.json', '{']]))).toThrow('package.json is not valid JSON.');
});

test('raising the version keeps prefixes of ranges, other ranges, later versions and the layout', () => {
  const text =
    '{\n\t"dependencies": {\n\t\t"@tuyen/cli": "^0.1.0", "@tuyen/model": "*",\n\t\t"@tuyen/qa": "0.5.0"\n\t}\n}\n';
  expect(raiseToolVersion(text, '0.2.0')).toBe(text.replace('^0.1.0', '^0.2.0'));
});
