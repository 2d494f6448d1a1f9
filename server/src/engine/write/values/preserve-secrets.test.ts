import { describe, expect, it } from 'vitest';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { preserveSecrets } from './preserve-secrets.ts';

const books = getOrThrow(new Map(libraryModel().resources.map((one) => [one.name, one])), 'books');
const field = (name: string) => {
  const found = books.fields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const safe = (given: unknown, before: unknown) => preserveSecrets(field('safe'), given, before);
const locks = (given: readonly unknown[], before: readonly unknown[]) => safe({ locks: given }, { locks: before });

function again(given: readonly unknown[], before: readonly unknown[]) {
  try {
    locks(given, before);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect([error.status, error.code, error.params]).toEqual([422, 'validation_failed', {}]);
    expect(new Set(Object.values(error.errors ?? {}).map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"code":"secret_again"}']),
    );
    return Object.keys(error.errors ?? {});
  }
}

describe('A secret in an object', () => {
  const before = { room: 'a', alarm: 'code' };

  it.each([
    ['is missing', { room: 'b' }, { room: 'b', alarm: 'code' }],
    ['is empty', { room: 'b', alarm: '' }, { room: 'b', alarm: 'code' }],
    ['is null', { room: 'b', alarm: null }, { room: 'b' }],
    ['is another one', { room: 'b', alarm: 'new' }, { room: 'b', alarm: 'new' }],
    ['stands beside an unknown key', { nope: 1 }, { nope: 1, alarm: 'code' }],
  ])('a stored secret in an object is kept, cleared or replaced if the sent secret %s', (_, given, expected) => {
    expect(safe(given, before)).toEqual(expected);
  });

  it('an empty secret in an object stays absent if none was stored', () => {
    for (const none of [undefined, null, 'text', {}]) {
      const result = safe({ room: 'a', alarm: '' }, none);
      expect(Object.entries(result ?? {})).toEqual([['room', 'a']]);
    }
  });
});

it('preserving secrets leaves values without secrets and values of an unexpected type unchanged', () => {
  const tags = ['a'];
  expect(preserveSecrets(field('tags'), tags, ['b'])).toBe(tags);
  const chapters = [{ name: 'a' }];
  expect(preserveSecrets(field('chapters'), chapters, [])).toBe(chapters);
  expect(safe('text', { alarm: 'code' })).toBe('text');
  expect(safe(null, { alarm: 'code' })).toBeNull();
});

describe('Secrets in a list', () => {
  const a = { name: 'a', pin: '1111' };
  const b = { name: 'b', pin: '2222' };

  it('a secret in a list stays with the otherwise equal item, wherever the item moves', () => {
    expect(locks([{ name: 'b' }, { name: 'a' }], [a, b])).toEqual({ locks: [b, a] });
    expect(locks([{ name: 'b', pin: '' }], [a, b])).toEqual({ locks: [b] });
    expect(locks([{ name: 'a', pin: 'new1' }], [a])).toEqual({ locks: [{ name: 'a', pin: 'new1' }] });
    expect(locks([{ name: 'c' }], [])).toEqual({ locks: [{ name: 'c' }] });
    expect(safe({ locks: [{ name: 'c' }] }, { locks: 'no list' })).toEqual({ locks: [{ name: 'c' }] });
  });

  it('secrets in a list stay at their position if several items are otherwise equal', () => {
    const other = { name: 'a', pin: '3333' };
    expect(locks([{ name: 'a' }, { name: 'a' }], [a, other])).toEqual({ locks: [a, other] });
    expect(locks([{ name: 'b' }, { name: 'a' }, { name: 'a' }], [a, other, b])).toEqual({ locks: [b, other, a] });
  });

  it('the secret of a changed list item must be entered again if a stored item with a secret is missing', () => {
    expect(again([{ name: 'c' }], [a])).toEqual(['safe.locks.0.pin']);
    expect(again([{ name: 'a' }, { name: 'c', pin: '' }, {}], [a, b])).toEqual([
      'safe.locks.1.pin',
      'safe.locks.2.pin',
    ]);
    expect(again([{ name: 'c', pin: '3333' }], [a])).toEqual([]);
    expect(again([{ name: 'c', pin: null }], [a])).toEqual([]);
    expect(again([{ name: 'c' }, { name: 'a' }], [a])).toEqual([]);
    expect(again([{ name: 'c' }], [{ name: 'a' }])).toEqual([]);
  });

  it('secrets that must be entered again are reported with their path, also in nested lists', () => {
    const keyed = { name: 'a', keys: [{ holder: 'x', code: 'k1' }] };
    expect(locks([{ name: 'a', keys: [{ holder: 'x' }] }], [keyed])).toEqual({ locks: [keyed] });
    expect(again([{ name: 'a', pin: '1111', keys: [{ holder: 'y' }] }], [keyed])).toEqual(['safe.locks.0.keys.0.code']);
  });
});
