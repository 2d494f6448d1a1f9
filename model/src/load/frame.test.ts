import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test('carets are under the offending part', () => {
  expect(frameOf('{\n  "a": 1\n}', { line: 2, column: 8 }, 1)).toBe('  2 │   "a": 1\n    │        ^');
});

test('a tab counts as one column, and Windows line ends count as none', () => {
  expect(frameOf('{\r\n\t"a": true\r\n}', { line: 2, column: 7 }, 4)).toBe('  2 │  "a": true\n    │       ^^^^');
});

test('combining accents take no column', () => {
  const text = '"Tuyến": 1'.normalize('NFD');
  const [, carets] = frameOf(text, { line: 1, column: text.indexOf('1') + 1 }, 1).split('\n');
  expect(carets).toBe(`    │ ${' '.repeat(9)}^`);
});

test('a long line is cut around the offending part', () => {
  const text = `{ "a": "${'x'.repeat(300)}", "b": oops, "c": "${'y'.repeat(300)}" }`;
  const [line = '', carets = ''] = frameOf(text, { line: 1, column: text.indexOf('oops') + 1 }, 4).split('\n');
  expect(line).toMatch(/│ ….{100}…$/);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('oops');
});

test('carets never extend beyond the line', () => {
  expect(frameOf('"abc', { line: 1, column: 1 }, 50)).toBe('  1 │ "abc\n    │ ^^^^');
});

test('an empty file has no frame', () => {
  expect(frameOf('', { line: 1, column: 1 }, 1)).toBe('');
});

/** A line in which each character encodes its position. */
const LINE = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
const cut = (from: number, to: number) => `${from > 0 ? '…' : ''}${LINE.slice(from, to)}${to < 300 ? '…' : ''}`;

test.each<[column: number, from: number]>([
  [1, 0],
  [71, 0],
  [72, 21],
  [251, 200],
  [300, 249],
])('column %i of a long line is shown with its surroundings', (column, from) => {
  const [line, carets] = frameOf(LINE, { line: 1, column }, 1).split('\n');
  expect(line).toBe(`  1 │ ${cut(from, Math.min(from + 100, 300))}`);
  expect(carets).toBe(`    │ ${' '.repeat(column - 1 - from + (from > 0 ? 1 : 0))}^`);
});

test('a line that just fits is not cut, and carets end with the visible part', () => {
  expect(frameOf(LINE.slice(0, 100), { line: 1, column: 1 }, 1)).toBe(`  1 │ ${LINE.slice(0, 100)}\n    │ ^`);
  const [, carets] = frameOf(LINE, { line: 1, column: 61 }, 80).split('\n');
  expect(carets).toBe(`    │ ${' '.repeat(60)}${'^'.repeat(40)}`);
});

test('a line that does not exist has no frame, and two-digit line numbers move the carets', () => {
  expect(frameOf('{}', { line: 2, column: 1 }, 1)).toBe('');
  expect(frameOf(`${'\n'.repeat(11)}{}`, { line: 12, column: 2 }, 0)).toBe('  12 │ {}\n     │  ^');
});
