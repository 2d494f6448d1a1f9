import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Cho mượn', en: 'Lend' };

/** The books with a list of their loans, wrong in one way. */
const loans = (wrong: object, ...others: readonly object[]) =>
  set(['related'], [{ resource: 'loans', by: 'book_id', ...wrong }, ...others]);

export const RELATED: readonly Mistake[] = [
  {
    title: 'a related list of an unknown resource',
    code: 'TUY203',
    file: BOOKS,
    edit: loans({ resource: 'loan' }),
    at: ['"resource": ', '"loan"'],
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a related list by an unknown field',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ by: 'book' }),
    at: ['"by": ', '"book"'],
    hint: 'Did you mean "book_id"?',
  },
  {
    title: 'a related list by a field that refers to nothing',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({ by: 'due_on' }),
    at: ['"by": ', '"due_on"'],
    message: '"due_on" of "loans" does not refer to "books".',
    hint: 'Use "book_id".',
  },
  {
    title: 'a related list of records that refer to another resource',
    code: 'TUY520',
    file: LOANS,
    edit: set(['related'], [{ resource: 'users', by: 'name' }]),
    at: ['"by": ', '"name"'],
    hint: 'No field of "users" refers to "loans".',
  },
  {
    title: 'a related list with an unknown column',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ columns: ['number', 'stat'] }),
    at: '"stat"',
    hint: 'Did you mean "state"?',
  },
  {
    title: 'a related list sorted by a list',
    code: 'TUY501',
    file: BOOKS,
    edit: loans({ sort: '-history' }),
    at: '"-history"',
    hint: 'Use another field.',
  },
  {
    title: 'a related list with a filter that no record meets',
    code: 'TUY413',
    file: BOOKS,
    edit: loans({ filter: { state: 'OPENED' } }),
    at: '"OPENED"',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'a related list with a filter by a value or none',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({ filter: { due_on: ['2026-01-01', null] } }),
    at: '[\n          "2026-01-01"',
    hint: 'Remove null, or write it alone.',
  },
  {
    title: 'a new record with a field that it does not have',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ create: [{ label, values: { by_mail: true } }] }),
    at: '"by_mail"',
    message: '"loans" has no field "by_mail".',
  },
  {
    title: 'a new record with a value of a field that this one does not have',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ create: [{ label, values: { address: { field: 'summery' } } }] }),
    at: '"summery"',
    hint: 'Did you mean "summary"?',
  },
  {
    title: 'the same related list twice',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({}, { resource: 'loans', by: 'book_id' }),
    at: ['"by": ', '"book_id"'],
    last: true,
    hint: 'Remove one.',
  },
  {
    title: 'a related list of a resource without a list',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({}),
    otherFiles: { [LOANS]: set(['actions'], ['show', 'create']) },
    at: ['"resource": ', '"loans"'],
    message: '"loans" has no list.',
  },
  {
    title: 'related lists without a show page',
    code: 'TUY520',
    file: BOOKS,
    edit: (text) => loans({})(set(['actions'], ['list', 'create'])(text)),
    at: '"related"',
  },
  {
    title: 'notes without a timeline',
    code: 'TUY521',
    file: BOOKS,
    edit: set(['notes'], true),
    at: '"notes"',
    hint: 'Add "timeline": true.',
  },
  {
    title: 'a timeline without a show page',
    code: 'TUY521',
    file: BOOKS,
    edit: (text) => set(['timeline'], true)(set(['actions'], ['list', 'create'])(text)),
    at: '"timeline"',
  },
];
