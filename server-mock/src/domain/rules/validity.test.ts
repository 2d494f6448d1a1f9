import { expect, it } from 'vitest';
import { validity, type Term, type Validity, type ValidityDates, type ValidityRule } from './validity.ts';

const purchased = '2026-06-15';
const open: Validity = { from: null, to: null };
const month: Term = { months: 1 };

it.each<[ValidityRule, Term, ValidityDates, Validity]>([
  ['START_END_OF_MONTH', month, { purchased }, { from: '2026-06-01', to: '2026-06-30' }],
  ['START_END_OF_MONTH', { months: 3 }, { purchased, wanted: '2026-12-09' }, { from: '2026-12-01', to: '2027-02-28' }],
  ['START_END_OF_MONTH', { days: 1 }, { purchased, wanted: '2026-06-20' }, { from: '2026-06-20', to: '2026-06-20' }],
  ['FROM_PURCHASE_DATE', month, { purchased }, { from: '2026-06-15', to: '2026-07-14' }],
  ['FROM_PURCHASE_DATE', month, { purchased: '2026-01-31' }, { from: '2026-01-31', to: '2026-02-27' }],
  ['FROM_PURCHASE_DATE', { days: 7 }, { purchased }, { from: '2026-06-15', to: '2026-06-21' }],
  ['FROM_FIRST_USE_DATE', month, { purchased }, open],
  ['FROM_FIRST_USE_DATE', month, { purchased, firstUsed: '2026-06-18' }, { from: '2026-06-18', to: '2026-07-17' }],
  ['FROM_THE_DATE_OF_APPROVAL', month, { purchased }, open],
  ['FROM_THE_DATE_OF_APPROVAL', month, { purchased, approved: '2026-06-17' }, { from: '2026-06-17', to: '2026-07-16' }],
  ['OPTION', month, { purchased, wanted: '2026-07-01' }, { from: '2026-07-01', to: '2026-07-31' }],
  ['OPTION', month, { purchased, wanted: '2026-05-01' }, { from: '2026-06-15', to: '2026-07-14' }],
  ['OPTION', month, { purchased }, { from: '2026-06-15', to: '2026-07-14' }],
])('%s for %j with %j is valid %j', (rule, term, dates, valid) => expect(validity(rule, term, dates)).toEqual(valid));
