import type { Resource } from '@tuyen/model';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ColumnElement } from '../../../elements/columns-in.ts';
import { cardFields } from './card-fields.ts';

const KINDS = { buyer: 'reference', note: 'text', total: 'money', seats: 'integer', type: 'enum', made: 'date-time' };
const resource = {
  fields: Object.entries(KINDS).map(([name, kind]) => ({ name, kind })),
} as unknown as Resource;
const column = (source: string): ColumnElement => createElement('i', { source } as object) as ColumnElement;
const placed = (...sources: readonly string[]) =>
  Object.fromEntries(
    cardFields(sources.map(column), resource).map(({ column: { props }, place }) => [place, props.source]),
  );

test('a card shows the first name, amount, kind and date of its columns', () => {
  expect(placed('made', 'type', 'buyer', 'total', 'seats', 'note')).toEqual({
    name: 'buyer',
    amount: 'total',
    kind: 'type',
    date: 'made',
  });
});

test('a card without a name or kind shows the next column there', () => {
  expect(placed('total', 'seats')).toEqual({ amount: 'total', name: 'seats' });
  expect(placed('buyer', 'note')).toEqual({ name: 'buyer', kind: 'note' });
});
