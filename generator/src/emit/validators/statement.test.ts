import { expect, test } from 'vitest';
import { either, print, where } from './statement.ts';

const [one, two] = [
  { test: 'a', body: 'one();\n' },
  { test: 'b', body: 'two();\n' },
];

test.each([
  ['nothing', [], ''],
  ['texts and tests', ['zero();\n', one], 'zero();\nif (a) {\none();\n}\n'],
  ['a text otherwise', [{ ...one, otherwise: 'two();\n' }], 'if (a) {\none();\n} else {\ntwo();\n}\n'],
  ['a test otherwise', [{ ...one, otherwise: two }], 'if (a) {\none();\n} else if (b) {\ntwo();\n}\n'],
])('the function `print` returns the code of %s', (_, statements, expected) => {
  expect(print(statements)).toBe(expected);
});

test.each([
  ['no statement', [], []],
  ['a test, by one test', [one], [{ test: 'x && a', body: 'one();\n' }]],
  ['alternatives, in parentheses', [{ ...one, test: 'a || b' }], [{ test: 'x && (a || b)', body: 'one();\n' }]],
  ['alternatives that have parentheses', [{ ...one, test: '(a || b)' }], [{ test: 'x && (a || b)', body: 'one();\n' }]],
  ['alternatives that are negated', [{ ...one, test: '!(a || b)' }], [{ test: 'x && !(a || b)', body: 'one();\n' }]],
  ['two groups of alternatives', [{ ...one, test: '(a) || (b)' }], [{ test: 'x && ((a) || (b))', body: 'one();\n' }]],
  ['a text', ['zero();\n'], [{ test: 'x', body: 'zero();\n' }]],
  [
    'a test with an alternative',
    [{ ...one, otherwise: 'y();\n' }],
    [{ test: 'x', body: 'if (a) {\none();\n} else {\ny();\n}\n' }],
  ],
  ['several', [one, two], [{ test: 'x', body: 'if (a) {\none();\n}\nif (b) {\ntwo();\n}\n' }]],
])('the function `where` makes %s run only under an additional condition', (_, statements, expected) => {
  expect(where('x', statements)).toEqual(expected);
});

test.each([
  ['nothing', [], undefined],
  ['one test', [one], one],
  ['a text', ['zero();\n'], 'zero();\n'],
  ['several', [one, two], 'if (a) {\none();\n}\nif (b) {\ntwo();\n}\n'],
])('the function `either` returns a test with its body and, as the else branch, %s', (_, statements, otherwise) => {
  expect(either('x', 'y();\n', statements)).toEqual({ test: 'x', body: 'y();\n', otherwise });
});
