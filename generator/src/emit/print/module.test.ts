import { expect, test } from 'vitest';
import { Imports } from './imports.ts';
import { attributes, literal } from './jsx.ts';
import { banner, doc, importPath, key } from './module.ts';

test('the first line of a generated module names its source and what to do instead of editing', () => {
  expect(banner('a.json')).toBe('// From a.json by `tuyen generate`. Edit that file instead.\n');
  expect(banner('a.json', 'Own it.')).toBe('// From a.json by `tuyen generate`. Own it.\n');
});

test.each([
  ['a/b/c.ts', 'a/b/d.ts', './d.ts'],
  ['a/b/c.ts', 'a/d/e.ts', '../d/e.ts'],
  ['a.ts', 'b/c.ts', './b/c.ts'],
])('the module %s imports the module %s by the relative path %s', (from, to, expected) => {
  expect(importPath(from, to)).toBe(expected);
});

test.each([
  ['title', 'title'],
  ['$_1', '$_1'],
  ['1st', '"1st"'],
  ['to-return', '"to-return"'],
  ['', '""'],
])('the object key %j is printed as %s', (name, expected) => {
  expect(key(name)).toBe(expected);
});

test('a generated comment is on one line, and text in it cannot end the comment', () => {
  expect(doc(' a\n  b */ c ')).toBe('/** a b *∕ c */');
});

test.each([
  [true, ' a'],
  [false, ' a={false}'],
  [0, ' a={0}'],
  [null, ' a={null}'],
  ['', ' a=""'],
  ['b c', ' a="b c"'],
  ['b\nc', ' a={"b\\nc"}'],
  ['b\\c', ' a={"b\\\\c"}'],
  [['b'], ' a={["b"]}'],
  [undefined, ''],
])('a JSX attribute with the value %j is printed as %j', (value, expected) => {
  expect(attributes({ a: value })).toBe(expected);
});

test('a value in generated code is printed as JSON', () => {
  expect(literal({ a: ['b', 1, null] })).toBe('{"a":["b",1,null]}');
});

test('each name is imported once, and imports are sorted by module and by name regardless of case', () => {
  const imports = new Imports();
  for (const name of ['b', 'C', 'a', 'B', 'a']) imports.value('x', name);
  imports.value('x', 'default as Whole');
  imports.value('./near.ts', 'near');
  imports.value('../../far.ts', 'far');
  imports.value('../middle.ts', 'middle');
  imports.value('@y/z', 'z');
  imports.type('x', 'T');
  expect(imports.print().trimEnd().split('\n')).toEqual([
    "import Whole, { a, B, b, C } from 'x';",
    "import type { T } from 'x';",
    "import { z } from '@y/z';",
    "import { far } from '../../far.ts';",
    "import { middle } from '../middle.ts';",
    "import { near } from './near.ts';",
  ]);
  expect(new Imports().print()).toBe('');
});
