import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Pieces } from '../emit/generated-file.ts';
import { digest } from './hash.ts';
import { joinPieces } from './pieces.ts';

function printed(members: Readonly<Record<string, string>>) {
  const names: string[] = [];
  const list = Object.entries(members).map(([name, text]) => ({
    slice: [name, text],
    print: () => {
      names.push(name);
      return text;
    },
  }));
  const pieces: Pieces = ['{\n', list, '\n}\n'];
  return { pieces, names };
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-pieces-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'a.json'), text);
  return join(folder, 'a.json');
}

test('the members of a generated JSON file are separated by commas, and empty members are left out', () => {
  const joined = (members: Readonly<Record<string, string>>) =>
    joinPieces(printed(members).pieces, '').content.join('');
  expect(joined({ a: '', b: '"b": 1', c: '', d: '"đ": 2' })).toBe('{\n"b": 1,\n"đ": 2\n}\n');
  expect(joined({})).toBe('{\n\n}\n');
});

test('a member of a JSON file whose inputs are unchanged is copied from the existing file', () => {
  const first = joinPieces(printed({ a: '"ă": 1', b: '"b": 2', c: '"c": 3' }).pieces, '');
  expect(first.pieced.text).toBe(digest('{\n"ă": 1,\n"b": 2,\n"c": 3\n}\n'));
  const path = fileWith(first.content.join(''));
  const next = printed({ new: '"n": 0', c: '"c": 3', a: '"ă": 1', b: '"b": 9' });
  const { content, pieced } = joinPieces(next.pieces, path, first.pieced);
  expect(content.join('')).toBe('{\n"n": 0,\n"c": 3,\n"ă": 1,\n"b": 9\n}\n');
  expect(next.names).toEqual(['new', 'b']);

  writeFileSync(path, content.join(''));
  const again = printed({ new: '"n": 0', c: '"c": 3', a: '"ă": 1', b: '"b": 9' });
  expect(joinPieces(again.pieces, path, pieced)).toEqual({ content, pieced });
  expect(again.names).toEqual([]);
});

test.each([
  ['was edited', (text: string) => text.replace('1', '7')],
  ['is missing', () => undefined],
])('no member is copied from an existing JSON file that %s', (_, change) => {
  const first = joinPieces(printed({ a: '"a": 1', b: '"b": 2' }).pieces, '');
  const path = fileWith(change(first.content.join('')) ?? '');
  if (change('') === undefined) rmSync(path);
  const next = printed({ a: '"a": 1', b: '"b": 2' });
  expect(joinPieces(next.pieces, path, first.pieced).content.join('')).toBe(first.content.join(''));
  expect(next.names).toEqual(['a', 'b']);
});
