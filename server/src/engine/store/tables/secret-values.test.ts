import { describe, expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { objectWithoutSecrets, withoutSecrets, withSecrets } from './secrets.ts';

const { resources } = libraryModel();
const fields = resources.find(({ name }) => name === 'books')?.fields ?? [];
const fieldNamed = (name: string) => {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const safe = fieldNamed('safe');
const STORED = {
  room: 'R',
  alarm: 'a',
  locks: [
    { name: 'One', pin: '1111', keys: [{ holder: 'An', code: 'c' }] },
    { name: 'Two', pin: '2222' },
  ],
};
const SHOWN = { room: 'R', locks: [{ name: 'One', keys: [{ holder: 'An' }] }, { name: 'Two' }] };

describe('A value without its secrets', () => {
  it('removing secrets from a value removes them at any depth without modifying the stored value', () => {
    const before = structuredClone(STORED);
    expect(withoutSecrets(safe, STORED)).toEqual(SHOWN);
    expect(STORED).toEqual(before);
  });

  it('removing secrets leaves a value unchanged if its field has none or it is not an object', () => {
    const chapters = [{ name: 'One', pin: '1' }];
    expect(withoutSecrets(fieldNamed('chapters'), chapters)).toBe(chapters);
    expect(withoutSecrets(safe, 'x')).toBe('x');
  });

  it('removing the secrets of a record also removes the secrets inside its objects', () => {
    expect(objectWithoutSecrets(fields, { title: 'A', vault_code: 'v', safe: STORED })).toEqual({
      title: 'A',
      safe: SHOWN,
    });
    expect(objectWithoutSecrets(fields, 'x')).toBe('x');
    expect(objectWithoutSecrets(fields, undefined)).toBeUndefined();
  });
});

describe('A value with its secrets restored', () => {
  it('restoring secrets adds the stored secrets to a value from which they were removed', () => {
    expect(withSecrets(safe, SHOWN, STORED)).toEqual(STORED);
    expect(SHOWN).toEqual(withoutSecrets(safe, STORED));
  });

  it.each<[what: string, shown: unknown, stored: unknown, expected: unknown]>([
    ['nothing where nothing is stored', SHOWN, undefined, SHOWN],
    ['nothing where it is no object', 'x', STORED, 'x'],
    ['nothing where a secret is empty', { room: 'R' }, { alarm: null }, { room: 'R' }],
    [
      'what is shown, not what is stored beside it',
      { room: 'R' },
      { room: 'S', alarm: 'a' },
      { room: 'R', alarm: 'a' },
    ],
    ['nothing in a list that is not shown', { room: 'R' }, { locks: STORED.locks }, { room: 'R' }],
    [
      'nothing in entries that are not stored',
      { locks: [{ name: 'One' }] },
      { locks: [] },
      { locks: [{ name: 'One' }] },
    ],
    [
      'nothing of a list that is stored as something else',
      { locks: [{ name: 'One' }] },
      { locks: 'x' },
      { locks: [{ name: 'One' }] },
    ],
  ])(
    'restoring secrets in a value that a client sent back adds no other stored data: %s',
    (_, shown, stored, expected) => {
      expect(withSecrets(safe, shown, stored)).toEqual(expected);
    },
  );

  it('restoring secrets leaves a value unchanged if its field is not an object', () => {
    expect(withSecrets(fieldNamed('title'), 'A', 'B')).toBe('A');
  });
});
