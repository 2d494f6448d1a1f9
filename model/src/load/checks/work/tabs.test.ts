import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const USERS = 'schemas/resources/users.json';

const label = { vi: 'Thẻ', en: 'Tab' };
const isOneState = ({ filter: asked }: { filter?: unknown }) =>
  ['state', 'phase', 'when'].some((name) => JSON.stringify(asked ?? 0).startsWith(`{"${name}":"`));
const tabs = (...written: readonly object[]) =>
  set(
    ['tabs'],
    written.map((tab, index) => ({
      name: `tab-${index + 1}`,
      ...(!isOneState(tab) && { label }),
      filter: { created_at: 'today' },
      ...tab,
    })),
  );
const filter = (...written: readonly unknown[]) => ({ [LOANS]: tabs(...written.map((one) => ({ filter: one }))) });
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);

describe('Invalid tabs of lists', () => {
  test.each<Case>([
    [
      'with an action like no other',
      { [LOANS]: tabs({ slug: 'zzzzzzzzzzzzzzzzzzzz', filter: { state: 'OPEN' } }) },
      [
        'TUY602 loans.json/tabs/0/slug: The module has no action "zzzzzzzzzzzzzzzzzzzz". Choose one of read, create, update, delete, export, give-back, lose.',
      ],
    ],
    [
      'with such a field in one of several filters',
      filter([{ state: 'OPEN' }, { stat: 'OPEN' }]),
      ['TUY209 loans.json/tabs/0/filter/1/stat: There is no field "stat". Did you mean "state"?'],
    ],
    [
      'with columns and an order that there are not',
      { [LOANS]: tabs({ columns: ['numbr'], sort: '-numbr' }) },
      [
        'TUY209 loans.json/tabs/0/columns/0: There is no field "numbr". Did you mean "number"?',
        'TUY209 loans.json/tabs/0/sort: There is no field "numbr". Did you mean "number"?',
      ],
    ],
    [
      'with an order by a list, and a column that is a secret',
      { [LOANS]: tabs({ sort: 'history' }), [USERS]: tabs({ columns: ['name', 'password'], sort: 'password' }) },
      [
        'TUY501 loans.json/tabs/0/sort: A list cannot be sorted by "history". Use another field.',
        'TUY501 users.json/tabs/0/columns/1: "password" is a secret, which no list may show. Use another field.',
        'TUY501 users.json/tabs/0/sort: A list cannot be sorted by "password". Use another field.',
      ],
    ],
    [
      'with a secret',
      { [USERS]: tabs({ filter: { password: 'x' } }, { filter: { password: { $eq: 'x' } } }) },
      [
        'TUY501 users.json/tabs/0/filter/password: A list cannot be filtered by "password". Use another field.',
        'TUY501 users.json/tabs/1/filter/password: A list cannot be filtered by "password". Use another field.',
      ],
    ],
    [
      'with a value that the field never has',
      filter({ state: 'GONE' }, { state: ['OPEN', 'GONE'] }, { state: { $ne: 'GONE' } }, { state: { $in: ['GONE'] } }),
      [
        'TUY413 loans.json/tabs/0/filter/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY413 loans.json/tabs/1/filter/state/1: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY413 loans.json/tabs/2/filter/state/$ne: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY413 loans.json/tabs/3/filter/state/$in/0: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
      ],
    ],
    [
      'with an operator that the field has not',
      filter({ state: { $gt: 'OPEN' } }, { state: { $eqq: 'OPEN' } }),
      [
        'TUY515 loans.json/tabs/0/filter/state/$gt: "state" cannot be compared by "$gt". Choose one of $eq, $ne, $in, $notin, $isnull, $notnull.',
        'TUY515 loans.json/tabs/1/filter/state/$eqq: "state" cannot be compared by "$eqq". Did you mean "$eq"?',
      ],
    ],
    [
      'with a day that is none',
      filter({ due_on: 'soon' }, { created_at: { $lt: 7 } }, { due_on: { $in: ['today', 'soon'] } }),
      [
        'TUY515 loans.json/tabs/0/filter/due_on: "soon" is not a day. Write "today", "today+30", "today-7" or a day such as "2026-01-31".',
        'TUY515 loans.json/tabs/1/filter/created_at/$lt: 7 is not a day. Write "today", "today+30", "today-7" or a day such as "2026-01-31".',
        'TUY515 loans.json/tabs/2/filter/due_on/$in/1: "soon" is not a day. Write "today", "today+30", "today-7" or a day such as "2026-01-31".',
      ],
    ],
    [
      'with today for a text and for a number',
      filter({ number: 'today' }, { version: 'today+1' }),
      [
        'TUY515 loans.json/tabs/0/filter/number: "number" is not a date, so it cannot be compared with today. Name a date, or a date with time.',
        'TUY515 loans.json/tabs/1/filter/version: "integer" is not a date, so it cannot be compared with today. Name a date, or a date with time.',
      ],
    ],
    [
      'with a text for a number',
      filter({ version: 'three' }),
      ['TUY515 loans.json/tabs/0/filter/version: "three" is not a number. Write a number.'],
    ],
    [
      'with a caller that the field does not name',
      filter({ book_id: { current: 'office' } }),
      [
        'TUY515 loans.json/tabs/0/filter/book_id/current: "book_id" does not refer to one office. Name a field with "x-reference": "branches".',
      ],
    ],
  ])('an invalid tab of a list is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'values, several values and none',
    filter({ state: 'OPEN' }, { state: ['OPEN', 'LOST'] }, { book_id: null }, { due_on: [null] }),
  ],
  [
    'days',
    filter({ due_on: 'today' }, { due_on: { $lt: 'today-7' } }, { created_at: { $gte: '2026-01-31T10:00:00Z' } }),
  ],
  ['questions about emptiness', filter({ due_on: { $isnull: true } }, { due_on: { $notnull: true } })],
  ['the caller', filter({ created_by: { current: 'user' } }, { office_id: { current: 'office' } })],
  [
    'an action, columns and an order',
    { [LOANS]: tabs({ slug: 'export', columns: ['number', 'version'], sort: '-created_at' }) },
  ],
  [
    'numbers, and a value called like a day',
    {
      [LOANS]: both(
        property('age', { type: 'integer' }),
        property('when', { type: 'string', enum: ['today', 'later'], 'x-values': { today: label, later: label } }),
        tabs({ filter: { age: { $gt: 3 } } }, { filter: { when: 'today' } }),
      ),
    },
  ],
])('a valid list tab is accepted: %s', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});
