import { replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const USERS = 'schemas/resources/users.json';

export const SCREENS: readonly Mistake[] = [
  {
    title: 'a title without a field',
    code: 'TUY504',
    file: BOOKS,
    edit: replace('{mark} – {name}', 'mark'),
    at: ['"title": ', '"mark"'],
    hint: /in braces/,
  },
  {
    title: 'a secret as a column',
    code: 'TUY501',
    file: USERS,
    edit: (text) => text.replace(/\n}$/, ',\n"list": { "columns": ["name", "password"] }\n}'),
    at: ['"name", ', '"password"'],
  },
  {
    title: 'a sort by a list',
    code: 'TUY501',
    file: BOOKS,
    edit: (text) => text.replace(/\n}$/, ',\n"list": { "sort": "authors" }\n}'),
    at: ['"sort": ', '"authors"'],
  },
  {
    title: 'a field twice in a form',
    code: 'TUY502',
    file: LOANS,
    edit: replace('"due_on",\n          "by_post"', '"due_on",\n          "due_on"'),
    at: ['"due_on",\n          ', '"due_on"'],
  },
  {
    title: 'a required field that no section asks for',
    code: 'TUY503',
    file: LOANS,
    edit: set(['form', 'sections', 0, 'fields'], ['due_on', 'address']),
    at: '"book_id": {',
    warning: true,
  },
  {
    title: 'a state that is no enum',
    code: 'TUY510',
    file: LOANS,
    edit: replace('"field": "state"', '"field": "due_on"'),
    at: ['"field": ', '"due_on"'],
  },
  {
    title: 'a history that is no list',
    code: 'TUY510',
    file: LOANS,
    edit: replace('"history": "history"', '"history": "number"'),
    at: ['"history": ', '"number"'],
  },
  {
    title: 'a history with a key that nothing fills',
    code: 'TUY510',
    file: LOANS,
    edit: set(['schema', 'properties', 'history', 'items', 'properties', 'notes'], {
      type: 'string',
      'x-label': { vi: 'Ghi chú', en: 'Note' },
    }),
    at: '"notes"',
    message: 'Nothing fills "notes" of a history.',
    hint: 'Did you mean "note"?',
  },
  {
    title: 'a history that does not say where a move led',
    code: 'TUY510',
    file: LOANS,
    edit: set(['schema', 'properties', 'history', 'items', 'properties'], {
      at: { type: 'string', format: 'date-time', 'x-label': { vi: 'Lúc', en: 'At' } },
    }),
    at: ['"history": ', '"history"'],
    message: '"history" keeps the moves, so it must say where each one led.',
  },
  {
    title: 'an unknown state',
    code: 'TUY511',
    file: LOANS,
    edit: replace('"to": "LOST"', '"to": "LOSD"'),
    at: '"LOSD"',
    hint: 'Did you mean "LOST"?',
  },
  {
    title: 'a state that nothing leads to',
    code: 'TUY512',
    file: LOANS,
    edit: replace('"to": "LOST"', '"to": "RETURNED"'),
    at: '"transitions"',
    message: 'No transition leads to "LOST".',
    warning: true,
  },
  {
    title: 'two rows for one move',
    code: 'TUY513',
    file: LOANS,
    edit: replace('"name": "lose"', '"name": "give-back"'),
    at: [
      '"OPEN",\n        "to": "RETURNED",\n        "by": [\n          "staff",\n          "customer"\n        ]\n      },\n      {\n        "name": ',
      '"give-back"',
    ],
  },
];
