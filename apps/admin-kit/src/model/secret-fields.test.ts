import type { Field } from '@tuyen/model';
import { expect, test } from 'vitest';
import { secretPaths, withoutUntyped } from './secret-fields.ts';

const field = (name: string, more: object = {}) => ({ name, kind: 'text', writeOnly: false, ...more }) as Field;
const secret = (name: string) => field(name, { writeOnly: true });
const fields = [
  field('title'),
  secret('password'),
  field('safe', {
    kind: 'nested-object',
    fields: [secret('alarm'), field('locks', { kind: 'nested-list', fields: [field('name'), secret('pin')] })],
  }),
];

test('secret fields are found at any depth of nested fields', () => {
  expect(secretPaths(fields)).toEqual(['password', 'safe.alarm', 'safe.locks.pin']);
});

test('an update omits a secret that the user did not type, so that the server keeps it', () => {
  const record = {
    title: 'A',
    password: null,
    safe: {
      alarm: null,
      locks: [
        { name: 'I', pin: null },
        { name: 'II', pin: '1234' },
      ],
    },
  };
  expect(withoutUntyped(fields, record)).toEqual({
    title: 'A',
    password: null,
    safe: { locks: [{ name: 'I' }, { name: 'II', pin: '1234' }] },
  });
});
