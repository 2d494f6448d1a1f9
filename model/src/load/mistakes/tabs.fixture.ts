import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const label = { vi: 'Quá hạn', en: 'Overdue' };
const filter = { state: 'OPEN', due_on: { $lt: 'today' } };

/** The loans with a tab, wrong in one way. */
const overdue = (wrong: object) => set(['tabs'], [{ name: 'overdue', label, filter, ...wrong }]);

export const TABS: readonly Mistake[] = [
  {
    title: 'two tabs of one name',
    code: 'TUY202',
    file: LOANS,
    edit: set(
      ['tabs'],
      [
        { name: 'overdue', label, filter },
        { name: 'overdue', label, filter },
      ],
    ),
    at: ['"name": ', '"overdue"'],
    last: true,
    message: 'Two tabs are named "overdue".',
  },
  {
    title: 'a tab in capital letters',
    code: 'TUY211',
    file: LOANS,
    edit: overdue({ name: 'overDue' }),
    at: '"overDue"',
    hint: /^Use lowercase/,
  },
  {
    title: 'a tab by an unknown field',
    code: 'TUY209',
    file: LOANS,
    edit: overdue({ filter: { stat: 'OPEN' } }),
    at: '"stat"',
    hint: 'Did you mean "state"?',
  },
  {
    title: 'a tab by a value that the field never has',
    code: 'TUY413',
    file: LOANS,
    edit: overdue({ filter: { state: { $in: ['OPEN', 'LOTS'] } } }),
    at: '"LOTS"',
    hint: 'Did you mean "LOST"?',
  },
  {
    title: 'a tab by an operator that the field does not understand',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { state: { $gtt: 'OPEN' } } }),
    at: '"$gtt"',
    hint: /\$eq/,
  },
  {
    title: 'a tab by a list of objects',
    code: 'TUY501',
    file: LOANS,
    edit: overdue({ filter: { history: 'OPEN' } }),
    at: ['"filter": {\n        ', '"history"'],
    message: 'A list cannot be filtered by "history".',
  },
  {
    title: 'a tab by a day that is none',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { due_on: { $lt: 'tomorrow' } } }),
    at: '"tomorrow"',
    hint: /^Write "today"/,
  },
  {
    title: 'a tab that compares what is no date with today',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { address: 'today' } }),
    at: '"today"',
    message: '"address" is no date, so it cannot be compared with today.',
  },
  {
    title: 'a tab of the caller’s records by a field that is no account',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { book_id: { current: 'user' } } }),
    at: '"user"',
    message: '"book_id" does not refer to one account.',
    hint: 'Name a field with "x-reference": "users".',
  },
  {
    title: 'a tab of the caller’s records that knows no such caller',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { created_by: { current: 'me' } } }),
    at: '"me"',
    hint: /^Write \{"current": "user"\}/,
  },
  {
    title: 'a tab of the caller’s records by several accounts',
    code: 'TUY515',
    file: LOANS,
    edit: (text) =>
      set(['schema', 'properties', 'clerk_ids'], {
        type: 'array',
        items: { type: 'string' },
        'x-reference': 'users',
        'x-label': label,
      })(overdue({ filter: { clerk_ids: { current: 'user' } } })(text)),
    at: '"user"',
    message: '"clerk_ids" does not refer to one account.',
  },
  {
    title: 'a tab of the caller’s records that asks for more',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { created_by: { current: 'user', $ne: 'x' } } }),
    at: '"created_by"',
    hint: 'Write "current" alone.',
  },
  {
    title: 'a tab by a text in place of a number',
    code: 'TUY515',
    file: LOANS,
    edit: overdue({ filter: { version: { $gte: '3' } } }),
    at: '"3"',
    hint: 'Write a number.',
  },
  {
    title: 'a tab for those who may take an unknown action',
    code: 'TUY602',
    file: LOANS,
    edit: overdue({ slug: 'loose' }),
    at: '"loose"',
    hint: 'Did you mean "lose"?',
  },
  {
    title: 'a tab with an unknown column',
    code: 'TUY209',
    file: LOANS,
    edit: overdue({ columns: ['numbers'] }),
    at: '"numbers"',
    hint: 'Did you mean "number"?',
  },
  {
    title: 'a tab sorted by a list',
    code: 'TUY501',
    file: LOANS,
    edit: overdue({ sort: '-history' }),
    at: '"-history"',
    message: 'A list cannot be sorted by "history".',
  },
  {
    title: 'a tab in one language',
    code: 'TUY802',
    file: LOANS,
    edit: overdue({ label: { vi: 'Quá hạn' } }),
    at: ['"name": "overdue",\n      ', '"label"'],
  },
];
