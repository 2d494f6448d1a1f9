import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const LOANS = 'schemas/resources/loans.json';
const BOOKS = 'schemas/resources/books.json';
const LOST = 'schemas/scenarios/book-lost.json';

const label = { vi: 'Mục', en: 'Item' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const loans = (...edits: readonly Edit[]) => ({ [LOANS]: both(...edits), [LOST]: () => '' });
const lists = (...written: readonly object[]) =>
  set(
    ['related'],
    written.map((list) => ({ resource: 'loans', by: 'book_id', ...list })),
  );
const related = (...written: readonly object[]) => ({ [BOOKS]: lists(...written) });
const input = { type: 'object', required: ['reason'], properties: { reason: { type: 'string', 'x-label': label } } };
/**
 * Replaces the transitions of the workflow. Each argument overrides keys of a default transition, which staff make from
 * `OPEN` to `LOST`.
 */
const moves = (...rows: readonly object[]) =>
  set(
    ['workflow', 'transitions'],
    rows.map((row) => ({ name: 'move', label, from: 'OPEN', to: 'LOST', by: 'staff', ...row })),
  );
const toReturned = { name: 'give-back', to: 'RETURNED' };
const items = (properties: object) => set(['schema', 'properties', 'history', 'items'], { type: 'object', properties });
const state = { $ref: '../enums/loan-state.json' };

describe('Invalid workflows', () => {
  test.each<Case>([
    [
      'of a field that there is not',
      loans(set(['workflow', 'field'], 'stat')),
      [
        'warning TUY503 loans.json/schema/properties/state: "state" is required, yet no section of the form asks for it. Add it to a section.',
        'TUY209 loans.json/workflow/field: There is no field "stat". Did you mean "state"?',
      ],
    ],
    [
      'of a field that is no enum',
      loans(set(['workflow', 'field'], 'due_on')),
      [
        'warning TUY503 loans.json/schema/properties/state: "state" is required, yet no section of the form asks for it. Add it to a section.',
        'TUY510 loans.json/workflow/field: "due_on" holds the state, so it must be an enum. Give it a "$ref" to an enum file, or an "enum" with "x-values".',
      ],
    ],
    [
      'with a history that there is not',
      loans(set(['workflow', 'history'], 'histori')),
      [
        'warning TUY505 loans.json/form/sections: No section of the form asks for "history". Add it to a section, or write "x-computed": true if nobody fills it in.',
        'TUY209 loans.json/workflow/history: There is no field "histori". Did you mean "history"?',
      ],
    ],
    [
      'with a history of other fields',
      loans(items({ form: state, zzzzzzzz: { type: 'string', 'x-label': label } })),
      [
        'TUY510 loans.json/schema/properties/history/items/properties/form: Nothing fills "form" of a history. Did you mean "from"?',
        'TUY510 loans.json/schema/properties/history/items/properties/zzzzzzzz: Nothing fills "zzzzzzzz" of a history. Choose one of from, to, at, by, note.',
        'TUY510 loans.json/workflow/history: "history" keeps the moves, so it must say where each one led. Add the property "to" with the enum of the state.',
      ],
    ],
    [
      'with states that there are not',
      loans(set(['workflow', 'initial'], 'OPN'), moves({ from: ['OPEN', 'OPN'], to: 'LOS' }, toReturned)),
      [
        'TUY511 loans.json/workflow/initial: "OPN" is not a state: the enum of the field lacks it. Did you mean "OPEN"?',
        'warning TUY512 loans.json/workflow/transitions: No transition leads to "OPEN", "RETURNED", "LOST". Add one, or take the state out of the enum.',
        'TUY511 loans.json/workflow/transitions/0/from/1: "OPN" is not a state: the enum of the field lacks it. Did you mean "OPEN"?',
        'TUY511 loans.json/workflow/transitions/0/to: "LOS" is not a state: the enum of the field lacks it. Did you mean "LOST"?',
      ],
    ],
    [
      'with states that no transition leads to',
      loans(moves({ to: 'OPEN' })),
      [
        'warning TUY512 loans.json/workflow/transitions: No transition leads to "RETURNED", "LOST". Add one, or take the state out of the enum.',
      ],
    ],
    [
      'with a state that only an unreachable one leads to',
      loans(moves({ from: 'LOST', to: 'RETURNED' })),
      [
        'warning TUY512 loans.json/workflow/transitions: No transition leads to "RETURNED", "LOST". Add one, or take the state out of the enum.',
      ],
    ],
    [
      'with names that are none',
      loans(moves({ name: 'Move' }, { ...toReturned, name: 'edit' })),
      [
        'TUY211 loans.json/workflow/transitions/0/name: "Move" is not a valid name for a transition. Use lowercase letters, digits and single hyphens, such as "attach-card".',
        'TUY211 loans.json/workflow/transitions/1/name: "edit" is already an action. Choose another name.',
      ],
    ],
    [
      'with two rows for one state',
      loans(moves({ from: ['OPEN', 'RETURNED'] }, { from: ['RETURNED', 'OPEN'], to: 'RETURNED' })),
      [
        'TUY513 loans.json/workflow/transitions/1/name: "move" from OPEN, RETURNED is already defined by row 1. Remove one, or tell them apart with "when".',
      ],
    ],
    [
      'with two rows whose conditions overlap',
      loans(moves({ when: { by_post: [true, false] } }, { to: 'RETURNED', when: { by_post: true } })),
      [
        'TUY513 loans.json/workflow/transitions/1/name: "move" from OPEN is already defined by row 1. Remove one, or tell them apart with "when".',
      ],
    ],
    [
      'with two rows whose conditions are on different fields',
      loans(moves({ when: { by_post: true } }, { to: 'RETURNED', when: { due_on: null } })),
      [
        'TUY513 loans.json/workflow/transitions/1/name: "move" from OPEN is already defined by row 1. Remove one, or tell them apart with "when".',
      ],
    ],
  ])('an invalid workflow is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  ['two rows of one name from other states', loans(moves({}, { from: 'LOST', to: 'RETURNED' }))],
  [
    'states that are reached one after the other',
    loans(moves({ name: 'shelve', from: 'RETURNED' }, { name: 'give-back', to: 'RETURNED' })),
  ],
  [
    'two rows of one name whose conditions exclude each other',
    loans(moves({ when: { by_post: true } }, { to: 'RETURNED', when: { by_post: [false] } })),
  ],
  [
    'several records at once with an optional input',
    loans(moves({ bulk: true, input: { ...input, required: [] } }, toReturned)),
  ],
  [
    'a history of all that the server writes',
    loans(
      items({
        from: { ...state, 'x-label': { vi: 'Từ', en: 'From' } },
        to: { ...state, 'x-label': { vi: 'Đến', en: 'To' } },
        at: { type: 'string', format: 'date-time', 'x-label': { vi: 'Lúc', en: 'At' } },
        by: { type: 'string', 'x-label': { vi: 'Người', en: 'By' } },
        note: { type: 'string', 'x-label': label },
      }),
    ),
  ],
])('a workflow with %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

describe('Invalid related lists', () => {
  test.each<Case>([
    [
      'by a field like no other',
      related({ by: 'zzzzzzzzzzzz' }),
      ['TUY209 books.json/related/0/by: "loans" has no field "zzzzzzzzzzzz". Only "book_id" would do.'],
    ],
    [
      'of a resource that never refers to it',
      related({ resource: 'users', by: 'name' }),
      [
        'TUY520 books.json/related/0/by: "name" of "users" does not refer to "books". No field of "users" refers to "books".',
      ],
    ],
    [
      'of such a resource, by a field that there is not',
      related({ resource: 'users', by: 'book_id' }),
      ['TUY209 books.json/related/0/by: "users" has no field "book_id". No field of "users" refers to "books".'],
    ],
    [
      'with columns and an order that there are not',
      related({ columns: ['numbr'], sort: 'history' }),
      [
        'TUY209 books.json/related/0/columns/0: There is no field "numbr". Did you mean "number"?',
        'TUY501 books.json/related/0/sort: A list cannot be sorted by "history". Use another field.',
      ],
    ],
    [
      'with a filter that never holds',
      related({ filter: { state: 'GONE' } }),
      ['TUY413 books.json/related/0/filter/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.'],
    ],
    [
      'with the heading of another',
      { ...related({}, { by: 'other_id' }), [LOANS]: property('other_id', { type: 'string', 'x-reference': 'books' }) },
      ['TUY520 books.json/related/1/resource: Two lists have the heading of "loans". Add "label" to them.'],
    ],
    [
      'with new records of fields and values that there are not',
      related({
        create: [
          {
            label,
            when: { len: true },
            values: { stat: 'OPEN', state: 'GONE', address: { field: 'nam' }, due_on: { field: 'bought_on' } },
          },
        ],
      }),
      [
        'TUY209 books.json/related/0/create/0/when/len: There is no field "len" here. Did you mean "lent"?',
        'TUY209 books.json/related/0/create/0/values/stat: "loans" has no field "stat". Did you mean "state"?',
        'TUY413 books.json/related/0/create/0/values/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY209 books.json/related/0/create/0/values/address/field: There is no field "nam". Did you mean "name"?',
      ],
    ],
  ])('an invalid related list of a show page is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'one list',
    related({ columns: ['number', 'due_on'], sort: '-due_on', filter: { state: ['OPEN', 'LOST'], due_on: null } }),
  ],
  [
    'two lists with headings, and new records',
    {
      ...related(
        {},
        {
          by: 'other_id',
          label,
          create: [{ label, when: { lent: true }, values: { state: 'OPEN', address: { field: 'name' } } }],
        },
      ),
      [LOANS]: property('other_id', { type: 'string', 'x-reference': { resource: 'books', use: 'read' } }),
    },
  ],
  [
    'two lists of one resource, of which one has a heading',
    {
      ...related({ label }, { by: 'other_id' }),
      [LOANS]: property('other_id', { type: 'string', 'x-reference': 'books' }),
    },
  ],
  [
    'a list on a page, and new records with what every record has',
    {
      [BOOKS]: both(
        lists({ create: [{ label, values: { address: { field: 'id' }, due_on: { field: 'updated_at' } } }] }),
        set(['actions'], ['list', 'show']),
      ),
    },
  ],
  [
    'a timeline with notes',
    { [BOOKS]: both(set(['timeline'], true), set(['notes'], true), set(['actions'], ['list', 'show'])) },
  ],
  ['attachments', { [BOOKS]: both(set(['attachments'], true), set(['actions'], ['list', 'show'])) }],
])('a back-office page with %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

const operation = (...written: readonly object[]) => ({
  [LOANS]: set(
    ['operations'],
    written.map((one) => ({ name: 'remind', label, ...one })),
  ),
});
const answer = { type: 'object', properties: { sent: { type: 'integer', 'x-label': label } } };

describe('Invalid operations', () => {
  test.each<Case>([
    [
      'with names that are none',
      operation({ name: 'Remind' }, { name: 'export' }, { name: 'delete' }),
      [
        'TUY211 loans.json/operations/0/name: "Remind" is not a valid name for an operation. Use lowercase letters, digits and single hyphens, such as "plan-trips".',
        'TUY211 loans.json/operations/1/name: "export" is already an action. Choose another name.',
        'TUY211 loans.json/operations/2/name: "delete" is already an action. Choose another name.',
      ],
    ],
    [
      'with the names of others',
      operation({ name: 'lose' }, {}, {}),
      [
        'TUY514 loans.json/operations/0/name: "lose" is a transition already. Choose another name.',
        'TUY514 loans.json/operations/2/name: "remind" is an operation already. Choose another name.',
      ],
    ],
    [
      'with an action like no other',
      operation({ slug: 'zzzzzzzzzzzzzzzz' }),
      [
        'TUY602 loans.json/operations/0/slug: The module "loan" has no action "zzzzzzzzzzzzzzzz". Choose one of read, create, update, delete, export, give-back, lose.',
      ],
    ],
    [
      'with a condition that never holds',
      operation({ when: { state: 'GONE' } }),
      ['TUY413 loans.json/operations/0/when/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.'],
    ],
    [
      'with a message about what it does not answer',
      operation({ answer, result: { vi: '{sent}', en: '{snt} {number}' } }),
      [
        'TUY514 loans.json/operations/0/result/en: The answer has no field "snt". Did you mean "sent"?',
        'TUY514 loans.json/operations/0/result/en: The answer has no field "number". Only "sent" would do.',
      ],
    ],
    [
      'with a message and no answer',
      operation({ result: { vi: 'x', en: '{sent}' } }),
      [
        'TUY514 loans.json/operations/0/result/en: The answer has no field "sent". Add it to the properties of "answer".',
      ],
    ],
  ])('an invalid operation is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test("an operation may use another action's permission, and have a condition and a result message", () => {
  const written = [
    { slug: 'export', when: { state: ['OPEN'] }, answer, result: { vi: '{sent}', en: '{sent} sent' } },
    { name: 'remind-all', on: 'resource' },
  ];
  expect(reported(operation(...written))).toEqual([]);
});
