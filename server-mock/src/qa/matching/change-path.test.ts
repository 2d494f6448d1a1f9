import { describe, expect, it } from 'vitest';
import { parseChangePath, withoutValueAt, withValueAt } from './change-path.ts';
import { SyntaxFault } from './syntax-fault.ts';

describe('Setting a value at a JSON path', () => {
  it.each([
    ['takes the place of the whole', 5, '$', 1],
    ['is a new property', { a: 1 }, '$.b', { a: 1, b: 1 }],
    ['is a property without `$`', { a: 1 }, 'b', { a: 1, b: 1 }],
    ['has objects created on its way', { a: 1 }, '$.b.c.d', { a: 1, b: { c: { d: 1 } } }],
    ['has objects created in place of a text and of null', { a: 'x', b: null }, '$.*.c', { a: { c: 1 }, b: { c: 1 } }],
    ['is set in each entry of an object', { a: { n: 0 }, b: { n: 0 } }, '$.*.n', { a: { n: 1 }, b: { n: 1 } }],
    ['is set in each item of a list', [{ n: 0 }, {}], '$[*].n', [{ n: 1 }, { n: 1 }]],
    ['is set in one item of a list', [{ n: 0 }, { n: 0 }], '[1].n', [{ n: 0 }, { n: 1 }]],
    ['takes the place of an item', [7, 8, 9], '$[0]', [1, 8, 9]],
    ['takes the place of the last item', [7, 8, 9], '$[-1]', [7, 8, 1]],
    ['is left out where a list has no such item', [7, 8], '$[2]', [7, 8]],
    ['is left out where a list has so few items', [7, 8], '$[-3]', [7, 8]],
    ['is left out in an item that a list does not have', [], '$[0].n', []],
    ['is left out where a list has no names', [7, 8], '$.n', [7, 8]],
    ['is left out where an object has no indexes', { a: 1 }, '$[0]', { a: 1 }],
    [
      'becomes a new property even if objects inherit one of that name',
      {},
      '$.constructor.name',
      { constructor: { name: 1 } },
    ],
  ])('when a value is set at a JSON path, nothing else changes: the value %s', (_, value, path, after) => {
    const before = structuredClone(value);
    expect(withValueAt(value, parseChangePath(path), 1)).toEqual(after);
    expect(value).toEqual(before);
  });
});

describe('Removing the value at a JSON path', () => {
  it.each([
    ['stays where the path is empty', { a: 1 }, '$', { a: 1 }],
    ['stays where there is no such property', { a: 1 }, '$.b', { a: 1 }],
    ['stays where there is nothing to go into', { a: 1, b: null }, '$.a.b', { a: 1, b: null }],
    ['stays where there is null', { b: null }, '$.b.c', { b: null }],
    ['lacks a property', { a: 1, b: 2 }, '$.b', { a: 1 }],
    ['lacks a property of a property', { a: { b: 1, c: 2 }, b: 3 }, '$.a.b', { a: { c: 2 }, b: 3 }],
    ['lacks all properties', { a: 1, b: 2 }, '$.*', {}],
    ['lacks a property in each entry', { a: { n: 1, m: 2 }, b: { n: 1 } }, '$.*.n', { a: { m: 2 }, b: {} }],
    ['lacks an item', [7, 8, 9], '$[1]', [7, 9]],
    ['lacks the last item', [7, 8, 9], '$[-1]', [7, 8]],
    ['lacks all items', [7, 8, 9], '$[*]', []],
    ['lacks a property in each item', [{ n: 1, m: 2 }, { n: 1 }], '$[*].n', [{ m: 2 }, {}]],
    ['lacks a property in one item', [{ n: 1 }, { n: 1 }], '$[0].n', [{}, { n: 1 }]],
    ['stays where a list has no such item', [7], '$[1]', [7]],
    ['stays where an object has no indexes', { 0: 1 }, '$[0]', { 0: 1 }],
  ])('removing the value at a JSON path changes nothing else: the document %s', (_, value, path, after) => {
    expect(withoutValueAt(value, parseChangePath(path))).toEqual(after);
  });
});

it.each([
  ['$..a', 1, '..a'],
  ['$.a[0:1]', 4, '0:1]'],
  ['a[?@.b]', 2, '?@.b]'],
  ["$['a','b']", 7, "b']"],
])('an answer cannot be changed at the path %s: it is rejected at position %i, at %s', (path, position, part) => {
  let fault: unknown;
  try {
    parseChangePath(path);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(SyntaxFault);
  expect(fault).toMatchObject({ code: 'json_path_change', position, part });
});
