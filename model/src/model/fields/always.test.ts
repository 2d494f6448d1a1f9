import { expect, test } from 'vitest';
import { loadExample, property } from '../../example/example.fixture.ts';
import { resourceNamed } from '../model.ts';
import { isAlways, isFilled } from './always.ts';

const { model } = loadExample({
  'schemas/resources/loans.json': property('fee', { type: 'integer', 'x-computed': true, 'x-always': true }),
});
const loans = model && resourceNamed(model, 'loans');
if (!loans) throw new Error('no loans');

test('every record has the fields that the server sets and the fields that are required without a condition', () => {
  const always = loans.fields.filter((field) => isAlways(field, loans)).map(({ name }) => name);
  expect(always).toEqual([
    'number',
    'book_id',
    'state',
    'by_post',
    'history',
    'fee',
    'id',
    'office_id',
    'version',
    'created_at',
    'updated_at',
  ]);
  const filled = loans.fields.filter((field) => !field.system && isFilled(field)).map(({ name }) => name);
  expect(filled).toEqual(['book_id', 'by_post', 'fee']);
});

test('state and history fields are not guaranteed in records of a resource without a workflow', () => {
  const { workflow: _, ...bare } = loans;
  const always = loans.fields.filter((field) => !field.system && isAlways(field, bare)).map(({ name }) => name);
  expect(always).toEqual(['number', 'book_id', 'by_post', 'fee']);
});

test('a record of a singleton resource is only guaranteed to have fields that the server sets', () => {
  const singleton = { ...loans, singleton: { path: 'loans' } };
  const always = loans.fields.filter((field) => isAlways(field, singleton)).map(({ name }) => name);
  expect(always).toEqual(['id', 'office_id', 'version', 'created_at', 'updated_at']);
});
