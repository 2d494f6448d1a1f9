import { expect, it } from 'vitest';
import { localDate } from './calendar.ts';
import { validity, type Term, type Validity, type ValidityDates, type ValidityRule } from './validity.ts';

const purchased = '2026-06-15';
const open: Validity = { from: null, to: null };
const month: Term = { months: 1 };
const year: Term = { months: 12 };
/** Last instant of a local day and first instant of the next. 17:00 UTC is midnight in Hà Nội. */
const lastOf = (utcDay: string) => localDate(`${utcDay}T16:59:59.999Z`);
const firstAfter = (utcDay: string) => localDate(`${utcDay}T17:00:00.000Z`);

it.each<[ValidityRule, Term, ValidityDates, Validity]>([
  ['START_END_OF_MONTH', month, { purchased }, { from: '2026-06-01', to: '2026-06-30' }],
  ['START_END_OF_MONTH', { months: 3 }, { purchased, wanted: '2026-12-09' }, { from: '2026-12-01', to: '2027-02-28' }],
  ['START_END_OF_MONTH', { days: 1 }, { purchased, wanted: '2026-06-20' }, { from: '2026-06-20', to: '2026-06-20' }],
  ['FROM_PURCHASE_DATE', month, { purchased }, { from: '2026-06-15', to: '2026-07-14' }],
  ['FROM_PURCHASE_DATE', month, { purchased: '2026-01-31' }, { from: '2026-01-31', to: '2026-02-28' }],
  ['FROM_PURCHASE_DATE', { days: 7 }, { purchased }, { from: '2026-06-15', to: '2026-06-21' }],
  ['FROM_FIRST_USE_DATE', month, { purchased }, open],
  ['FROM_FIRST_USE_DATE', month, { purchased, firstUsed: '2026-06-18' }, { from: '2026-06-18', to: '2026-07-17' }],
  ['FROM_THE_DATE_OF_APPROVAL', month, { purchased }, open],
  ['FROM_THE_DATE_OF_APPROVAL', month, { purchased, approved: '2026-06-17' }, { from: '2026-06-17', to: '2026-07-16' }],
  ['OPTION', month, { purchased, wanted: '2026-07-01' }, { from: '2026-07-01', to: '2026-07-31' }],
  ['OPTION', month, { purchased, wanted: '2026-05-01' }, { from: '2026-06-15', to: '2026-07-14' }],
  ['OPTION', month, { purchased }, { from: '2026-06-15', to: '2026-07-14' }],
])(
  'the validity of a ticket follows from its rule %s, its duration %j and the dates %j: %j',
  (rule, term, dates, valid) => expect(validity(rule, term, dates)).toEqual(valid),
);

it.each<[string, ValidityRule, Term, ValidityDates, Validity]>([
  [
    'a leap February',
    'START_END_OF_MONTH',
    month,
    { purchased: '2028-02-10' },
    { from: '2028-02-01', to: '2028-02-29' },
  ],
  [
    'a month from the leap day',
    'FROM_PURCHASE_DATE',
    month,
    { purchased: '2028-02-29' },
    { from: '2028-02-29', to: '2028-03-28' },
  ],
  [
    'a year from the leap day',
    'FROM_PURCHASE_DATE',
    year,
    { purchased: '2028-02-29' },
    { from: '2028-02-29', to: '2029-02-28' },
  ],
  [
    'a year that ends on the leap day',
    'FROM_PURCHASE_DATE',
    year,
    { purchased: '2027-03-01' },
    { from: '2027-03-01', to: '2028-02-29' },
  ],
  [
    'a month into a leap February',
    'FROM_PURCHASE_DATE',
    month,
    { purchased: '2028-01-31' },
    { from: '2028-01-31', to: '2028-02-29' },
  ],
  [
    'two days over the leap day',
    'FROM_PURCHASE_DATE',
    { days: 2 },
    { purchased: '2028-02-28' },
    { from: '2028-02-28', to: '2028-02-29' },
  ],
  [
    'a month from the first',
    'FROM_PURCHASE_DATE',
    month,
    { purchased: '2026-04-01' },
    { from: '2026-04-01', to: '2026-04-30' },
  ],
  [
    'bought on the last of the month',
    'START_END_OF_MONTH',
    month,
    { purchased: '2026-04-30' },
    { from: '2026-04-01', to: '2026-04-30' },
  ],
  [
    'twelve months over the turn of the year',
    'START_END_OF_MONTH',
    year,
    { purchased, wanted: '2026-07-01' },
    { from: '2026-07-01', to: '2027-06-30' },
  ],
  [
    'a day that is the last of the year',
    'OPTION',
    { days: 1 },
    { purchased, wanted: '2026-12-31' },
    { from: '2026-12-31', to: '2026-12-31' },
  ],
  [
    'a month over the turn of the year',
    'OPTION',
    month,
    { purchased, wanted: '2026-12-31' },
    { from: '2026-12-31', to: '2027-01-30' },
  ],
  [
    'the last moment of the old year',
    'START_END_OF_MONTH',
    month,
    { purchased: lastOf('2026-12-31') },
    { from: '2026-12-01', to: '2026-12-31' },
  ],
  [
    'the first moment of the new year',
    'START_END_OF_MONTH',
    month,
    { purchased: firstAfter('2026-12-31') },
    { from: '2027-01-01', to: '2027-01-31' },
  ],
  [
    'approved before midnight',
    'FROM_THE_DATE_OF_APPROVAL',
    month,
    { purchased, approved: lastOf('2026-06-30') },
    { from: '2026-06-30', to: '2026-07-29' },
  ],
  [
    'approved at midnight',
    'FROM_THE_DATE_OF_APPROVAL',
    month,
    { purchased, approved: firstAfter('2026-06-30') },
    { from: '2026-07-01', to: '2026-07-31' },
  ],
  [
    'first used at midnight before the leap day',
    'FROM_FIRST_USE_DATE',
    { days: 1 },
    { purchased, firstUsed: firstAfter('2028-02-28') },
    { from: '2028-02-29', to: '2028-02-29' },
  ],
  // In these cases the validity rule ignores a date that it does not need. For example, a ticket that is valid from the
  // purchase ignores the requested start.
  [
    'the requested does not move the purchase',
    'FROM_PURCHASE_DATE',
    { days: 1 },
    { purchased, wanted: '2026-09-01' },
    { from: '2026-06-15', to: '2026-06-15' },
  ],
  [
    'a requested for today is no past',
    'OPTION',
    { days: 1 },
    { purchased, wanted: '2026-06-15' },
    { from: '2026-06-15', to: '2026-06-15' },
  ],
  ['approval is not first use', 'FROM_FIRST_USE_DATE', year, { purchased, approved: '2026-06-16' }, open],
])(
  'in the case "%s", the validity follows from the rule %s, the duration %j and the dates %j: %j',
  (_, rule, term, dates, valid) => expect(validity(rule, term, dates)).toEqual(valid),
);

/** Each case has the day of purchase, the number of months and the last valid day. 2028 is a leap year. */
it.each<[string, number, string]>([
  ['2026-01-27', 1, '2026-02-26'],
  ['2026-01-28', 1, '2026-02-27'],
  ['2026-01-29', 1, '2026-02-28'],
  ['2026-01-30', 1, '2026-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-28', 1, '2028-02-27'],
  ['2028-01-29', 1, '2028-02-28'],
  ['2028-01-30', 1, '2028-02-29'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-30', 1, '2026-04-29'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-05-31', 1, '2026-06-30'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2026-10-31', 1, '2026-11-30'],
  ['2026-04-30', 1, '2026-05-29'],
  ['2026-07-31', 1, '2026-08-30'],
  ['2026-02-28', 1, '2026-03-27'],
  ['2028-02-29', 1, '2028-03-28'],
  ['2026-12-01', 1, '2026-12-31'],
  ['2026-12-31', 1, '2027-01-30'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  // The last day of a ticket for several months depends only on the length of its last month.
  ['2026-01-31', 2, '2026-03-30'],
  ['2026-01-31', 3, '2026-04-30'],
  ['2026-01-31', 12, '2027-01-30'],
  ['2027-02-28', 12, '2028-02-27'],
  ['2028-02-29', 12, '2029-02-28'],
])('a ticket bought on %s for %i months is last valid on %s', (from, months, to) =>
  expect(validity('FROM_PURCHASE_DATE', { months }, { purchased: from })).toEqual({ from, to }),
);

it('a ticket bought one second after midnight on 31 January in Hà Nội is valid until the end of February', () => {
  const bought = (instant: string) => ({ purchased: localDate(instant) });
  expect(validity('FROM_PURCHASE_DATE', month, bought('2026-01-30T17:00:01.000Z')).to).toBe('2026-02-28');
  expect(validity('FROM_PURCHASE_DATE', month, bought('2026-01-31T16:59:59.999Z')).to).toBe('2026-02-28');
  expect(validity('FROM_PURCHASE_DATE', month, bought('2026-01-31T17:00:00.000Z'))).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
});

it('monthly renewals on the day after the last day leave no gap and no overlap', () => {
  let from = '2026-01-31';
  for (const last of ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']) {
    const { to } = validity('FROM_PURCHASE_DATE', month, { purchased: from });
    expect(to).toBe(last);
    from = localDate(Date.parse(`${last}T17:00:00.000Z`));
  }
});
