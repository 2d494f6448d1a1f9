import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, scan } from './scan.ts';

describe('Duplicate keys in JSON texts', () => {
  test.each<[text: string, duplicates: readonly object[]]>([
    ['{}', []],
    ['{"a":1,"b":2}', []],
    ['{"a":1,"a":2}', [{ offset: 7, length: 3, key: 'a' }]],
    [
      '{"a":1,"a":2,"a":3}',
      [
        { offset: 7, length: 3, key: 'a' },
        { offset: 13, length: 3, key: 'a' },
      ],
    ],
    ['{"a" \n:1,"a"\t: 2}', [{ offset: 9, length: 3, key: 'a' }]],
    ['{"a":{"a":1},"b":{"a":1}}', []],
    [
      '{"a":{"b":1,"b":1},"a":1}',
      [
        { offset: 12, length: 3, key: 'b' },
        { offset: 19, length: 3, key: 'a' },
      ],
    ],
    ['{"a":"a","b":"a"}', []],
    ['["a","a",{"a":1},{"a":1}]', []],
    ['[{"a":1,"a":1}]', [{ offset: 8, length: 3, key: 'a' }]],
    [String.raw`{"a\"b":1,"a\"b":2}`, [{ offset: 10, length: 6, key: String.raw`a\"b` }]],
    [String.raw`{"a\\":1,"a":2}`, []],
    ['{"a":"{\\"a\\":1","b":"}"}', []],
    ['{"":1,"":2}', [{ offset: 6, length: 2, key: '' }]],
  ])('duplicate keys are found in %s', (text, duplicates) => {
    expect(scan(text)).toEqual({ tooDeepAt: undefined, duplicates });
  });

  test('duplicate keys are also found in invalid JSON, such as after an unclosed string', () => {
    expect(scan('{"a": "open\n"a": 1}').duplicates).toEqual([{ offset: 12, length: 3, key: 'a' }]);
    expect(scan('{"a": 1, "open\n"a": 1}').duplicates).toEqual([{ offset: 15, length: 3, key: 'a' }]);
    expect(scan('{"open').duplicates).toEqual([]);
    expect(scan('}]{"a":1,"a":1}').duplicates).toEqual([{ offset: 9, length: 3, key: 'a' }]);
  });
});

describe('Nesting depth of JSON texts', () => {
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

  test('arrays and objects nested beyond the depth limit are detected', () => {
    expect(scan(nested('[', ']', MAX_DEPTH)).tooDeepAt).toBe(undefined);
    expect(scan(nested('[', ']', MAX_DEPTH + 1)).tooDeepAt).toBe(MAX_DEPTH);
    expect(scan(nested('[', ']', MAX_DEPTH + 9)).tooDeepAt).toBe(MAX_DEPTH);
    expect(scan(nested('{"a":', '}', MAX_DEPTH + 1)).tooDeepAt).toBe(5 * MAX_DEPTH);
  });

  test('adjacent brackets, and brackets inside texts, do not add nesting depth', () => {
    expect(scan(`[${'[],{},'.repeat(MAX_DEPTH)}[]]`).tooDeepAt).toBe(undefined);
    expect(scan(`["${'['.repeat(MAX_DEPTH + 1)}"]`).tooDeepAt).toBe(undefined);
  });

  test('the nesting limit allows about a dozen nested fields', () => {
    expect(MAX_DEPTH).toBe(48);
  });
});
