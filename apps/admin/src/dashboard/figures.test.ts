import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('figures come by name or as a list', () => {
  const read = [{ name: 'orders_today', value: 7 }];
  expect(figuresOf({ orders_today: 7 })).toEqual(read);
  expect(figuresOf({ figures: { orders_today: 7 } })).toEqual(read);
  expect(figuresOf({ figures: [{ name: 'orders_today', value: 7 }] })).toEqual(read);
});

test('a figure may be numbers by key, or rows', () => {
  const parts = [{ key: 'CREATED', value: 2 }];
  expect(figuresOf({ by_status: { CREATED: 2 } })).toEqual([{ name: 'by_status', value: parts }]);
  expect(figuresOf({ by_status: [{ status: 'CREATED', count: 2 }] })).toEqual([{ name: 'by_status', value: parts }]);
});

test('what is no figure is left out', () => {
  expect(figuresOf({ note: 'text', nothing: null })).toEqual([]);
  expect(figuresOf(undefined)).toEqual([]);
});
