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
import type { GeneratedFile } from '../emit/generated-file.ts';
import { printLock, readLock } from './lock.ts';
import { carryOut } from './write.ts';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-write-'));
  onTestFinished(() => {
    chmodSync(root, 0o700);
    rmSync(root, { recursive: true, force: true });
  });
  return root;
}

const file = {} as GeneratedFile;

test('where one file cannot be written, none is changed and nothing is left behind', () => {
  const root = folder();
  mkdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a/one.ts'), 'old');
  // A file stands where a folder would have to be.
  writeFileSync(join(root, 'b'), 'in the way');
  const changes = [
    { action: 'update', path: 'a/one.ts', content: 'new', file },
    { action: 'create', path: 'b/two.ts', content: 'new', file },
  ] as const;
  expect(() => carryOut(root, changes)).toThrow();
  expect(readFileSync(join(root, 'a/one.ts'), 'utf8')).toBe('old');
  expect(readdirSync(join(root, 'a'))).toEqual(['one.ts']);
});

test('a deleted file takes the folders with it that it leaves empty', () => {
  const root = folder();
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, 'a/b/one.ts'), '');
  writeFileSync(join(root, 'a/two.ts'), '');
  carryOut(root, [{ action: 'delete', path: 'a/b/one.ts' }]);
  expect(existsSync(join(root, 'a/b'))).toBe(false);
  expect(existsSync(join(root, 'a/two.ts'))).toBe(true);
});

test('the manifest reads back what was printed, also with Windows line ends', () => {
  const root = folder();
  const files = new Map([['a/"odd" name.ts', '0123456789abcdef']]);
  const sources = new Map([['schemas/x.json', new Map([['/schema/properties/a', 'fedcba9876543210']])]]);
  writeFileSync(join(root, 'tuyen.lock.json'), printLock(files, sources).replaceAll('\n', '\r\n'));
  const lock = readLock(root);
  expect([...lock.files]).toEqual([['a/"odd" name.ts', ['0123456789abcdef']]]);
  expect(lock.sources.get('schemas/x.json')?.get('/schema/properties/a')).toBe('fedcba9876543210');
});
