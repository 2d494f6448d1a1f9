import type { Field, OptionRule } from '@tuyen/model';
import { expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import type { Need, ReferencedRecord } from '../references/referenced-records.ts';
import { checkOptions, hasOptions } from './option-rules.ts';

const byName = new Map(libraryModel().resources.map((one) => [one.name, one]));
const ruled = (resource: string, rules: Readonly<Record<string, readonly OptionRule[]>>): readonly Field[] =>
  getOrThrow(byName, resource).fields.map((field) => {
    const options = rules[field.name];
    return options ? { ...field, options } : field;
  });

const books = ruled('books', { status: [{ when: { rare: true }, values: ['ACTIVE'] }] });
const loans = ruled('loans', {
  book_id: [{ where: { status: 'ACTIVE' } }],
  beside_ids: [{ where: { book_id: { field: 'book_id' } } }],
});

async function refused(fields: readonly Field[], values: Row, before?: Row) {
  const asked: [string, readonly string[], Need | undefined][] = [];
  const stored: Readonly<Record<string, readonly ReferencedRecord[]>> = {
    books: [{ id: 'b1', values: { status: 'ACTIVE' } }, { id: 'b2', values: { status: 'INACTIVE' } }, { id: 'b3' }],
    loans: [
      { id: 'l1', values: { book_id: 'b1' } },
      { id: 'l2', values: { book_id: 'b2' } },
    ],
  };
  const find = async (resource: string, ids: readonly string[], need?: Need) => {
    asked.push([resource, ids, need]);
    return new Map(stored[resource]?.map((record) => [record.id, record]));
  };
  const paths = await checkOptions({ find }, () => '2026-03-16', fields, values, before).then(
    () => [],
    (error: { status: number; code: string; errors: Readonly<Record<string, { readonly code: string }>> }) => {
      expect([error.status, error.code]).toEqual([422, 'validation_failed']);
      expect(Object.values(error.errors).every(({ code }) => code === 'not_offered')).toBe(true);
      return Object.keys(error.errors);
    },
  );
  return { paths, asked };
}
const pathsOf = async (...args: Parameters<typeof refused>) => (await refused(...args)).paths;

it('an enum value is accepted only if the option rules of its field allow it', async () => {
  expect(await pathsOf(books, { rare: true, status: 'ACTIVE' })).toEqual([]);
  expect(await pathsOf(books, { rare: true, status: 'INACTIVE' })).toEqual(['status']);
  expect(await pathsOf(books, { rare: false, status: 'INACTIVE' })).toEqual([]);
  expect(await pathsOf(books, { rare: true, status: null })).toEqual([]);
  expect(await pathsOf(books, { rare: true })).toEqual([]);
});

it('an enum value that is no longer allowed stays valid until the value or a field of its rule changes', async () => {
  const before = { rare: true, status: 'INACTIVE' };
  expect(await pathsOf(books, { ...before, title: 'other' }, before)).toEqual([]);
  expect(await pathsOf(books, before, { ...before, rare: false })).toEqual(['status']);
  expect(await pathsOf(books, before, { ...before, status: 'ACTIVE' })).toEqual(['status']);
});

it('a reference is rejected if the referenced record lacks the values that the option rules require', async () => {
  expect(await refused(loans, { book_id: 'b1' })).toEqual({ paths: [], asked: [['books', ['b1'], { values: true }]] });
  expect(await pathsOf(loans, { book_id: 'b2' })).toEqual(['book_id']);
  expect(await pathsOf(loans, { book_id: 'b3' })).toEqual([]);
  expect(await pathsOf(loans, { book_id: 'gone' })).toEqual([]);
});

it('only added items of a list are checked against option rules', async () => {
  const before = { book_id: 'b1', beside_ids: ['l2'] };
  expect(await pathsOf(loans, { book_id: 'b1', beside_ids: ['l1'] })).toEqual([]);
  expect(await pathsOf(loans, { book_id: 'b1', beside_ids: ['l1', 'l2'] })).toEqual(['beside_ids']);
  expect(await refused(loans, { ...before, beside_ids: ['l2', 'l1'] }, before)).toEqual({
    paths: [],
    asked: [['loans', ['l1'], { values: true }]],
  });
  expect((await refused(loans, { ...before, beside_ids: [] }, before)).asked).toEqual([]);
  // The option rule of `beside_ids` depends on the book. Because the book has changed, every list item counts as a new
  // choice and is checked again.
  expect(await pathsOf(loans, { book_id: 'b3', beside_ids: ['l2'] }, before)).toEqual(['beside_ids']);
});

it('the values of fields without option rules are accepted without a check', async () => {
  expect([hasOptions(books), hasOptions(loans), hasOptions(getOrThrow(byName, 'books').fields)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await refused(getOrThrow(byName, 'loans').fields, { book_id: 'b2' })).toEqual({ paths: [], asked: [] });
});
