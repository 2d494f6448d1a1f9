import { describe, expect, test } from 'vitest';
import { set, type Edit } from '../../example/example.fixture.ts';
import { reported, type Case } from '../../load/checks/reported.fixture.ts';

const LOST = 'schemas/scenarios/book-lost.json';
const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Nhắc', en: 'Remind' };
const LOAN = { name: 'loan', find: 'loans', filter: { state: 'OPEN' } };
const steps = (...written: readonly object[]) => ({
  [LOST]: both(set(['parameters'], undefined), set(['steps'], [LOAN, ...written])),
});
const parameters = (written: Readonly<Record<string, object>>, required?: readonly string[]) => ({
  [LOST]: both(
    set(['parameters'], written),
    set(['required'], required),
    set(['steps'], [LOAN, { transition: 'lose', on: 'loan', body: { reason: `Lost {${Object.keys(written)[0]}}` } }]),
  ),
});
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const operations = {
  [LOANS]: set(
    ['operations'],
    [
      { name: 'remind', label },
      { name: 'remind-all', label, on: 'resource' },
    ],
  ),
};

describe('Invalid steps of scenarios', () => {
  test.each<Case>([
    [
      'that does nothing',
      steps({ name: 'one' }),
      [
        'TUY982 book-lost.json/steps/1: A step does one thing; this one has none. Give it one of find, create, update, transition, operation, call.',
      ],
    ],
    [
      'that does two things',
      steps({ find: 'loans', create: 'loans', name: 'one' }),
      [
        'TUY982 book-lost.json/steps/1: A step does one thing; this one has find and create. Give it one of find, create, update, transition, operation, call.',
      ],
    ],
    [
      'that finds and sends',
      steps({ name: 'one', find: 'loans', body: {}, as: 'x' }),
      [
        'TUY982 book-lost.json/steps/1/body: A step with "find" has no "body". Remove it.',
        'TUY982 book-lost.json/steps/1/as: A step with "find" has no "as". Remove it.',
      ],
    ],
    [
      'that finds without a name',
      steps({ find: 'loans' }),
      ['TUY982 book-lost.json/steps/1: This step lacks "name". Name the record, for later steps and the tester.'],
    ],
    [
      'that changes without a body',
      steps({ update: 'loan' }),
      ['TUY982 book-lost.json/steps/1: This step lacks "body". Add "body".'],
    ],
    [
      'that makes a transition of no record',
      steps({ transition: 'lose' }),
      ['TUY982 book-lost.json/steps/1: This step lacks "on". Add "on".'],
    ],
    [
      'that runs an operation of nothing',
      steps({ operation: 'remind' }),
      ['TUY982 book-lost.json/steps/1: This step lacks "on". Add "on".'],
    ],
    [
      'of a resource that there is not',
      steps({ name: 'one', find: 'lons' }, { create: 'lons', body: { x: 1 } }),
      [
        'TUY203 book-lost.json/steps/1/find: No resource is named "lons". Did you mean "loans"?',
        'TUY203 book-lost.json/steps/2/create: No resource is named "lons". Did you mean "loans"?',
      ],
    ],
    [
      'on no record',
      steps({ transition: 'lose', on: 'lone' }, { update: 'zzzzzzzz', body: {} }),
      [
        'TUY981 book-lost.json/steps/1/on: No earlier step with a record is named "lone". Did you mean "loan"?',
        'TUY981 book-lost.json/steps/2/update: No earlier step with a record is named "zzzzzzzz". Only "loan" would do.',
      ],
    ],
    [
      'on an answer without a record',
      steps({ call: 'POST /__qa/clock/move', name: 'moved' }, { update: 'moved', body: {} }),
      ['TUY981 book-lost.json/steps/2/update: No earlier step with a record is named "moved". Only "loan" would do.'],
    ],
    [
      'with a transition that there is not',
      steps({ transition: 'loose', on: 'loan' }),
      ['TUY983 book-lost.json/steps/1/transition: "loans" has no transition "loose". Did you mean "lose"?'],
    ],
    [
      'with an operation of another place',
      { ...operations, ...steps({ operation: 'remind-all', on: 'loan' }, { operation: 'remind', on: 'loans' }) },
      [
        'TUY983 book-lost.json/steps/1/operation: "loans" has no operation "remind-all". Did you mean "remind"?',
        'TUY981 book-lost.json/steps/2/on: No earlier step with a record is named "loans". Did you mean "loan"?',
      ],
    ],
    [
      'that finds by what there is not',
      steps({ name: 'one', find: 'loans', filter: { stat: 1, state: 'GONE' }, sort: '-numbr' }),
      [
        'TUY209 book-lost.json/steps/1/filter/stat: The resource "loans" has no field "stat". Did you mean "state"?',
        'TUY413 book-lost.json/steps/1/filter/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY209 book-lost.json/steps/1/sort: The resource "loans" has no field "numbr". Did you mean "number"?',
      ],
    ],
    [
      'that finds by the caller',
      steps({ name: 'one', find: 'loans', filter: { created_by: { current: 'user' } } }),
      [
        'TUY983 book-lost.json/steps/1/filter/created_by: A scenario has no caller of its own. Name the record by its fields.',
      ],
    ],
    [
      'that sends what the server writes',
      steps({ update: 'loan', body: { number: '1', numbr: '2', id: '3' } }),
      [
        'TUY983 book-lost.json/steps/1/body/number: "number" is computed. Leave it out: the server writes it.',
        'TUY209 book-lost.json/steps/1/body/numbr: The resource "loans" has no field "numbr" that can be sent. Choose one of book_id, state, due_on, by_post, address, history, office_id.',
        'TUY209 book-lost.json/steps/1/body/id: The resource "loans" has no field "id" that can be sent. Choose one of book_id, state, due_on, by_post, address, history, office_id.',
      ],
    ],
    [
      'that sends a value that there is not',
      steps({ create: 'loans', name: 'one', body: { state: 'GONE', by_post: 'yes' } }),
      [
        'TUY413 book-lost.json/steps/1/body/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.',
        'TUY413 book-lost.json/steps/1/body/by_post: "by_post" is never "yes". Choose one of true, false.',
      ],
    ],
    [
      'with the name of the clock',
      steps({ name: 'clock', find: 'loans' }),
      ['TUY202 book-lost.json/steps/1/name: "clock" is the clock already. Choose another name.'],
    ],
    [
      'that inserts a record',
      steps({ update: 'loan', body: { address: '{loan}' } }),
      [
        'TUY981 book-lost.json/steps/1/body/address: "loan" is a record. Name a field: {loan.id}. There are number, book_id, state, due_on, by_post, address, history, id, office_id, version, created_at, updated_at, created_by.',
      ],
    ],
    [
      'that inserts a field that there is not',
      steps({ update: 'loan', body: { address: '{loan.adress}' } }),
      ['TUY209 book-lost.json/steps/1/body/address: "loan" has no field "adress". Did you mean "address"?'],
    ],
    [
      'that inserts a field like no other',
      steps({ update: 'loan', body: { address: '{loan.zzzzzzzzzzzz}' } }),
      [
        'TUY209 book-lost.json/steps/1/body/address: "loan" has no field "zzzzzzzzzzzz". Name a field: {loan.id}. There are number, book_id, state, due_on, by_post, address, history, id, office_id, version, created_at, updated_at, created_by.',
      ],
    ],
    [
      'that inserts a later record',
      steps({ update: 'loan', body: { address: ['{lone.id}'] } }, { name: 'lone', find: 'loans' }),
      [
        'TUY981 book-lost.json/steps/1/body/address/0: There is no parameter and no earlier step "lone". Did you mean "loan"?',
      ],
    ],
    [
      'that inserts a time that there is not',
      steps({ call: 'POST /__qa/{clock.tody}' }),
      [
        'TUY981 book-lost.json/steps/1/call: The clock has no "tody". Write {clock.now+2h}, {clock.today-7} or {clock.month}.',
      ],
    ],
    [
      'with a transition of a whole resource, and a change of many records',
      steps({ transition: 'lose', on: 'loans' }, { update: 'loans', body: { state: 'OPEN' } }),
      [
        'TUY981 book-lost.json/steps/1/on: No earlier step with a record is named "loans". Did you mean "loan"?',
        'TUY981 book-lost.json/steps/2/update: No earlier step with a record is named "loans". Did you mean "loan"?',
      ],
    ],
    [
      'on the answer of an operation',
      {
        ...operations,
        ...steps({ name: 'all', operation: 'remind-all', on: 'loans' }, { transition: 'lose', on: 'all' }),
      },
      ['TUY981 book-lost.json/steps/2/on: No earlier step with a record is named "all". Only "loan" would do.'],
    ],
    [
      'that finds by an inserted value of what there is not',
      steps({ name: 'one', find: 'loans', filter: { stat: '{loan.state}' }, sort: 'numbr' }),
      [
        'TUY209 book-lost.json/steps/1/filter/stat: The resource "loans" has no field "stat". Did you mean "state"?',
        'TUY209 book-lost.json/steps/1/sort: The resource "loans" has no field "numbr". Did you mean "number"?',
      ],
    ],
    [
      'that sends an office to a resource without a scope',
      steps({ name: 'one', create: 'roles', body: { name: 'Desk', office_id: '{loan.office_id}' } }),
      [
        'TUY209 book-lost.json/steps/1/body/office_id: The resource "roles" has no field "office_id" that can be sent. Only "name" would do.',
      ],
    ],
    [
      'of an office with a placeholder that names nothing',
      steps({ update: 'loan', body: {}, office: '{offce.id}' }),
      [
        'TUY981 book-lost.json/steps/1/office: There is no parameter and no earlier step "offce". Choose one of loan, clock.',
      ],
    ],
  ])('an invalid step of a scenario is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

describe('Invalid parameters of scenarios', () => {
  test.each<Case>([
    [
      'that no step inserts',
      parameters({ number: { type: 'string' }, other: { type: 'string' } }),
      ['TUY983 book-lost.json/parameters/other: No step inserts {other}. Insert it, or remove it.'],
    ],
    [
      'with the name of a step',
      parameters({ loan: { type: 'string' } }),
      ['TUY202 book-lost.json/steps/0/name: "loan" is a parameter already. Choose another name.'],
    ],
    [
      'with a pattern that is none',
      parameters({ number: { type: 'string', pattern: '(', default: 'x' } }),
      [
        'TUY405 book-lost.json/parameters/number/pattern: The pattern is not a regular expression (ECMAScript, flag u): invalid regular expression: /(/u: Unterminated group. Escape only what must be escaped, with two backslashes in JSON.',
      ],
    ],
    [
      'with a default that does not fit',
      parameters({ number: { type: 'string', maxLength: 2, default: 'abc' } }),
      ['TUY407 book-lost.json/parameters/number/default: The default is invalid: it must not be longer than 2.'],
    ],
    [
      'with a default of a time that there is not',
      parameters({ day: { type: 'string', format: 'date', default: '{clock.tomorow}' } }),
      [
        'TUY981 book-lost.json/parameters/day/default: The clock has no "tomorow". Write {clock.now+2h}, {clock.today-7} or {clock.month}.',
      ],
    ],
    [
      'with a default of another parameter',
      parameters({ day: { type: 'string', default: '{number}' } }),
      [
        'TUY981 book-lost.json/parameters/day/default: A default only knows the clock, not "number". Write {clock.now+2h}, {clock.today-7} or {clock.month}.',
      ],
    ],
  ])('an invalid parameter of a scenario is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'steps of all kinds',
    {
      ...operations,
      ...steps(
        {
          name: 'new',
          create: 'loans',
          body: { book_id: '{loan.book_id}', state: 'OPEN', office_id: '{loan.office_id}' },
        },
        {
          update: 'new',
          body: { state: '{loan.state}', due_on: '{clock.today-7}' },
          as: 'clerk',
          office: '{loan.office_id}',
        },
        { operation: 'remind', on: 'new' },
        { name: 'all', operation: 'remind-all', on: 'loans' },
        {
          name: 'moved',
          call: 'POST /__qa/clock/move',
          body: { ms: 1, of: ['{all.anything}', { at: '{clock.now}' }] },
        },
        { name: 'last', find: 'loans', filter: { state: '{loan.state}', due_on: { not: null } }, sort: '-due_on' },
      ),
    },
  ],
  [
    'a change of the only record of a resource',
    {
      'schemas/resources/roles.json': set(['singleton'], { path: 'effective' }),
      'tuyen.config.json': set(['identity', 'roles'], undefined),
      ...steps({ update: 'roles', body: { name: 'Desk' } }),
    },
  ],
  ['parameters with defaults', parameters({ number: { type: 'string', pattern: '^[A-Z]$', default: 'A' } })],
  ['a required parameter', parameters({ number: { type: 'string' } }, ['number'])],
])('a scenario with %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

test('an unreadable resource file is reported, but not the scenario steps that use the resource', () => {
  const edits = steps({ transition: 'loose', on: 'loan' }, { update: 'loan', body: { numbr: '{loan.numbr}' } });
  expect(reported({ ...edits, [LOANS]: () => '{ "name": oops }' })).toEqual([
    'TUY101 loans.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
});
