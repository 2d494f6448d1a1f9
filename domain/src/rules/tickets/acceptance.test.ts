import { expect, it } from 'vitest';
import { acceptance, periodRefusal, type AcceptanceTotals, type CountedTrip } from './acceptance.ts';

const terms = { from: '2026-06-01', to: '2026-06-30', unit_price: 250_000, deduction: 0 };
const trips = (day: string, ...states: string[]): CountedTrip[] => states.map((state) => ({ day, state }));
const many = (length: number, state: string): CountedTrip[] =>
  Array.from({ length }, () => ({ day: '2026-06-10', state }));

it.each<[string, CountedTrip[], Partial<typeof terms>, Partial<AcceptanceTotals>]>([
  [
    'no trips at all',
    [],
    {},
    { trips_planned: 0, trips_run: 0, completion_percent: 0, amount: 0, days: [], unfinished: 0 },
  ],
  [
    'all run',
    many(40, 'COMPLETED'),
    {},
    { trips_planned: 40, trips_run: 40, completion_percent: 100, amount: 10_000_000 },
  ],
  [
    'one canceled',
    [...many(39, 'COMPLETED'), ...many(1, 'CANCELED')],
    {},
    { trips_lost: 1, completion_percent: 97.5, amount: 9_750_000 },
  ],
  [
    'an interrupted trip is not paid for',
    trips('2026-06-10', 'COMPLETED', 'INTERRUPTED'),
    {},
    { trips_run: 1, trips_lost: 1, amount: 250_000 },
  ],
  [
    'a trip still running holds the command back',
    trips('2026-06-10', 'COMPLETED', 'RUNNING', 'PLANNED'),
    {},
    { trips_planned: 3, trips_run: 1, unfinished: 2 },
  ],
  [
    'thirds are cut to two decimals',
    trips('2026-06-10', 'COMPLETED', 'CANCELED', 'CANCELED'),
    {},
    { completion_percent: 33.33 },
  ],
  [
    'two thirds are rounded up',
    trips('2026-06-10', 'COMPLETED', 'COMPLETED', 'CANCELED'),
    {},
    { completion_percent: 66.67 },
  ],
  [
    'the first and last day count',
    [...trips('2026-06-01', 'COMPLETED'), ...trips('2026-06-30', 'COMPLETED')],
    {},
    { trips_run: 2 },
  ],
  [
    'the days around do not',
    [...trips('2026-05-31', 'COMPLETED'), ...trips('2026-07-01', 'COMPLETED')],
    {},
    { trips_planned: 0 },
  ],
  ['a deduction', many(40, 'COMPLETED'), { deduction: 1_500_000 }, { amount: 8_500_000 }],
  ['a deduction of the whole amount', many(4, 'COMPLETED'), { deduction: 1_000_000 }, { amount: 0 }],
  ['a deduction beyond it', many(4, 'COMPLETED'), { deduction: 1_000_001 }, { amount: 0 }],
  ['nothing paid a trip', many(4, 'COMPLETED'), { unit_price: 0 }, { amount: 0, trips_run: 4 }],
  ['the leap day', trips('2028-02-29', 'COMPLETED'), { from: '2028-02-01', to: '2028-02-29' }, { trips_run: 1 }],
  [
    'a period over the turn of the year',
    [...trips('2026-12-31', 'COMPLETED'), ...trips('2027-01-01', 'COMPLETED')],
    { from: '2026-12-16', to: '2027-01-15' },
    { trips_run: 2 },
  ],
])('the acceptance of a period’s trips has the correct totals in the case: %s', (_, those, more, totals) =>
  expect(acceptance({ ...terms, ...more }, those)).toMatchObject(totals),
);

it('the acceptance of trips lists the days of its period in order, with planned, run and lost trips', () => {
  const those = [...trips('2026-06-02', 'COMPLETED', 'CANCELED'), ...trips('2026-06-01', 'COMPLETED')];
  expect(acceptance(terms, those).days).toEqual([
    { day: '2026-06-01', planned: 1, run: 1, lost: 0 },
    { day: '2026-06-02', planned: 2, run: 1, lost: 1 },
  ]);
});

it.each([
  ['2026-06-01', '2026-06-01', undefined],
  ['2026-06-02', '2026-06-01', 'period_reversed'],
  ['2026-06-01', '2026-08-31', undefined],
  ['2026-06-01', '2026-09-01', 'period_too_long'],
  ['2027-12-01', '2028-03-01', undefined],
  ['2027-12-01', '2028-03-02', 'period_too_long'],
])('accepting the trips from %s to %s is refused with %s (undefined if allowed)', (from, to, refusal) =>
  expect(periodRefusal(from, to)).toBe(refusal),
);
