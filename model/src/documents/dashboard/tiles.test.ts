import { describe, expect, test } from 'vitest';
import { property, set } from '../../example/example.fixture.ts';
import { reported, type Case } from '../../load/checks/reported.fixture.ts';

const DASHBOARD = 'schemas/dashboards/branch.json';
const USERS = 'schemas/resources/users.json';
const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Ô', en: 'Tile' };

const tiles = (...written: readonly object[]) => ({
  [DASHBOARD]: set(
    ['tiles'],
    written.map((tile, index) => ({ name: `tile-${index + 1}`, label, resource: 'loans', ...tile })),
  ),
});
const figure = (tile: object) => tiles({ kind: 'figure', ...tile });
const filter = (written: object) => figure({ filter: written });

describe('Invalid tiles of dashboards', () => {
  test.each<Case>([
    [
      'without a resource',
      figure({ resource: undefined }),
      ['TUY972 branch.json/tiles/0: This figure lacks "resource". Name the resource whose records count.'],
    ],
    [
      'with a date and no period',
      figure({ date: 'created_at' }),
      ['TUY972 branch.json/tiles/0: This figure lacks "period". A period and the field of its date belong together.'],
    ],
    [
      'of a chart without a group',
      tiles({ kind: 'chart' }),
      ['TUY972 branch.json/tiles/0: This chart lacks "group". Name the field that it counts by.'],
    ],
    [
      'of a todo with two orders',
      tiles({ kind: 'todo', columns: ['number'], since: 'created_at', due: 'due_on' }),
      ['TUY972 branch.json/tiles/0: A todo has one of "since" and "due". Name the field that it is sorted by.'],
    ],
    [
      'with keys of other kinds',
      figure({ group: 'state', first: 3 }),
      [
        'TUY972 branch.json/tiles/0/group: A figure has no "group". Remove it.',
        'TUY972 branch.json/tiles/0/first: A figure has no "first". Remove it.',
      ],
    ],
    [
      'of the domain with keys of a resource',
      figure({ resource: undefined, figure: 'till', sum: 'pages', date: 'due_on' }),
      [
        'TUY972 branch.json/tiles/0/sum: A figure of the domain has no "sum". Remove it.',
        'TUY972 branch.json/tiles/0/date: A figure of the domain has no "date". Remove it.',
      ],
    ],
    [
      'of the domain and of a kind that it has not',
      tiles({ kind: 'trend', figure: 'till', date: 'due_on' }),
      ['TUY972 branch.json/tiles/0/figure: A trend has no "figure". Remove it.'],
    ],
    [
      'that is late by a field that there is not',
      tiles({ kind: 'todo', columns: ['number'], due: 'due_on', late: { stat: 'OPEN' } }),
      ['TUY209 branch.json/tiles/0/late/stat: The resource "loans" has no field "stat". Did you mean "state"?'],
    ],
    [
      'with a sum, a group and a time of what every record has',
      tiles({ kind: 'figure', sum: 'version' }, { kind: 'chart', group: 'version' }, { kind: 'trend', date: 'id' }),
      [
        'TUY973 branch.json/tiles/0/sum: "version" is not a number, so it has no sum. Name another field.',
        'TUY973 branch.json/tiles/1/group: "version" is neither an enum nor a reference. Name another field.',
        'TUY973 branch.json/tiles/2/date: "id" is not a date. Name another field.',
      ],
    ],
    [
      'with a sum of years',
      { ...figure({ sum: 'since' }), [LOANS]: property('since', { type: 'integer', 'x-kind': 'year' }) },
      ['TUY973 branch.json/tiles/0/sum: "since" is not a number, so it has no sum. Name another field.'],
    ],
    [
      'with times that are none',
      tiles(
        { kind: 'trend', date: 'number' },
        { kind: 'todo', columns: ['number'], since: 'state' },
        { kind: 'todo', columns: ['number'], due: 'version' },
      ),
      [
        'TUY973 branch.json/tiles/0/date: "number" is not a date. Name another field.',
        'TUY973 branch.json/tiles/1/since: "state" is not a date. Name another field.',
        'TUY973 branch.json/tiles/2/due: "version" is not a date. Name another field.',
      ],
    ],
    [
      'with columns and an order that are no single value',
      tiles({ kind: 'list', columns: ['history', 'numbr'], sort: '-history' }),
      [
        'TUY973 branch.json/tiles/0/columns/0: "history" does not fit into a line. Name another field.',
        'TUY209 branch.json/tiles/0/columns/1: The resource "loans" has no field "numbr". Did you mean "number"?',
        'TUY973 branch.json/tiles/0/sort: "history" has no order. Name another field.',
      ],
    ],
    [
      'with secrets',
      tiles({ kind: 'list', resource: 'users', columns: ['name', 'password'], sort: 'password' }),
      [
        'TUY973 branch.json/tiles/0/columns/1: "password" is a secret. Name another field.',
        'TUY973 branch.json/tiles/0/sort: "password" is a secret. Name another field.',
      ],
    ],
    [
      'with a name that is none',
      figure({ name: 'Tile' }),
      [
        'TUY211 branch.json/tiles/0/name: "Tile" is not a valid name for a tile. Use lowercase letters, digits and single hyphens, such as "sales-today".',
      ],
    ],
  ])('an invalid tile of a dashboard is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

describe('Invalid filters of dashboard tiles', () => {
  test.each<Case>([
    [
      'by a secret',
      figure({ resource: 'users', filter: { password: 'x' } }),
      [
        'TUY973 branch.json/tiles/0/filter/password: Records cannot be filtered by "password". Name a field with a single value.',
      ],
    ],
    [
      'by what is only written',
      {
        ...figure({ resource: 'users', filter: { pin: 'x' } }),
        [USERS]: property('pin', { type: 'string', writeOnly: true }),
      },
      ['TUY973 branch.json/tiles/0/filter/pin: Records cannot be filtered by "pin". Name a field with a single value.'],
    ],
    [
      'by a value that the field never has',
      filter({ state: 'GONE' }),
      ['TUY413 branch.json/tiles/0/filter/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.'],
    ],
    [
      'by the opposite of such a value',
      filter({ state: { not: 'GONE' } }),
      ['TUY413 branch.json/tiles/0/filter/state/not: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.'],
    ],
    [
      'that compares in two ways',
      filter({ due_on: { not: null, from: 'today' } }),
      [
        'TUY973 branch.json/tiles/0/filter/due_on: "due_on" is compared in two ways at once. Write "not", "current", or "from" and "to".',
      ],
    ],
    [
      'between texts',
      filter({ number: { from: 'A', to: 'B' } }),
      [
        'TUY973 branch.json/tiles/0/filter/number/from: "number" has no values between two others. Bounds are for numbers, dates and date-times.',
        'TUY973 branch.json/tiles/0/filter/number/to: "number" has no values between two others. Bounds are for numbers, dates and date-times.',
      ],
    ],
    [
      'of a number by a text',
      filter({ version: { from: '3' } }),
      ['TUY973 branch.json/tiles/0/filter/version/from: "version" is a number. Write a number.'],
    ],
    [
      'of a date by what is no time',
      filter({ due_on: { from: 'yesterday', to: '2026-1-1' } }),
      [
        'TUY973 branch.json/tiles/0/filter/due_on/from: "yesterday" is not a time. Write today, today-7, week, month-1, a date such as 2026-12-31, or of a date-time now-15m.',
        'TUY973 branch.json/tiles/0/filter/due_on/to: "2026-1-1" is not a time. Write today, today-7, week, month-1, a date such as 2026-12-31, or of a date-time now-15m.',
      ],
    ],
    [
      'of a moment by a number',
      filter({ created_at: { from: 7 } }),
      [
        'TUY973 branch.json/tiles/0/filter/created_at/from: 7 is not a time. Write today, today-7, week, month-1, a date such as 2026-12-31, or of a date-time now-15m.',
      ],
    ],
    [
      'by an office that the field does not name',
      filter({ created_by: { current: 'office' } }),
      [
        'TUY973 branch.json/tiles/0/filter/created_by/current: "created_by" does not refer to one office. Name a field with "x-reference": "branches".',
      ],
    ],
    [
      'by another caller',
      filter({ created_by: { current: 'role' } }),
      [
        'TUY304 branch.json/tiles/0/filter/created_by/current: "current" cannot be "role". Choose one of user, office.',
        'TUY973 branch.json/tiles/0/filter/created_by/current: The caller has an account and an office. Write {"current": "user"} or {"current": "office"}.',
      ],
    ],
  ])('an invalid filter of a dashboard tile is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  ['a number of all', figure({})],
  [
    'a number of a period, for those who may do an action',
    figure({ date: 'created_at', period: 'day', slug: 'export' }),
  ],
  ['a sum', { ...figure({ sum: 'fine' }), [LOANS]: property('fine', { type: 'integer', 'x-kind': 'money' }) }],
  ['a trend of a date', tiles({ kind: 'trend', date: 'due_on' })],
  [
    'charts by a value and by a reference',
    tiles({ kind: 'chart', group: 'state' }, { kind: 'chart', group: 'office_id' }),
  ],
  [
    'charts by a caller, and a trend of a moment',
    tiles({ kind: 'chart', group: 'created_by' }, { kind: 'trend', date: 'updated_at', by: 'week', last: 4 }),
  ],
  [
    'a sum of decimals and bounds of every kind of number',
    {
      [LOANS]: (text) =>
        property('weight', { type: 'number' })(
          property('fine', { type: 'integer', 'x-kind': 'money' })(
            property('since', { type: 'integer', 'x-kind': 'year' })(text),
          ),
        ),
      ...figure({
        sum: 'weight',
        filter: {
          weight: { from: 0.5 },
          fine: { from: 1, to: 1000 },
          since: { to: 2026 },
          updated_at: { from: 'now-1h', to: '2026-01-31' },
          version: { not: 3 },
        },
      }),
    },
  ],
  [
    'a trend and bounds of a moment of its own',
    {
      [LOANS]: property('lent_at', { type: 'string', format: 'date-time' }),
      ...tiles({ kind: 'trend', date: 'lent_at', filter: { lent_at: { from: 'now-15m', to: '2026-01-31' } } }),
    },
  ],
  ['a list with an order', tiles({ kind: 'list', columns: ['number', 'version'], sort: '-created_at' })],
  ['a todo by age', tiles({ kind: 'todo', columns: ['number'], since: 'created_at' })],
  ['the domain', tiles({ kind: 'chart', resource: undefined, figure: 'till', enum: 'loan-state' })],
  [
    'a filter by values, bounds and the caller',
    {
      [USERS]: property('age', { type: 'integer' }),
      ...tiles(
        { kind: 'figure', filter: { state: ['OPEN', 'LOST'], due_on: { from: '2026-01-31', to: 'today-3' } } },
        { kind: 'figure', filter: { created_at: { from: 'now-15m' }, state: { not: 'OPEN' }, version: { to: 3 } } },
        { kind: 'figure', filter: { created_by: { current: 'user' }, office_id: { current: 'office' } } },
        { kind: 'figure', resource: 'users', filter: { age: { from: 18 } } },
      ),
    },
  ],
])('a dashboard tile with %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

const other = (keys: object) => ({
  'schemas/dashboards/second.json': () =>
    JSON.stringify({
      name: 'second',
      label,
      tiles: [{ name: 'one', label, kind: 'figure', resource: 'loans' }],
      ...keys,
    }),
});

test.each<Case>([
  [
    'for a group that there is not',
    other({ groups: ['haed'] }),
    ['TUY601 second.json/groups/0: No role group is named "haed". Did you mean "head"?'],
  ],
  [
    'for a group that has one',
    other({ groups: ['head', 'branch'] }),
    [
      'TUY971 second.json/groups/1: schemas/dashboards/branch.json is the dashboard of the group "branch" already. Give each group one dashboard.',
    ],
  ],
  ['for superusers beside one for a group', other({ superusers: true }), []],
  [
    'for all others beside one for all others',
    { ...other({}), [DASHBOARD]: set(['groups'], undefined) },
    [
      'TUY971 second.json/name: schemas/dashboards/branch.json is the dashboard of everybody else already. Give each group one dashboard.',
    ],
  ],
  [
    'for superusers beside one for superusers',
    { ...other({ superusers: true }), [DASHBOARD]: set(['superusers'], true) },
    [
      'TUY971 second.json/superusers: schemas/dashboards/branch.json is the dashboard of superusers already. Give each group one dashboard.',
    ],
  ],
])('a dashboard %s is accepted unless a reader would get two dashboards', (_, edits, lines) => {
  expect(reported(edits)).toEqual(lines);
});

test('an unreadable resource file is reported, but not the dashboard tiles that use the resource', () => {
  expect(reported({ ...filter({ stat: 1 }), [LOANS]: () => '{ "name": oops }' })).toEqual([
    'TUY101 loans.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
});

test('a field without a kind is reported at its declaration, but not at dashboard tiles', () => {
  const odd = { kind: 'figure', filter: { odd: 1 } };
  const shown = { kind: 'list', columns: ['odd'], sort: 'odd' };
  expect(reported({ ...tiles(odd, shown), [LOANS]: property('odd', {}) })).toEqual([
    'TUY410 loans.json/schema/properties/odd: The kind of the field "odd" cannot be determined. Give it a "type" (an array also "items"), a "$ref" to an enum file, or an "x-kind".',
  ]);
});
