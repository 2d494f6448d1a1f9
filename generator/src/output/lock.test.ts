import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastDigests, LOCK_FILE, printLock, readLock, writeLock } from './lock.ts';
import { firstLine, isLost } from './rebuild.ts';

function folder(text?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-lock-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  if (text !== undefined) writeFileSync(join(root, LOCK_FILE), text);
  return root;
}

const [A, B, C] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)];
const FILES = new Map([
  ['out/z.ts', A],
  ['out/"a".ts', B],
]);
const SOURCES = new Map([
  [
    's/books.json',
    new Map([
      ['/name', A],
      ['/icon', B],
    ]),
  ],
  ['s/authors.json', new Map<string, string>()],
]);
const HEAD =
  '{\n  "about": "Files that `tuyen generate` wrote, and the schemas it read. Commit this file with them; run the command to resolve conflicts.",\n';

test('a printed manifest of generated files is sorted and has one entry per line', () => {
  expect(printLock(FILES, SOURCES, new Map([['custom/a.tsx', C]]))).toBe(
    `${HEAD}  "ejected": {\n    "custom/a.tsx": "${C}"\n  },\n` +
      `  "files": {\n    "out/\\"a\\".ts": "${B}",\n    "out/z.ts": "${A}"\n  },\n` +
      `  "sources": {\n    "s/authors.json": {},\n    "s/books.json": {\n      "/icon": "${B}",\n      "/name": "${A}"\n    }\n  }\n}\n`,
  );
  expect(printLock(new Map(), new Map())).toBe(`${HEAD}  "files": {},\n  "sources": {}\n}\n`);
});

test('a manifest that was written and read again lists the same files, sources and ejected files', () => {
  const root = folder();
  const text = printLock(FILES, SOURCES, new Map([['custom/a.tsx', C]]));
  writeLock(root, text);
  expect(readdirSync(root)).toEqual([LOCK_FILE]);
  const expected = {
    files: new Map([...FILES].map(([path, one]) => [path, [one]])),
    sources: new Map([['s/books.json', SOURCES.get('s/books.json')]]),
    ejected: new Map([['custom/a.tsx', [C]]]),
    text,
  };
  expect(readLock(root)).toEqual(expected);
  const windows = text.replaceAll('\n', '\r\n');
  expect(readLock(folder(windows))).toEqual({ ...expected, text: windows });
  expect(lastDigests(readLock(root).files)).toEqual(FILES);
});

test('after a git merge conflict in the manifest, the file digests of both versions are accepted', () => {
  const text = printLock(new Map([['a.ts', A]]), new Map()).replace(
    `    "a.ts": "${A}"\n`,
    `<<<<<<< mine\n    "a.ts": "${A}",\n=======\n    "a.ts": "${B}"\n>>>>>>> theirs\n`,
  );
  const lock = readLock(folder(text));
  expect(lock.files).toEqual(new Map([['a.ts', [A, B]]]));
  expect(lastDigests(lock.files)).toEqual(new Map([['a.ts', B]]));
  expect(lastDigests(new Map([['a.ts', []]]))).toEqual(new Map());
});

test('reading a manifest ignores lines that are not entries', () => {
  const text = `{\n  "files": {\n    "a.ts": "short",\n  "b.ts": "${A}"\n  }\n}\n`;
  expect(readLock(folder(text)).files).toEqual(new Map());
  expect(readLock(folder())).toEqual({ files: new Map(), sources: new Map(), ejected: new Map(), text: '' });
});

test.each([
  ['{"files":{}}', false],
  ['<<<<<<< mine\n{', false],
  ['{"files":{', true],
  ['', true],
  ['{}', true],
  ['{"files":1}', true],
  ['[]', true],
  [' <<<<<<< mine', true],
])(
  'a manifest of generated files counts as lost unless it lists files or starts with git conflict markers: %j',
  (text, expected) => {
    expect(isLost({ ...readLock(folder()), text })).toBe(expected);
  },
);

test('reading the first line of a file returns at most 400 characters', () => {
  const root = folder('one\ntwo');
  expect([firstLine(root, LOCK_FILE), firstLine(root, 'nothing')]).toEqual(['one', '']);
  writeFileSync(join(root, 'long'), 'x'.repeat(500));
  expect(firstLine(root, 'long')).toBe('x'.repeat(400));
});
