import { expect, test } from 'vitest';
import type { Document, SchemaProblem } from './problem.ts';
import { report } from './report.ts';

const documentOf = (file: string): Document => ({
  kind: 'enum',
  name: 'a',
  file,
  text: '{\n  "a": 1,\n  "b": [2, 3]\n}',
  value: undefined,
});
const [A, B] = [documentOf('a.json'), documentOf('b.json')];

const problem = (
  document: Document,
  path: SchemaProblem['path'],
  keys: Partial<SchemaProblem> = {},
): SchemaProblem => ({
  code: 'TUY301',
  document,
  path,
  message: 'Wrong.',
  ...keys,
});

test('reported problems are sorted by file, line and column', () => {
  const problems = [
    problem(B, ['a']),
    problem(A, ['b', 1]),
    problem(A, ['b', 0]),
    problem(A, ['b'], { at: 'key' }),
    problem(A, ['a']),
  ];
  expect(report(problems).map(({ file, line, column }) => [file, line, column])).toEqual([
    ['a.json', 2, 8],
    ['a.json', 3, 3],
    ['a.json', 3, 9],
    ['a.json', 3, 12],
    ['b.json', 2, 8],
  ]);
});

test('a problem that several checks find at the same place is reported once', () => {
  const twice = [
    problem(A, ['a']),
    problem(A, ['a'], { hint: 'Remove it.' }),
    problem(A, ['a'], { message: 'Other.' }),
    problem(A, ['a'], { code: 'TUY302' }),
    problem(A, ['a'], { at: 'key' }),
    problem(B, ['a']),
  ];
  expect(report(twice).map(({ file, column, code, message, hint }) => [file, column, code, message, hint])).toEqual([
    ['a.json', 3, 'TUY301', 'Wrong.', undefined],
    ['a.json', 8, 'TUY301', 'Wrong.', undefined],
    ['a.json', 8, 'TUY301', 'Other.', undefined],
    ['a.json', 8, 'TUY302', 'Wrong.', undefined],
    ['b.json', 8, 'TUY301', 'Wrong.', undefined],
  ]);
});

test('a reported diagnostic has its place, its pointer and the source line with carets', () => {
  expect(report([problem(A, ['b', 1], { severity: 'warning', hint: 'Remove it.' })])).toEqual([
    {
      code: 'TUY301',
      severity: 'warning',
      file: 'a.json',
      line: 3,
      column: 12,
      pointer: '/b/1',
      message: 'Wrong.',
      hint: 'Remove it.',
      frame: '  3 │   "b": [2, 3]\n    │            ^',
    },
  ]);
  const [inside] = report([problem(A, [], { span: { offset: 4, length: 3 } })]);
  expect(inside).toMatchObject({
    severity: 'error',
    line: 2,
    column: 3,
    pointer: '',
    frame: '  2 │   "a": 1,\n    │   ^^^',
  });
});
