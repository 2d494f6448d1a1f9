import { expect, test } from 'vitest';
import { probableRenames } from './probable-renames.ts';

const text = { type: 'string' };

test.each([
  ['a similar name', { fax: text }, { faxe: text }, [{ from: 'fax', to: 'faxe' }]],
  ['a common word', { phone_home: text }, { home_number: text }, [{ from: 'phone_home', to: 'home_number' }]],
  ['another type', { fax: text }, { faxe: { type: 'integer' } }, []],
  ['another name', { fax: text }, { color: text }, []],
  ['a field that stays', { fax: text }, { fax: text, faxe: text }, []],
])('a field that is gone and a new one with %s', (_, base, theirs, renames) => {
  expect(probableRenames(base, theirs)).toEqual(renames);
});
