import { expect, test } from 'vitest';
import { recordsAddress } from './drill-down.ts';

const state = { by: [], measures: ['count'], shape: 'table' as const };
const filterOf = (address: string): unknown =>
  JSON.parse(new URL(address, 'https://desk.example').searchParams.get('filter') ?? '');

test('a row leads to its records: values, empty fields and periods', () => {
  const by = [
    { field: 'status' },
    { field: 'at', every: 'week' as const },
    { field: 'due_on', every: 'month' as const },
  ];
  expect(filterOf(recordsAddress('orders', state, by, ['OPEN', '2026-11-30', '2026-12']))).toEqual({
    $where: {
      $and: [
        { status: { $eq: 'OPEN' } },
        { at: { $gte: '2026-11-30', $lt: '2026-12-07' } },
        { due_on: { $gte: '2026-12-01', $lt: '2027-01-01' } },
      ],
    },
  });
  expect(filterOf(recordsAddress('orders', state, [{ field: 'status' }], [null]))).toEqual({
    $where: { status: { $isnull: true } },
  });
});

test('a group of a field that holds months leads to records of that month', () => {
  const by = [{ field: 'month', every: 'month' as const, ofMonths: true }];
  expect(filterOf(recordsAddress('cards', state, by, ['2026-12']))).toEqual({
    $where: { month: { $eq: '2026-12' } },
  });
});

test('the records have the filters of the report, too', () => {
  const filtered = { ...state, where: { $and: [{ a: { $eq: 1 } }] }, q: 'An', tab: 'mine' };
  const day = [{ field: 'on', every: 'day' as const }];
  expect(filterOf(recordsAddress('orders', filtered, day, ['2026-12-01']))).toEqual({
    $where: { $and: [{ a: { $eq: 1 } }, { on: { $eq: '2026-12-01' } }] },
    q: 'An',
    $tab: 'mine',
  });
  expect(filterOf(recordsAddress('orders', state, [], []))).toEqual({});
});
