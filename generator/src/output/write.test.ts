import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printLock, readLock } from './lock.ts';
import { isRunning, remove, stagedBy, Staging } from './write.ts';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-write-'));
  onTestFinished(() => {
    chmodSync(root, 0o700);
    rmSync(root, { recursive: true, force: true });
  });
  return root;
}

test('if one temporary file cannot be written, all generated files stay unchanged and no temporary file remains', () => {
  const root = folder();
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/one.ts'), 'old');
  // Puts a file where the folder should be, so that writing fails.
  writeFileSync(join(root, 'b'), 'in the way');
  const staging = new Staging(root);
  staging.write('a/one.ts', 'new');
  expect(() => staging.write('b/two.ts', 'new')).toThrow();
  staging.discard();
  expect(readFileSync(join(root, 'a/one.ts'), 'utf8')).toBe('old');
  expect(readdirSync(join(root, 'a'))).toEqual(['one.ts']);
});

test('a text written in several pieces appears in the file only after `putInPlace`, and then completely', () => {
  const root = folder();
  const staging = new Staging(root);
  staging.write('a/one.ts', [Buffer.from('một '), Buffer.from('hai')]);
  expect(existsSync(join(root, 'a/one.ts'))).toBe(false);
  staging.putInPlace();
  expect(readFileSync(join(root, 'a/one.ts'), 'utf8')).toBe('một hai');
  expect(readdirSync(join(root, 'a'))).toEqual(['one.ts']);
});

test(
  'temporary files of a running process are distinguished from those of an interrupted run',
  { tags: ['process'] },
  () => {
    const root = folder();
    new Staging(root).write('one.ts', 'new');
    const [name = ''] = readdirSync(root);
    expect(stagedBy(name)).toBe(process.pid);
    expect(isRunning(process.pid)).toBe(true);
    expect(stagedBy('one.ts')).toBeUndefined();
    expect(isRunning(spawnSync(process.execPath, ['--version']).pid)).toBe(false);
  },
);

test('deleting a generated file also deletes the folders that become empty', () => {
  const root = folder();
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'a/b/one.ts'), '');
  writeFileSync(join(root, 'a/two.ts'), '');
  remove(root, 'a/b/one.ts');
  expect(existsSync(join(root, 'a/b'))).toBe(false);
  expect(existsSync(join(root, 'a/two.ts'))).toBe(true);
});

test('a manifest with Windows line breaks is read without a difference', () => {
  const root = folder();
  const files = new Map([['a/"odd" name.ts', '0123456789abcdef']]);
  const sources = new Map([['schemas/x.json', new Map([['/schema/properties/a', 'fedcba9876543210']])]]);
  writeFileSync(join(root, 'tuyen.lock.json'), printLock(files, sources).replaceAll('\n', '\r\n'));
  const lock = readLock(root);
  expect([...lock.files]).toEqual([['a/"odd" name.ts', ['0123456789abcdef']]]);
  expect(lock.sources.get('schemas/x.json')?.get('/schema/properties/a')).toBe('fedcba9876543210');
});
