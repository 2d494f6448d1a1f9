import { expect, it } from 'vitest';
import { commission, type Commission, type Contract, type Takings } from './commission.ts';

const contract: Contract = { commission_percent: 3, contract_from: '2026-01-01', contract_to: '2026-12-31' };
const june = { from: '2026-06-01', to: '2026-06-30' };
const on = (day: string, amount: number): Takings => ({ day, amount });

it.each<[string, Partial<Contract>, Takings[], Takings[], Partial<Commission>]>([
  ['three percent of the sales', {}, [on('2026-06-10', 1_000_000)], [], { base: 1_000_000, commission: 30_000 }],
  ['nothing sold', {}, [], [], { sales: 0, refunds: 0, base: 0, commission: 0 }],
  ['the first and the last day count', {}, [on('2026-06-01', 1_000), on('2026-06-30', 1_000)], [], { commission: 60 }],
  ['the days around do not', {}, [on('2026-05-31', 1_000), on('2026-07-01', 1_000)], [], { sales: 0, commission: 0 }],
  [
    'refunds are taken off',
    {},
    [on('2026-06-10', 100_000)],
    [on('2026-06-11', 20_000)],
    { base: 80_000, commission: 2_400 },
  ],
  [
    'a refund counts on its own day',
    {},
    [on('2026-05-31', 100_000)],
    [on('2026-06-01', 20_000)],
    { sales: 0, refunds: 20_000, base: 0, commission: 0 },
  ],
  ['a month of refunds alone costs the agency nothing', {}, [], [on('2026-06-11', 20_000)], { base: 0, commission: 0 }],
  [
    'sales before the contract bring nothing',
    { contract_from: '2026-06-15' },
    [on('2026-06-14', 1_000), on('2026-06-15', 1_000)],
    [],
    { sales: 1_000, commission: 30 },
  ],
  [
    'sales after the contract bring nothing',
    { contract_to: '2026-06-15' },
    [on('2026-06-15', 1_000), on('2026-06-16', 1_000)],
    [],
    { sales: 1_000, commission: 30 },
  ],
  ['a contract without end', { contract_to: null }, [on('2026-06-30', 1_000)], [], { commission: 30 }],
  [
    'a hundred small sales are rounded once',
    { commission_percent: 2.5 },
    Array.from({ length: 100 }, () => on('2026-06-10', 7_000)),
    [],
    { commission: 17_500 },
  ],
  ['half a đồng is rounded up', { commission_percent: 2.5 }, [on('2026-06-10', 20)], [], { commission: 1 }],
  ['less than half is rounded off', { commission_percent: 2.49 }, [on('2026-06-10', 20)], [], { commission: 0 }],
  ['no commission agreed', { commission_percent: 0 }, [on('2026-06-10', 1_000_000)], [], { commission: 0 }],
  ['all of it', { commission_percent: 100 }, [on('2026-06-10', 1_000_000)], [], { commission: 1_000_000 }],
])('an agency’s commission follows from its sales and refunds: %s', (_, more, sales, refunds, answer) =>
  expect(commission({ ...contract, ...more }, june, sales, refunds)).toMatchObject(answer),
);

it('an agency’s commission counts the leap day and continues over the turn of the year', () => {
  const open = { ...contract, contract_to: null };
  expect(commission(open, { from: '2028-02-01', to: '2028-02-29' }, [on('2028-02-29', 1_000)], []).sales).toBe(1_000);
  expect(
    commission(open, { from: '2026-12-31', to: '2027-01-01' }, [on('2026-12-31', 1), on('2027-01-01', 2)], []).sales,
  ).toBe(3);
});
