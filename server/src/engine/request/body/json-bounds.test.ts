import { describe, expect, it } from 'vitest';
import { Problem } from '../../problem.ts';
import { checkJsonBounds, MAX_ENTRIES, MAX_LEVELS } from './json-bounds.ts';
import { hidingKey } from './json-keys.ts';

function refusal(text: string) {
  try {
    checkJsonBounds(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.status, error.code, error.params];
  }
}
const tooDeep = (position: number) => [400, 'body_too_deep', { most: MAX_LEVELS, position }];
const tooWide = (position: number) => [400, 'body_too_wide', { most: MAX_ENTRIES, position }];

describe('Limits of JSON text', () => {
  it('JSON text may have 32 nested levels, and 5000 entries per list or object', () => {
    expect([MAX_LEVELS, MAX_ENTRIES]).toEqual([32, 5000]);
  });

  it.each([
    ['lists', '['.repeat(32), undefined],
    ['lists', '['.repeat(33), tooDeep(32)],
    ['objects', '{'.repeat(33), tooDeep(32)],
    ['lists after others that are closed', `${'['.repeat(32)}${']'.repeat(32)}${'{'.repeat(32)}`, undefined],
    ['lists after more ends than beginnings', `]]]${'['.repeat(33)}`, tooDeep(35)],
    ['lists after a text', `"[[\\"["${'['.repeat(33)}`, tooDeep(39)],
    ['lists after a text that ends in a backslash', `"\\\\"${'['.repeat(33)}`, tooDeep(36)],
    ['lists in a text without end', `"${'['.repeat(100)}\\"`, undefined],
  ])('JSON text is rejected exactly if its nesting exceeds the limit: %s, in the text %s', (_, text, expected) => {
    expect(refusal(text)).toEqual(expected);
  });

  it('the limit of entries in JSON text applies to each list and object separately', () => {
    expect(refusal(`[${','.repeat(4999)}]`)).toBeUndefined();
    expect(refusal(`[${','.repeat(5000)}]`)).toEqual(tooWide(5000));
    expect(refusal(`{${','.repeat(5000)}}`)).toEqual(tooWide(5000));
    expect(refusal(','.repeat(4999))).toBeUndefined();
    const full = `[${','.repeat(4999)}]`;
    expect(refusal(`[${full},${full}]`)).toBeUndefined();
    expect(refusal(`[${','.repeat(4000)}[,,]${','.repeat(1000)}]`)).toEqual(tooWide(5004));
    expect(refusal(`["${','.repeat(6000)}"]`)).toBeUndefined();
  });
});

it('the entry limit also counts commas outside lists, and starts again for each JSON text', () => {
  for (const text of [','.repeat(4999), ','.repeat(4999)]) expect(refusal(text)).toBeUndefined();
  expect(refusal(','.repeat(5000))).toEqual(tooWide(4999));
});

describe('JSON keys that shadow inherited methods, such as "toString"', () => {
  it.each<[unknown, string | undefined]>([
    [{ toString: 1 }, 'toString'],
    [{ a: [{ b: { valueOf: 1 } }] }, 'valueOf'],
    [{ a: { toString: 1 }, valueOf: 2 }, 'toString'],
    [{ a: 'toString', b: ['valueOf'], toStringTag: 1 }, undefined],
    [[null, 'toString', 3], undefined],
    ['toString', undefined],
    [null, undefined],
  ])('in the JSON value %j, the first key that shadows an inherited method is %s', (value, expected) => {
    expect(hidingKey(JSON.stringify(value), value)).toBe(expected);
  });

  it('a JSON key named like an inherited method, such as valueOf, is found even if the key contains escape sequences', () => {
    const text = String.raw`{"a":{"value\u004ff":1}}`;
    expect(hidingKey(text, JSON.parse(text))).toBe('valueOf');
  });
});
