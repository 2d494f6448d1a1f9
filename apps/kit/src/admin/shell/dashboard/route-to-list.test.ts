import { expect, test } from 'vitest';
import { routeToList } from './route-to-list.ts';

const filterOf = (address: string) =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? 'null') as unknown;

test('a list is opened with its filter set', () => {
  const address = routeToList({ resource: 'orders', filter: { overdue: true } }, '2026-03-09');
  expect(address.startsWith('/orders?')).toBe(true);
  expect(filterOf(address)).toEqual({ overdue: true });
});

test('today is filled in, and a list without filter has a plain address', () => {
  expect(filterOf(routeToList({ resource: 'orders', filter: {}, today: 'created_at' }, '2026-03-09'))).toEqual({
    created_at: '2026-03-09',
  });
  expect(routeToList({ resource: 'customers', filter: {} }, '2026-03-09')).toBe('/customers');
});
