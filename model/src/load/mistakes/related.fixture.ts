import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Cho mượn', en: 'Lend' };

/** The books with a list of their loans, wrong in one way. */
const loans = (wrong: object, ...others: readonly object[]) =>
  set(['related'], [{ resource: 'loans', by: 'book_id', ...wrong }, ...others]);

const LOANS_BY_MONTH = (text: string) => set(['byMonth'], true)(set(['actions'], ['list', 'show', 'create'])(text));

export const RELATED: readonly Mistake[] = [
  {
    title: 'a related list of an unknown resource',
    code: 'TUY203',
    file: BOOKS,
    edit: loans({ resource: 'loan' }),
    at: ['"resource": ', '"loan"'],
    message: 'No resource is named "loan".',
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a related list by an unknown field',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ by: 'book' }),
    at: ['"by": ', '"book"'],
    message: '"loans" has no field "book".',
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
    message: '"name" of "users" does not refer to "loans".',
    hint: 'No field of "users" refers to "loans".',
  },
  {
    title: 'a related list with an unknown column',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ columns: ['number', 'stat'] }),
    at: '"stat"',
    message: 'There is no field "stat".',
    hint: 'Did you mean "state"?',
  },
  {
    title: 'a related list sorted by a list',
    code: 'TUY501',
    file: BOOKS,
    edit: loans({ sort: '-history' }),
    at: '"-history"',
    message: 'A list cannot be sorted by "history".',
    hint: 'Use another field.',
  },
  {
    title: 'a related list with a filter that no record meets',
    code: 'TUY413',
    file: BOOKS,
    edit: loans({ filter: { state: 'OPENED' } }),
    at: '"OPENED"',
    message: '"state" is never "OPENED".',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'a related list with a filter by a value or none',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({ filter: { due_on: ['2026-01-01', null] } }),
    at: '[\n          "2026-01-01"',
    message: 'A list cannot be filtered by several values of "due_on" of which one is empty.',
    hint: 'Remove null, or write it alone.',
  },
  {
    title: 'a new record with a field that it does not have',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ create: [{ label, values: { by_mail: true } }] }),
    at: '"by_mail"',
    message: '"loans" has no field "by_mail".',
    hint: 'Choose one of number, book_id, state, due_on, by_post, address, history.',
  },
  {
    title: 'a new record with a value of a field that this one does not have',
    code: 'TUY209',
    file: BOOKS,
    edit: loans({ create: [{ label, values: { address: { field: 'summery' } } }] }),
    at: '"summery"',
    message: 'There is no field "summery".',
    hint: 'Did you mean "summary"?',
  },
  {
    title: 'the same related list twice',
    code: 'TUY520',
    file: BOOKS,
    edit: loans({}, { resource: 'loans', by: 'book_id' }),
    at: ['"by": ', '"book_id"'],
    last: true,
    message: 'The page has this list already.',
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
    hint: 'Add "list" to its "actions", or use another resource.',
  },
  {
    title: 'related lists without a show page',
    code: 'TUY520',
    file: BOOKS,
    edit: (text) => loans({})(set(['actions'], ['list', 'create'])(text)),
    at: '"related"',
    message: 'There is no show page that the lists could be on.',
    hint: 'Add "show" to "actions", or remove it.',
  },
  {
    title: 'notes without a timeline',
    code: 'TUY521',
    file: BOOKS,
    edit: set(['notes'], true),
    at: '"notes"',
    message: 'There is no timeline that could show the notes.',
    hint: 'Add "timeline": true.',
  },
  {
    title: 'a timeline without a show page',
    code: 'TUY521',
    file: BOOKS,
    edit: (text) => set(['timeline'], true)(set(['actions'], ['list', 'create'])(text)),
    at: '"timeline"',
    message: 'There is no show page that the timeline could be on.',
    hint: 'Add "show" to "actions", or remove it.',
  },
  {
    title: 'entries by month that are edited',
    code: 'TUY522',
    file: LOANS,
    edit: set(['byMonth'], true),
    at: '"byMonth"',
    message: 'Entries by month stay as they are: "edit" and "delete" would change them.',
    hint: 'Name the other actions in "actions": ["list", "show"].',
  },
  {
    title: 'entries by month that are referred to',
    code: 'TUY522',
    file: BOOKS,
    edit: set(['schema', 'properties', 'loan_id'], { type: 'string', 'x-reference': 'loans', 'x-label': label }),
    otherFiles: { [LOANS]: LOANS_BY_MONTH },
    at: ['"x-reference": ', '"loans"'],
    message: '"loans" are removed by month, and the reference would lead nowhere.',
    hint: 'Refer from the entries to this resource instead.',
  },
  {
    title: 'entries by month with a unique field',
    code: 'TUY522',
    file: LOANS,
    edit: (text) =>
      set(['schema', 'properties', 'slip'], { type: 'string', 'x-unique': true, 'x-label': label })(
        LOANS_BY_MONTH(text),
      ),
    at: '"x-unique"',
    message: 'Each month is stored by itself, so "slip" cannot be unique in all of them.',
    hint: 'Remove it.',
  },
];
