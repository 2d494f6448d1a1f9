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
    message: '"copy" is neither an enum nor a reference, so there are no options.',
    hint: 'Remove "x-options", or make it an enum or a reference.',
  },
  {
    title: 'values of a reference',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ values: ['A'] }),
    at: '"values"',
    message: '"values" does not apply to "copy_id", which is a reference.',
    hint: 'Use "where".',
  },
  {
    title: 'a rule that narrows nothing',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ when: { by_post: true } }),
    at: '"x-options"',
    message: 'The rule has no effect.',
    hint: 'Add "where".',
  },
  {
    title: 'a value that the enumeration lacks',
    code: 'TUY413',
    file: LOANS,
    edit: state({ values: ['OPEN', 'LOSED'] }),
    at: '"LOSED"',
    message: '"copy_state" is never "LOSED".',
    hint: 'Did you mean "LOST"?',
  },
  {
    title: 'a default that cannot be chosen',
    code: 'TUY414',
    file: LOANS,
    edit: state({ values: ['LOST'] }, { default: 'OPEN' }),
    at: '"values"',
    message: 'The default "OPEN" of "copy_state" cannot be chosen.',
    hint: 'Add it, or use another default.',
  },
  {
    title: 'a field that the other record lacks',
    code: 'TUY209',
    file: LOANS,
    edit: reference({ where: { price: 1, page: 3 } }),
    at: '"page"',
    message: 'The resource "books" has no field "page".',
    hint: 'Did you mean "pages"?',
  },
  {
    title: 'a field that is not beside it',
    code: 'TUY209',
    file: LOANS,
    edit: reference({ where: { name: { field: 'adress' } } }),
    at: '"adress"',
    message: 'There is no field "adress" here.',
    hint: 'Did you mean "address"?',
  },
  {
    title: 'options that hang on themselves',
    code: 'TUY412',
    file: LOANS,
    edit: reference({ where: { id: { field: 'copy_id' } } }),
    at: ['"field": ', '"copy_id"'],
    message: '"copy_id" cannot depend on itself.',
    hint: 'Name another field.',
  },
  {
    title: 'a list compared as one value',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { authors: 'A' } }),
    at: '"authors"',
    message: '"authors" has no single value to compare.',
    hint: 'Name another field.',
  },
  {
    title: 'a list compared with the value of a field beside it',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { authors: { field: 'number' } } }),
    at: '"authors"',
    message: '"authors" has no single value to compare.',
    hint: 'Name another field.',
  },
  {
    title: 'a value compared with a list beside it',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { name: { field: 'history' } } }),
    at: '"field": "history"',
    message: '"history" has no single value to compare.',
    hint: 'Name another field.',
  },
  {
    title: 'a text compared with today',
    code: 'TUY414',
    file: LOANS,
    edit: reference({ where: { mark: { from: 'today' } } }),
    at: '"mark"',
    message: '"mark" of "books" is not a date, so it cannot be compared with today.',
    hint: 'Name a field with "format": "date".',
  },
];
