import { expect, it } from 'vitest';
import type { Resource } from '../resource.ts';
import { relatedColumns, relatedFilter, relatedValues } from './related.ts';

const columns = ['code', 'book_id', 'kind', 'state', 'amount', 'note', 'office_id', 'created_at'];
const target = (kind: string) => ({ list: { columns }, fields: [{ name: 'book_id', kind }] }) as unknown as Resource;

it('a related list shows six columns by default, without the reference back to the record', () => {
  const six = ['code', 'kind', 'state', 'amount', 'note', 'office_id'];
  expect(relatedColumns({ by: 'book_id' }, target('reference'))).toEqual(six);
  expect(relatedColumns({ by: 'book_id', columns: ['book_id'] }, target('reference'))).toEqual(['book_id']);
});

it('a related list contains records that match its filter and refer to the shown record', () => {
  expect(relatedFilter({ by: 'book_id', filter: { state: 'OPEN' } }, 'a')).toEqual({ state: 'OPEN', book_id: 'a' });
});

it.each([
  ['reference', 'a'],
  ['reference-list', ['a']],
])(
  'a record created from a related list refers to the shown record by a %s field and gets the configured values',
  (kind, by) => {
    const values = { kind: 'LOAN', amount: { field: 'pages' } };
    expect(relatedValues({ by: 'book_id' }, target(kind), { id: 'a', pages: 120 }, values)).toEqual({
      kind: 'LOAN',
      amount: 120,
      book_id: by,
    });
  },
);
