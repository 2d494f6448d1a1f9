import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test('carets in a diagnostic are placed under the offending part of the line', () => {
  expect(frameOf('{\n  "a": 1\n}', { line: 2, column: 8 }, 1)).toBe('  2 │   "a": 1\n    │        ^');
});

test('for carets in a diagnostic, a tab counts as one column and Windows line ends as none', () => {
  expect(frameOf('{\r\n\t"a": true\r\n}', { line: 2, column: 7 }, 4)).toBe('  2 │  "a": true\n    │       ^^^^');
});

test('combining accents do not shift the carets in a diagnostic', () => {
  const text = '"Tuyến": 1'.normalize('NFD');
  const [, carets] = frameOf(text, { line: 1, column: text.indexOf('1') + 1 }, 1).split('\n');
  expect(carets).toBe(`    │ ${' '.repeat(9)}^`);
});

test('a diagnostic cuts a long line around the offending part', () => {
  const text = `{ "a": "${'x'.repeat(300)}", "b": oops, "c": "${'y'.repeat(300)}" }`;
  const [line = '', carets = ''] = frameOf(text, { line: 1, column: text.indexOf('oops') + 1 }, 4).split('\n');
  expect(line).toMatch(/│ ….{100}…$/);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('oops');
});

test('carets in a diagnostic never extend beyond the line', () => {
  expect(frameOf('"abc', { line: 1, column: 1 }, 50)).toBe('  1 │ "abc\n    │ ^^^^');
});

test('a diagnostic about an empty file shows no source line', () => {
  expect(frameOf('', { line: 1, column: 1 }, 1)).toBe('');
});

/** A line without repeated characters, so that a character shows at which position the line was cut. */
const LINE = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
const cut = (from: number, to: number) => `${from > 0 ? '…' : ''}${LINE.slice(from, to)}${to < 300 ? '…' : ''}`;

test.each<[column: number, from: number]>([
  [1, 0],
  [71, 0],
  [72, 21],
  [251, 200],
  [300, 249],
])('a diagnostic about column %i of a long line shows the surrounding text', (column, from) => {
  const [line, carets] = frameOf(LINE, { line: 1, column }, 1).split('\n');
  expect(line).toBe(`  1 │ ${cut(from, Math.min(from + 100, 300))}`);
  expect(carets).toBe(`    │ ${' '.repeat(column - 1 - from + (from > 0 ? 1 : 0))}^`);
});

test('a diagnostic does not cut a line that just fits', () => {
  expect(frameOf(LINE.slice(0, 100), { line: 1, column: 1 }, 1)).toBe(`  1 │ ${LINE.slice(0, 100)}\n    │ ^`);
  const [, carets] = frameOf(LINE, { line: 1, column: 61 }, 80).split('\n');
  expect(carets).toBe(`    │ ${' '.repeat(60)}${'^'.repeat(40)}`);
});

test('a diagnostic aligns carets with two-digit line numbers and shows no line that does not exist', () => {
  expect(frameOf('{}', { line: 2, column: 1 }, 1)).toBe('');
  expect(frameOf(`${'\n'.repeat(11)}{}`, { line: 12, column: 2 }, 0)).toBe('  12 │ {}\n     │  ^');
});
