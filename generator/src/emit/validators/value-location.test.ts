import { expect, test } from 'vitest';
import { Constants, variableNameOf, pathLiteral } from './value-location.ts';

test.each([
  ['', 'record'],
  ['/chapters', 'chapters'],
  ['/chapters/${index}', 'chapters'],
  ['/chapters/${index}/first_page', 'firstPage'],
  ['/1', 'record'],
])('constants for the value at the path %j are named %s in the compiled validator', (path, expected) => {
  expect(variableNameOf({ value: 'v', path, depth: 0 })).toBe(expected);
});

test.each([
  ['/title', '"/title"'],
  ['/a"b', '"/a\\"b"'],
  ['/chapters/${index}', '`/chapters/${index}`'],
  // The code generator keeps a JSON pointer escaped for a template literal. This function prints it as a string literal
  // instead.
  ['/a\\`\\$\\\\b', '"/a`$\\\\b"'],
])('the JSON pointer %j is printed as the JavaScript literal %s', (path, expected) => {
  expect(pathLiteral(path)).toBe(expected);
});

test('equal constants of a compiled validator are shared, and different constants with the same name are numbered', () => {
  const constants = new Constants();
  const names = [
    ['[1]', 'values'],
    ['[2]', 'values'],
    ['[1]', 'others'],
    ['[3]', 'values'],
    ['[4]', 'others'],
  ].map(([text = '', wanted = '']) => constants.name(text, wanted));
  expect(names).toEqual(['values', 'values2', 'values', 'values3', 'others']);
  expect(constants.print()).toBe(
    'const values = [1];\nconst values2 = [2];\nconst values3 = [3];\nconst others = [4];\n',
  );
  expect(new Constants().print()).toBe('');
});
