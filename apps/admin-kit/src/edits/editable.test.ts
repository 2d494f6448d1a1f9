import { expect, test } from 'vitest';
import { fieldsOfSome, mayEdit, whyFixed } from './editable.ts';
import type { Field } from '@tuyen/model';

const can = (actions: readonly string[], fixed: Readonly<Record<string, string>> = {}) => ({
  can: { actions, fixed, refused: {} },
});
// The functions read only these members of a field.
const pages = { name: 'pages' } as Field;
const shelf = { name: 'shelf', when: { lent: false } } as unknown as Field;

test('the answer of the server decides whether a record may be changed, or else the role', () => {
  expect(mayEdit({ id: 1, ...can(['edit']) }, false)).toBe(true);
  expect(mayEdit({ id: 1, ...can(['delete']) }, true)).toBe(false);
  expect(mayEdit({ id: 1 }, true)).toBe(true);
});

test('a field is fixed for the reason that the server states, or because its condition does not hold', () => {
  expect(whyFixed({ id: 1, ...can(['edit'], { pages: 'Lent.' }) }, pages)).toBe('Lent.');
  expect(whyFixed({ id: 1, lent: true }, shelf)).toBe('');
  expect(whyFixed({ id: 1, lent: false }, shelf)).toBeUndefined();
});

test('a field is offered for several records if one of them allows a change', () => {
  const records = [
    { id: 1, lent: true, ...can(['edit'], { pages: 'Lent.' }) },
    { id: 2, lent: true, ...can(['edit']) },
  ];
  expect(fieldsOfSome([pages, shelf], records)).toEqual([pages]);
});
