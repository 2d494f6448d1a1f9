import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test('carets stand under the part', () => {
  expect(frameOf('{\n  "a": 1\n}', { line: 2, column: 8 }, 1)).toBe('  2 │   "a": 1\n    │        ^');
});

test('tabs count as one column, Windows line ends as none', () => {
  expect(frameOf('{\r\n\t"a": true\r\n}', { line: 2, column: 7 }, 4)).toBe('  2 │  "a": true\n    │       ^^^^');
});

test('accents written as characters of their own take no column', () => {
  const text = '"Tuyến": 1'.normalize('NFD');
  const [, carets] = frameOf(text, { line: 1, column: text.indexOf('1') + 1 }, 1).split('\n');
  expect(carets).toBe(`    │ ${' '.repeat(9)}^`);
});

test('a long line is cut around the part', () => {
  const text = `{ "a": "${'x'.repeat(300)}", "b": oops, "c": "${'y'.repeat(300)}" }`;
  const [line = '', carets = ''] = frameOf(text, { line: 1, column: text.indexOf('oops') + 1 }, 4).split('\n');
  expect(line).toMatch(/│ ….{100}…$/);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('oops');
});

test('carets never run beyond the line', () => {
  expect(frameOf('"abc', { line: 1, column: 1 }, 50)).toBe('  1 │ "abc\n    │ ^^^^');
});

test('an empty file has no frame', () => {
  expect(frameOf('', { line: 1, column: 1 }, 1)).toBe('');
});
