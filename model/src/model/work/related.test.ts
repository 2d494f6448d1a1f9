import { expect, it } from 'vitest';
import type { Resource } from '../resource.ts';
import { relatedColumns, relatedFilter, relatedValues } from './related.ts';

const columns = ['code', 'order_id', 'kind', 'state', 'amount', 'note', 'office_id', 'created_at'];
const target = (kind: string) => ({ list: { columns }, fields: [{ name: 'order_id', kind }] }) as unknown as Resource;

it('has the first six columns of the list but what leads back, or those that its file names', () => {
  const six = ['code', 'kind', 'state', 'amount', 'note', 'office_id'];
  expect(relatedColumns({ by: 'order_id' }, target('reference'))).toEqual(six);
  expect(relatedColumns({ by: 'order_id', columns: ['order_id'] }, target('reference'))).toEqual(['order_id']);
});

it('is filtered by its own filter and by the record', () => {
  expect(relatedFilter({ by: 'order_id', filter: { state: 'OPEN' } }, 'a')).toEqual({ state: 'OPEN', order_id: 'a' });
});

it.each([
  ['reference', 'a'],
  ['reference-list', ['a']],
])('a new record of it refers to this one by its %s, with values of the file and of this one', (kind, by) => {
  const values = { kind: 'SALE', amount: { field: 'total' } };
  expect(relatedValues({ by: 'order_id' }, target(kind), { id: 'a', total: 8_000 }, values)).toEqual({
    kind: 'SALE',
    amount: 8_000,
    order_id: by,
  });
});
