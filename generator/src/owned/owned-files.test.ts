import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printLock } from '../output/lock.ts';
import { ownedFiles } from './owned-files.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-owned-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('the scripts below the folder of custom files are listed with resource, text and ejection state', () => {
  const ejected = new Map([['desk/custom/books/list.tsx', '0123456789abcdef']]);
  const root = folder({
    'tuyen.config.json': JSON.stringify({ admin: { custom: 'desk/custom' } }),
    'tuyen.lock.json': printLock(new Map(), new Map(), ejected),
    'desk/custom/.base/0123456789abcdef.txt': 'base',
    'desk/custom/books/list.tsx': 'list',
    'desk/custom/books/parts/row.ts': 'row',
    'desk/custom/books/notes.md': 'notes',
    'desk/custom/theme.mjs': 'theme',
    'desk/other.ts': 'other',
  });
  expect(ownedFiles(root)).toEqual([
    { path: 'desk/custom/books/list.tsx', folder: 'books', text: 'list', isEjected: true },
    { path: 'desk/custom/books/parts/row.ts', folder: 'books', text: 'row', isEjected: false },
    { path: 'desk/custom/theme.mjs', folder: '', text: 'theme', isEjected: false },
  ]);
});

test('a project that configures no folder for custom files has no custom files', () => {
  expect(ownedFiles(folder({ 'a/b.ts': '' }))).toEqual([]);
});
