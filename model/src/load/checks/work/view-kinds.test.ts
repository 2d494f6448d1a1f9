import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Xem', en: 'View' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const view = (kind: string, keys: object, ...edits: readonly Edit[]) => ({
  [LOANS]: both(set(['views'], [{ name: 'shown', kind, label, ...keys }]), ...edits),
});
const queue = (keys: object, ...edits: readonly Edit[]) =>
  view('queue', { filter: { state: 'OPEN' }, ...keys }, ...edits);
const timeline = (keys: object, ...edits: readonly Edit[]) =>
  view('timeline', { lanes: 'book_id', from: 'created_at', ...keys }, ...edits);
const times = both(
  property('lent_at', { type: 'string', format: 'date-time' }),
  property('back_at', { type: 'string', format: 'date-time' }),
  property('desk_id', { type: 'string', 'x-reference': 'branches' }),
);
const place = property('place', {
  type: 'object',
  properties: { city: { type: 'string', 'x-label': label } },
});
const photo = property('photo', { type: 'string', 'x-kind': 'image' });
const tab = set(['tabs'], [{ name: 'lost', filter: [{ state: 'LOST' }] }]);
const phase = property('phase', { type: 'string', enum: ['a', 'b'], 'x-values': { a: label, b: label } });
const note = { type: 'string', 'x-label': label };
const checks = {
  type: 'array',
  'x-label': label,
  items: { type: 'object', properties: { state: { $ref: '../enums/loan-state.json' }, note } },
};
const lose = (properties: object) => set(['workflow', 'transitions', 1, 'input'], { type: 'object', properties });

describe('Invalid views of a resource', () => {
  test.each<Case>([
    [
      'on a resource without a list',
      queue({}, set(['actions'], ['show', 'edit'])),
      [
        'TUY712 lend.json/submit/path: No "loans" is created by request. Name an operation on the resource.',
        'TUY530 loans.json/views: The resource has no list, so no heading leads to its views. Add "list" to "actions".',
      ],
    ],
    [
      'of a workflow that there is not',
      view('board', {}, set(['workflow'], undefined)),
      [
        'warning TUY503 loans.json/schema/properties/state: "state" is required, yet no section of the form asks for it. Add it to a section.',
        'warning TUY505 loans.json/form/sections: No section of the form asks for "history". Add it to a section, or write "x-computed": true if nobody fills it in.',
        'TUY530 loans.json/views/0/kind: "loans" has no workflow, whose states would be the columns. Add "workflow", or use another kind of view.',
        'TUY983 book-lost.json/steps/2/transition: "loans" has no transition "lose".',
      ],
    ],
    [
      'of columns that are filtered and sorted by a list',
      view('board', { filter: { history: null }, sort: 'history', fields: ['numbr'] }),
      [
        'TUY501 loans.json/views/0/filter/history: A list cannot be filtered by "history". Use another field.',
        'TUY501 loans.json/views/0/sort: A list cannot be sorted by "history". Use another field.',
        'TUY209 loans.json/views/0/fields/0: There is no field "numbr" to show. Did you mean "number"?',
      ],
    ],
    [
      'with a state that its own enum has not',
      view(
        'board',
        { states: ['a', 'c'] },
        set(['workflow', 'field'], 'phase'),
        set(['workflow', 'initial'], 'a'),
        set(['workflow', 'transitions'], [{ name: 'lose', label, from: 'a', to: 'b', by: 'staff' }]),
        phase,
      ),
      [
        'warning TUY503 loans.json/schema/properties/state: "state" is required, yet no section of the form asks for it. Add it to a section.',
        'TUY530 loans.json/views/0/states/1: "phase" has no state "c". Did you mean "a"?',
      ],
    ],
    [
      'of bars that are filtered by a list and show no field',
      timeline({ filter: { history: null }, from: 'lent_at', fields: ['numbr'] }, times),
      [
        'TUY501 loans.json/views/0/filter/history: A list cannot be filtered by "history". Use another field.',
        'TUY209 loans.json/views/0/fields/0: There is no field "numbr" to show. Did you mean "number"?',
      ],
    ],
    [
      'with an operation on the resource',
      queue({ actions: [{ name: 'count' }] }, set(['operations'], [{ name: 'count', label, on: 'resource' }])),
      [
        'TUY530 loans.json/views/0/actions/0/name: "loans" has no transition "count" for staff, and no operation on a record. Choose one of give-back, lose.',
      ],
    ],
    [
      'with a path into a record',
      queue({ row: ['number', 'book.nam'] }),
      ['TUY209 loans.json/views/0/row/1: There is no field "book.nam" to show. Did you mean "name"?'],
    ],
    [
      'with a path like no other',
      queue({ fields: ['zzzzzzzzzzzz'] }),
      [
        'TUY209 loans.json/views/0/fields/0: There is no field "zzzzzzzzzzzz" to show. There are number, book_id, book, state, due_on, by_post, address, history, id, office_id, office, version, created_at, updated_at, created_by, created_by_record.',
      ],
    ],
    [
      'with a part of an object',
      queue({ fields: ['place.city'] }, place),
      ['TUY530 loans.json/views/0/fields/0: "place.city" is a part of an object. Show the whole: "place".'],
    ],
    [
      'with evidence that is no upload',
      queue({ evidence: ['number', 'book.name', 'photo'] }, photo),
      [
        'TUY530 loans.json/views/0/evidence/0: "number" is not an upload. Name a field of kind "image" or "file", or move it to "fields".',
        'TUY530 loans.json/views/0/evidence/1: "book.name" is not an upload. Name a field of kind "image" or "file", or move it to "fields".',
      ],
    ],
    [
      'filtered by a path and by a list',
      queue({ filter: { 'place.city': 'Huế', history: null } }, place),
      [
        'TUY501 loans.json/views/0/filter/place.city: A list cannot be filtered by "place.city". Use another field.',
        'TUY501 loans.json/views/0/filter/history: A list cannot be filtered by "history". Use another field.',
      ],
    ],
    [
      'sorted by a field that there is not',
      queue({ sort: 'numbr' }),
      ['TUY209 loans.json/views/0/sort: There is no field "numbr". Did you mean "number"?'],
    ],
    [
      'with keys of every queue',
      queue({ actions: ['J', 'K', 'O', 'X', 'Z'].map((key) => ({ name: 'lose', key })) }),
      [
        'TUY530 loans.json/views/0/actions/0/key: Every queue has a meaning for "J". Choose another key.',
        'TUY530 loans.json/views/0/actions/1/name: "lose" is here twice. Remove one.',
        'TUY530 loans.json/views/0/actions/1/key: Every queue has a meaning for "K". Choose another key.',
        'TUY530 loans.json/views/0/actions/2/name: "lose" is here twice. Remove one.',
        'TUY530 loans.json/views/0/actions/2/key: Every queue has a meaning for "O". Choose another key.',
        'TUY530 loans.json/views/0/actions/3/name: "lose" is here twice. Remove one.',
        'TUY530 loans.json/views/0/actions/3/key: Every queue has a meaning for "X". Choose another key.',
        'TUY530 loans.json/views/0/actions/4/name: "lose" is here twice. Remove one.',
        'TUY530 loans.json/views/0/actions/4/key: Every queue has a meaning for "Z". Choose another key.',
      ],
    ],
    [
      'with a key and an action twice',
      queue({
        actions: [
          { name: 'lose', key: 'L' },
          { name: 'lose', key: 'L' },
        ],
      }),
      [
        'TUY530 loans.json/views/0/actions/1/name: "lose" is here twice. Remove one.',
        'TUY530 loans.json/views/0/actions/1/key: Two actions have the key "L". Choose another key.',
      ],
    ],
    [
      'with an action that there is not',
      queue({ actions: [{ name: 'loose' }] }),
      [
        'TUY530 loans.json/views/0/actions/0/name: "loans" has no transition "loose" for staff, and no operation on a record. Did you mean "lose"?',
      ],
    ],
    [
      'with an action of customers',
      queue({ actions: [{ name: 'give-back' }] }, set(['workflow', 'transitions', 0, 'by'], 'customer')),
      [
        'TUY530 loans.json/views/0/actions/0/name: "loans" has no transition "give-back" for staff, and no operation on a record. Only "lose" would do.',
      ],
    ],
    [
      'with an action of other states',
      queue({ filter: { state: ['RETURNED', 'LOST'] }, actions: [{ name: 'lose' }] }),
      [
        'TUY530 loans.json/views/0/actions/0/name: "lose" does not lead on from "RETURNED", "LOST", the state of the filter. It leads on from OPEN.',
      ],
    ],
    [
      'with an action of other states than the tab',
      queue({ label: undefined, filter: undefined, tab: 'lost', actions: [{ name: 'lose' }] }, tab),
      [
        'TUY530 loans.json/views/0/actions/0/name: "lose" does not lead on from "LOST", the state of the filter. It leads on from OPEN.',
      ],
    ],
    [
      'with two inputs on the page',
      queue({ actions: [{ name: 'lose', inline: true }] }, lose({ reason: note, note })),
      ['TUY530 loans.json/views/0/actions/0/inline: An action on the page has one input, a text. Remove "inline".'],
    ],
    [
      'with ticks of a list with three properties',
      queue(
        { actions: [{ name: 'lose', ticks: 'checks' }] },
        lose({
          checks: { ...checks, items: { type: 'object', properties: { ...checks.items.properties, more: note } } },
        }),
      ),
      [
        'TUY530 loans.json/views/0/actions/0/ticks: "checks" is not a list of an enum and a text. Its items have two properties: a $ref to an enum, and a text.',
      ],
    ],
    [
      'late by a field that there is not',
      queue({ late: { stat: 'OPEN' } }),
      ['TUY209 loans.json/views/0/late/stat: There is no field "stat" here. Did you mean "state"?'],
    ],
    [
      'between times that are none',
      timeline({ from: 'due_on', to: 'number' }),
      [
        'TUY530 loans.json/views/0/from: "due_on" is not a date-time. Remove the view.',
        'TUY530 loans.json/views/0/to: "number" is not a date-time. Remove the view.',
      ],
    ],
    [
      'between other times than the moments',
      timeline({ from: 'lent_at', to: 'due_on' }, times),
      ['TUY530 loans.json/views/0/to: "due_on" is not a date-time. There is lent_at, back_at.'],
    ],
    [
      'exclusive by what is no reference',
      timeline({ from: 'lent_at', exclusive: ['desk_id', 'state'] }, times),
      [
        'TUY530 loans.json/views/0/exclusive/1: "state" is not a reference to another record. There is book_id, desk_id.',
      ],
    ],
    [
      'that assigns what is never edited',
      timeline({ from: 'lent_at', assign: ['desk_id'] }, times, set(['actions'], ['list', 'show'])),
      [
        'TUY712 lend.json/submit/path: No "loans" is created by request. Name an operation on the resource.',
        'TUY530 loans.json/views/0/assign: The records cannot be edited. Add "edit" to "actions", or remove "assign".',
      ],
    ],
    [
      'that needs what nobody assigns',
      timeline({ from: 'lent_at', assign: ['by_post'], needs: ['desk_id', 'by_post'] }, times),
      [
        'TUY530 loans.json/views/0/needs/0: "desk_id" is not in "assign". Add it to "assign", or remove it from "needs".',
        'TUY530 loans.json/views/0/needs/1: "by_post" is not a reference to another record. Remove it from "needs".',
      ],
    ],
    [
      'idle by a value that there is not',
      timeline({ from: 'lent_at', idle: { state: 'IDLE' } }, times),
      ['TUY413 loans.json/views/0/idle/state: "state" is never "IDLE". Choose one of OPEN, RETURNED, LOST.'],
    ],
  ])('an invalid view of a resource is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'a queue with actions, evidence and ticks',
    queue(
      {
        row: ['number', 'book.name'],
        fields: ['due_on', 'place'],
        evidence: ['photo'],
        sort: '-due_on',
        late: { by_post: true },
        actions: [
          { name: 'lose', key: 'L', inline: true },
          { name: 'give-back', key: 'G' },
        ],
      },
      place,
      photo,
    ),
  ],
  [
    'a queue of a tab',
    queue(
      { label: undefined, filter: undefined, tab: 'open' },
      set(['tabs'], [{ name: 'open', filter: { state: 'OPEN' } }]),
    ),
  ],
  ['a queue of any state', queue({ filter: { by_post: true }, actions: [{ name: 'lose' }] })],
  [
    'a queue with evidence of another record',
    {
      ...queue({ evidence: ['book.cover'] }),
      'schemas/resources/books.json': property('cover', { type: 'string', 'x-kind': 'image' }),
    },
  ],
  [
    'a queue with an operation on a record',
    queue({ actions: [{ name: 'remind' }] }, set(['operations'], [{ name: 'remind', label }])),
  ],
  ['a queue with ticks', queue({ actions: [{ name: 'lose', ticks: 'checks' }] }, lose({ checks }))],
  [
    'a board of some states',
    view('board', { states: ['OPEN', 'LOST'], fields: ['number'], filter: { by_post: true } }),
  ],
  [
    'a timeline that assigns',
    timeline(
      { from: 'lent_at', to: 'back_at', exclusive: ['desk_id'], assign: ['desk_id'], fields: ['number'] },
      times,
    ),
  ],
])('a view of a resource is valid: %s', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});
