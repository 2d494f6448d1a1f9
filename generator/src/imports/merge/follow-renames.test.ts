import { expect, test } from 'vitest';
import type { DraftFile } from '../../import/draft.ts';
import { ownNames, withOwnNames } from './follow-renames.ts';

const ORDERS: DraftFile = {
  path: 'schemas/resources/orders.json',
  value: {
    name: 'orders',
    title: '{no} {note}',
    schema: { required: ['no'], properties: { no: { type: 'string' }, customer_id: { 'x-reference': 'customers' } } },
    list: { columns: ['no'], sort: '-no' },
  },
};
const CUSTOMERS: DraftFile = {
  path: 'schemas/resources/customers.json',
  value: { name: 'customers', schema: { properties: {} }, related: [{ resource: 'orders', by: 'customer_id' }] },
};

test('the draft gets the names that the owner gave to fields and resources', () => {
  const mine = new Map<string, Readonly<Record<string, unknown>>>([
    [
      ORDERS.path,
      {
        name: 'orders',
        schema: {
          properties: { number: { 'x-renamed-from': 'no' }, buyer_id: { 'x-renamed-from': 'customer_id' } },
        },
      },
    ],
    ['schemas/resources/buyers.json', { name: 'buyers', 'x-renamed-from': 'customers', schema: { properties: {} } }],
  ]);
  const names = ownNames([ORDERS, CUSTOMERS], mine);
  expect(withOwnNames([ORDERS, CUSTOMERS], names)).toEqual([
    {
      path: ORDERS.path,
      value: {
        name: 'orders',
        title: '{number} {note}',
        schema: {
          required: ['number'],
          properties: { number: { type: 'string' }, buyer_id: { 'x-reference': 'buyers' } },
        },
        list: { columns: ['number'], sort: '-number' },
      },
    },
    {
      path: 'schemas/resources/buyers.json',
      value: { name: 'buyers', schema: { properties: {} }, related: [{ resource: 'orders', by: 'buyer_id' }] },
    },
  ]);
});

test('a field that the source and the project renamed in the same way keeps its name', () => {
  const mine = new Map([
    [ORDERS.path, { name: 'orders', schema: { properties: { number: { 'x-renamed-from': 'no' } } } }],
  ]);
  const names = ownNames([ORDERS], mine);
  const newer: DraftFile = {
    path: ORDERS.path,
    value: { name: 'orders', schema: { properties: { number: { type: 'string' } } } },
  };
  expect(withOwnNames([newer], names)).toEqual([newer]);
});
