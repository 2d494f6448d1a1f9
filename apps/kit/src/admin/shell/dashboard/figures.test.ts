import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('figures come by name, as numbers or numbers by key', () => {
  expect(figuresOf({ orders_overdue: 7, orders_by_status: { CREATED: 2, CONFIRMED: 0 } })).toEqual([
    { name: 'orders_overdue', value: 7 },
    {
      name: 'orders_by_status',
      value: [
        { key: 'CREATED', value: 2 },
        { key: 'CONFIRMED', value: 0 },
      ],
    },
  ]);
});

test('what is no figure is left out', () => {
  expect(figuresOf({ note: 'text', nothing: null, empty: {} })).toEqual([]);
  expect(figuresOf(undefined)).toEqual([]);
});
