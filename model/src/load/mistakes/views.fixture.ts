import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const BOOKS = 'schemas/resources/books.json';

const label = { vi: 'Đang mượn', en: 'On loan' };

/** The loans with a queue, wrong in one way. */
const queue = (wrong: object) => set(['views'], [{ name: 'open', kind: 'queue', label, ...wrong }]);
const actions = (...wrong: readonly object[]) => queue({ filter: { state: 'OPEN' }, actions: wrong });

const overLost = set(['tabs'], [{ name: 'lost', label, filter: [{ state: 'LOST' }] }]);

const corrections = {
  type: 'array',
  'x-label': { vi: 'Nội dung sửa', en: 'Corrections' },
  items: {
    type: 'object',
    properties: { text: { type: 'string', 'x-label': { vi: 'Nội dung', en: 'Text' } } },
  },
};

/** The loans on a timeline that is wrong in one way. */
const timeline = (wrong: object) =>
  set(['views'], [{ name: 'days', kind: 'timeline', label, lanes: 'book_id', from: 'created_at', ...wrong }]);

/** The loans on a board that is wrong in one way. */
const board = (wrong: object) => set(['views'], [{ name: 'states', kind: 'board', label, ...wrong }]);

export const VIEWS: readonly Mistake[] = [
  {
    title: 'a view of an unknown kind',
    code: 'TUY304',
    file: LOANS,
    edit: queue({ kind: 'que' }),
    at: '"que"',
    hint: 'Did you mean "queue"?',
  },
  {
    title: 'a key that a queue does not have',
    code: 'TUY301',
    file: LOANS,
    edit: queue({ filters: { state: 'OPEN' } }),
    at: '"filters"',
    last: true,
    hint: 'Did you mean "filter"?',
  },
  {
    title: 'a view in capital letters',
    code: 'TUY211',
    file: LOANS,
    edit: queue({ name: 'openLoans' }),
    at: '"openLoans"',
    hint: /^Use lowercase/,
  },
  {
    title: 'two views of one name',
    code: 'TUY202',
    file: LOANS,
    edit: set(
      ['views'],
      [
        { name: 'open', kind: 'queue', label },
        { name: 'open', kind: 'queue', label },
      ],
    ),
    at: ['"name": ', '"open"'],
    last: true,
    message: 'Two views are named "open".',
  },
  {
    title: 'a view of a resource without a list',
    code: 'TUY530',
    file: BOOKS,
    edit: (text) =>
      set(['actions'], ['show', 'create'])(set(['views'], [{ name: 'lent', kind: 'queue', label }])(text)),
    at: '"views"',
    hint: 'Add "list" to "actions".',
  },
  {
    title: 'a queue of records in an unknown state',
    code: 'TUY413',
    file: LOANS,
    edit: queue({ filter: { state: 'OPENED' } }),
    at: '"OPENED"',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'a queue that is filtered by a list',
    code: 'TUY501',
    file: LOANS,
    edit: queue({ filter: { history: null } }),
    at: '"history"',
    last: true,
    message: 'A list cannot be filtered by "history".',
  },
  {
    title: 'a queue that is sorted by an unknown field',
    code: 'TUY209',
    file: LOANS,
    edit: queue({ sort: ['due_on', '-du_on'] }),
    at: '"-du_on"',
    hint: 'Did you mean "due_on"?',
  },
  {
    title: 'a queue that is sorted by a list',
    code: 'TUY501',
    file: LOANS,
    edit: queue({ sort: 'history' }),
    at: ['"sort": ', '"history"'],
    message: 'A list cannot be sorted by "history".',
  },
  {
    title: 'a queue that shows an unknown field of another record',
    code: 'TUY209',
    file: LOANS,
    edit: queue({ fields: ['book.nam'] }),
    at: '"book.nam"',
    hint: 'Did you mean "name"?',
  },
  {
    title: 'evidence that is no upload',
    code: 'TUY530',
    file: LOANS,
    edit: queue({ evidence: ['book.mark'] }),
    at: '"book.mark"',
    message: '"book.mark" is no upload.',
  },
  {
    title: 'an action of a queue that the resource does not have',
    code: 'TUY530',
    file: LOANS,
    edit: actions({ name: 'give-bak' }),
    at: '"give-bak"',
    message: '"loans" has no transition "give-bak" for staff, and no operation on a record.',
    hint: 'Did you mean "give-back"?',
  },
  {
    title: 'an action of a queue twice',
    code: 'TUY530',
    file: LOANS,
    edit: actions({ name: 'lose' }, { name: 'lose' }),
    at: ['"name": ', '"lose"'],
    last: true,
    message: '"lose" is here twice.',
  },
  {
    title: 'a transition that does not lead on from the states of the queue',
    code: 'TUY530',
    file: LOANS,
    edit: queue({ filter: { state: 'LOST' }, actions: [{ name: 'give-back' }] }),
    at: '"give-back"',
    last: true,
    message: '"give-back" does not lead on from "LOST", the state of the filter.',
    hint: 'It leads on from OPEN.',
  },
  {
    title: 'a transition that does not lead on from the states of the tab of the queue',
    code: 'TUY530',
    file: LOANS,
    edit: (text) => overLost(queue({ tab: 'lost', actions: [{ name: 'give-back' }] })(text)),
    at: '"give-back"',
    last: true,
    hint: 'It leads on from OPEN.',
  },
  {
    title: 'a queue of an unknown tab',
    code: 'TUY530',
    file: LOANS,
    edit: (text) => overLost(queue({ tab: 'last' })(text)),
    at: '"last"',
    hint: 'Did you mean "lost"?',
  },
  {
    title: 'a queue of a tab with a filter of its own',
    code: 'TUY530',
    file: LOANS,
    edit: (text) => overLost(queue({ tab: 'lost', filter: { state: 'LOST' } })(text)),
    at: ['"tab": "lost",\n      ', '"filter"'],
    hint: 'Remove "filter".',
  },
  {
    title: 'a key that every queue has',
    code: 'TUY530',
    file: LOANS,
    edit: actions({ name: 'give-back', key: 'J' }),
    at: '"J"',
    message: 'Every queue has a meaning for "J".',
  },
  {
    title: 'one key for two actions',
    code: 'TUY530',
    file: LOANS,
    edit: actions({ name: 'give-back', key: 'A' }, { name: 'lose', key: 'A' }),
    at: '"A"',
    last: true,
    message: 'Two actions have the key "A".',
  },
  {
    title: 'an action on the page without an input',
    code: 'TUY530',
    file: LOANS,
    edit: actions({ name: 'give-back', inline: true }),
    at: '"inline"',
    message: 'An action on the page has one input, a text.',
  },
  {
    title: 'ticks of an unknown input',
    code: 'TUY209',
    file: LOANS,
    edit: actions({ name: 'lose', ticks: 'reasons' }),
    at: '"reasons"',
    hint: 'Did you mean "reason"?',
  },
  {
    title: 'ticks of a list that names no fields',
    code: 'TUY530',
    file: LOANS,
    edit: (text) =>
      set(
        ['workflow', 'transitions', 1, 'input', 'properties', 'corrections'],
        corrections,
      )(actions({ name: 'lose', ticks: 'corrections' })(text)),
    at: ['"ticks": ', '"corrections"'],
    message: '"corrections" is no list of an enum and a text.',
  },
  {
    title: 'lanes of an unknown field',
    code: 'TUY209',
    file: LOANS,
    edit: timeline({ lanes: ['bok_id'] }),
    at: '"bok_id"',
    hint: 'Did you mean "book_id"?',
  },
  {
    title: 'lanes of a field that is no reference',
    code: 'TUY530',
    file: LOANS,
    edit: timeline({ lanes: 'number' }),
    at: ['"lanes": ', '"number"'],
    message: '"number" is no reference to another record.',
  },
  {
    title: 'a bar that begins with a day',
    code: 'TUY530',
    file: LOANS,
    edit: timeline({ from: 'due_on' }),
    at: ['"from": ', '"due_on"'],
    message: '"due_on" is no date-time.',
  },
  {
    title: 'a queue whose late ones are in an unknown state',
    code: 'TUY413',
    file: LOANS,
    edit: queue({ late: { state: 'OPENED' } }),
    at: '"OPENED"',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'bars that are idle in an unknown state',
    code: 'TUY413',
    file: LOANS,
    edit: timeline({ idle: { state: 'OPENED' } }),
    at: '"OPENED"',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'assigning what the server numbers',
    code: 'TUY530',
    file: LOANS,
    edit: timeline({ lanes: ['book_id'], assign: ['number'] }),
    at: '"number"',
    last: true,
    message: 'The server sets "number" itself.',
  },
  {
    title: 'a board of a resource without a workflow',
    code: 'TUY530',
    file: BOOKS,
    edit: set(['views'], [{ name: 'states', kind: 'board', label }]),
    at: '"board"',
    message: '"books" has no workflow, whose states would be the columns.',
  },
  {
    title: 'a column of a state that does not exist',
    code: 'TUY530',
    file: LOANS,
    edit: board({ states: ['OPEN', 'RETURND'] }),
    at: '"RETURND"',
    hint: 'Did you mean "RETURNED"?',
  },
  {
    title: 'a board that filters by its own columns',
    code: 'TUY530',
    file: LOANS,
    edit: board({ filter: { state: 'OPEN' } }),
    at: ['"filter": {\n        ', '"state"'],
    hint: 'Name them in "states".',
  },
  {
    title: 'a card that shows an unknown field',
    code: 'TUY209',
    file: LOANS,
    edit: board({ fields: ['book.marc'] }),
    at: '"book.marc"',
    hint: 'Did you mean "mark"?',
  },
];
