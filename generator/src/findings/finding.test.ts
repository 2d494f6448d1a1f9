import { expect, test } from 'vitest';
import { locate } from './finding.ts';

const TEXT = 'one\n  two three\n\nfour';
const problem = { code: 'TUY852', file: 'a.tsx', message: 'Wrong.' } as const;

test('a problem of a whole file is an error at its first character, without a code excerpt', () => {
  expect(locate(problem)).toEqual({
    ...problem,
    severity: 'error',
    line: 1,
    column: 1,
    pointer: '',
    hint: undefined,
    frame: '',
  });
});

test('a problem with a position in a file keeps its severity, pointer and hint', () => {
  expect(locate({ ...problem, severity: 'warning', pointer: '/icon', hint: 'Rename it.' })).toMatchObject({
    severity: 'warning',
    pointer: '/icon',
    hint: 'Rename it.',
  });
});

test.each([
  ['at the very start', 0, 3, 1, 1, '  1 │ one\n    │ ^^^'],
  ['in a later line', TEXT.indexOf('two'), 3, 2, 3, '  2 │   two three\n    │   ^^^'],
  ['at the end of a line', TEXT.indexOf('three'), 5, 2, 7, '  2 │   two three\n    │       ^^^^^'],
  ['that goes on in the next line', TEXT.indexOf('three'), 9, 2, 7, '  2 │   two three\n    │       ^^^^^'],
  ['without a length', TEXT.indexOf('two'), 0, 2, 3, '  2 │   two three\n    │   ^'],
  ['at a line end', 3, 1, 1, 4, '  1 │ one\n    │    ^'],
  ['in an empty line', TEXT.indexOf('\nfour'), 1, 3, 1, ''],
  ['in the last line', TEXT.indexOf('four'), 4, 4, 1, '  4 │ four\n    │ ^^^^'],
])('a problem %s is reported with its line, column and code excerpt', (_, offset, length, line, column, frame) => {
  expect(locate({ ...problem, at: { text: TEXT, offset, length } })).toMatchObject({ line, column, frame });
});

test('the margin of a code excerpt is as wide as the line number in it', () => {
  const text = `${'\n'.repeat(11)}x`;
  expect(locate({ ...problem, at: { text, offset: 11, length: 1 } }).frame).toBe('  12 │ x\n     │ ^');
});
