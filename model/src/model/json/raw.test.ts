import { expect, test } from 'vitest';
import { entriesIn, listIn, numberIn, objectIn, stringIn, stringsIn } from './raw.ts';

const VALUE: unknown = JSON.parse(
  '{"text": "a", "number": 1, "list": ["a", 2, "b"], "object": {"a": 1}, "null": null, "__proto__": {"x": 1}}',
);
const KEYS = ['text', 'number', 'list', 'object', 'null', 'absent', 'toString'];

test('reading a key of unchecked JSON returns a value of the requested type, or an empty result for any other type', () => {
  expect(KEYS.map((key) => stringIn(VALUE, key))).toEqual(['a', ...Array.from({ length: 6 }, () => undefined)]);
  expect(KEYS.map((key) => numberIn(VALUE, key))).toEqual([
    undefined,
    1,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
  expect(KEYS.map((key) => listIn(VALUE, key))).toEqual([[], [], ['a', 2, 'b'], [], [], [], []]);
  expect(KEYS.map((key) => objectIn(VALUE, key))).toEqual([{}, {}, {}, { a: 1 }, {}, {}, {}]);
  expect(KEYS.map((key) => entriesIn(VALUE, key))).toEqual([[], [], [], [['a', 1]], [], [], []]);
});

test('texts are read from unchecked JSON together with their paths', () => {
  expect(stringsIn(VALUE, 'text')).toEqual([['a', ['text']]]);
  expect(stringsIn(VALUE, 'list')).toEqual([
    ['a', ['list', 0]],
    ['b', ['list', 2]],
  ]);
  expect(stringsIn(VALUE, 'object')).toEqual([]);
});

test.each([undefined, null, 'a', 7, ['a']])(
  'reading a key of %j, which is not an object, returns undefined or an empty list or object',
  (value) => {
    expect([stringIn(value, 'length'), numberIn(value, 'length'), listIn(value, '0'), objectIn(value)]).toEqual([
      undefined,
      undefined,
      [],
      {},
    ]);
  },
);
