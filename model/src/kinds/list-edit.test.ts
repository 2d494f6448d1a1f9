import { expect, test } from 'vitest';
import type { Field } from '../model/fields/field.ts';
import { listEditFields } from './list-edit.ts';

// The functions read only these members of a field.
const field = (name: string, more: object = {}) => ({ name, kind: 'text', ...more }) as Field;

const fields = [
  field('title'),
  field('pages', { kind: 'integer' }),
  field('state', { readOnly: true }),
  field('pin', { writeOnly: true }),
  field('version', { system: true }),
  field('cover', { kind: 'image' }),
  field('authors', { kind: 'nested-list' }),
  field('office_id', { kind: 'reference' }),
  field('hidden'),
];
const list = { columns: [], filters: [], sort: { field: 'title', order: 'ASC' } } as const;
const form = {
  sections: [{ name: 'main', fields: fields.map(({ name }) => name).filter((name) => name !== 'hidden') }],
};
const names = (edit?: readonly string[]) =>
  listEditFields({ fields, form, list: { ...list, ...(edit && { edit }) } }).map(({ name }) => name);

test('a list changes fields of the form that fit in a cell, but no computed, secret or system field', () => {
  expect(names()).toEqual(['title', 'pages']);
});

test('a list changes only the fields that its schema names', () => {
  expect(names(['pages', 'state'])).toEqual(['pages']);
  expect(names([])).toEqual([]);
});
