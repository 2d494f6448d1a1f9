import { property } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const LABEL = { vi: 'Bản', en: 'Copy' };

const reference = (options: unknown) =>
  property('copy_id', { type: 'string', 'x-reference': 'books', 'x-options': options, 'x-label': LABEL });
const state = (options: unknown, more = {}) =>
  property('copy_state', { $ref: '../enums/loan-state.json', 'x-options': options, 'x-label': LABEL, ...more });

export const OPTIONS: readonly Mistake[] = [
  {
    title: 'options of a text',
    code: 'TUY414',
    file: LOANS,
    edit: property('copy', { type: 'string', 'x-options': { values: ['A'] }, 'x-label': LABEL }),
    at: '"x-options"',
    hint: /an enum or a reference/,
  },
  {
    title: 'values of a reference',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ values: ['A'] }),
    at: '"values"',
    hint: 'Use "where".',
  },
  {
    title: 'a rule that narrows nothing',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ when: { by_post: true } }),
    at: '"x-options"',
    hint: 'Add "where".',
  },
  {
    title: 'a value that the enumeration lacks',
    code: 'TUY413',
    file: LOANS,
    edit: state({ values: ['OPEN', 'LOSED'] }),
    at: '"LOSED"',
    hint: 'Did you mean "LOST"?',
  },
  {
    title: 'a default that cannot be chosen',
    code: 'TUY414',
    file: LOANS,
    edit: state({ values: ['LOST'] }, { default: 'OPEN' }),
    at: '"values"',
  },
  {
    title: 'a field that the other record lacks',
    code: 'TUY209',
    file: LOANS,
    edit: reference({ where: { price: 1, page: 3 } }),
    at: '"page"',
    hint: 'Did you mean "pages"?',
  },
  {
    title: 'a field that is not beside it',
    code: 'TUY209',
    file: LOANS,
    edit: reference({ where: { name: { field: 'adress' } } }),
    at: '"adress"',
    hint: 'Did you mean "address"?',
  },
  {
    title: 'options that hang on themselves',
    code: 'TUY412',
    file: LOANS,
    edit: reference({ where: { id: { field: 'copy_id' } } }),
    at: ['"field": ', '"copy_id"'],
  },
  {
    title: 'a list compared as one value',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { authors: 'A' } }),
    at: '"authors"',
  },
  {
    title: 'a list compared with the value of a field beside it',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { authors: { field: 'number' } } }),
    at: '"authors"',
    hint: 'Name another field.',
  },
  {
    title: 'a value compared with a list beside it',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { name: { field: 'history' } } }),
    at: '"field": "history"',
    hint: 'Name another field.',
  },
  {
    title: 'a text compared with today',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { mark: { from: 'today' } } }),
    at: '"mark"',
    hint: /"format": "date"/,
  },
];
