import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../example/example.fixture.ts';
import { reported, type Case } from '../../load/checks/reported.fixture.ts';

const BORROW = 'schemas/flows/borrow.json';
const LEND = 'schemas/flows/lend.json';
const LOANS = 'schemas/resources/loans.json';
const BOOKS = 'schemas/resources/books.json';

const label = { vi: 'Bước', en: 'Step' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const asks = (...steps: readonly (readonly unknown[])[]) =>
  set(
    ['steps'],
    steps.map((fields, index) => ({ name: `step-${index + 1}`, title: label, fields })),
  );
const portal = (...steps: readonly (readonly unknown[])[]) => ({ [BORROW]: asks(...steps) });
const staff = (...fields: readonly unknown[]) => ({ [LEND]: asks(fields) });
const submit = (keys: object, ...fields: readonly unknown[]) => ({
  [LEND]: both(asks(fields.length > 0 ? fields : ['loans.due_on']), set(['submit'], { path: 'loans', ...keys })),
});
const link = (to: string) => submit({ links: [{ code: 'one', label, to }] });
const operations = set(
  ['operations'],
  [
    {
      name: 'lend-many',
      label,
      on: 'resource',
      input: { type: 'object', properties: { due_on: { type: 'string', format: 'date', 'x-label': label } } },
      answer: { type: 'object', properties: { total: { type: 'integer', 'x-label': label } } },
    },
    { name: 'remind', label },
  ],
);

describe('Invalid portal flows', () => {
  test.each<Case>([
    [
      'with a resource for a field',
      portal(['loans']),
      ['TUY701 borrow.json/steps/0/fields/0: "loans" names no field. Write it as resource.field.'],
    ],
    [
      'with a field that there is not',
      portal([{ field: 'loans.du_on' }]),
      ['TUY701 borrow.json/steps/0/fields/0/field: "loans" has no field "du_on". Did you mean "due_on"?'],
    ],
    [
      'with a part of a field that there is not',
      portal(['users.name.first']),
      ['TUY701 borrow.json/steps/0/fields/0: "users" has no field "name.first". Choose one of name, email, password.'],
    ],
    [
      'with a field that the server sets',
      portal(['loans.number']),
      [
        'TUY705 borrow.json/steps/0/fields/0: "loans.number" is set by the server, so it cannot be filled in. Use another field.',
      ],
    ],
    [
      'with a field for which there is no control',
      {
        [LOANS]: property('extra', { type: 'object', 'x-kind': 'json', 'x-label': label }),
        ...portal(['loans.extra', 'books.summary']),
      },
      [
        'TUY709 borrow.json/steps/0/fields/0: The portal has no control for "loans.extra", a field of kind "json". Use another field.',
      ],
    ],
    [
      'with an object in place of its parts',
      {
        [LOANS]: property('place', { type: 'object', properties: { city: { type: 'string', 'x-label': label } } }),
        ...portal(['loans.place']),
      },
      [
        'TUY709 borrow.json/steps/0/fields/0: The portal has no control for "loans.place", a field of kind "nested-object". Use its nested fields: loans.place.….',
      ],
    ],
    [
      'with a condition on no field of it',
      portal([{ field: 'loans.due_on', when: { 'loans.by_pos': true } }, 'loans.by_post']),
      [
        'TUY702 borrow.json/steps/0/fields/0/when/loans.by_pos: "loans.by_pos" is not a field of this flow. Did you mean "loans.by_post"?',
      ],
    ],
    [
      'with a condition on a later step',
      portal([{ field: 'loans.due_on', when: { 'loans.by_post': true } }], ['loans.by_post']),
      ['TUY702 borrow.json/steps/0/fields/0/when/loans.by_post: "loans.by_post" is in a later step.'],
    ],
    [
      'with a condition that never holds',
      portal([{ field: 'loans.due_on', when: { 'loans.by_post': 'yes' } }, 'loans.by_post']),
      ['TUY413 borrow.json/steps/0/fields/0/when/loans.by_post: "by_post" is never "yes". Choose one of true, false.'],
    ],
    [
      'with conditions on each other',
      portal([
        { field: 'loans.due_on', when: { 'loans.by_post': true } },
        { field: 'loans.by_post', when: { 'loans.due_on': '2026-01-31' } },
        'loans.address',
      ]),
      [
        'TUY703 borrow.json/steps/0/fields/0/when: Conditions form a cycle: loans.due_on, loans.by_post depend on each other. Remove one of them.',
      ],
    ],
    [
      'with choices that are required twice',
      portal([
        {
          field: 'loans.book_id',
          required: true,
          options: { path: 'public/books', label: '{name}', required_by: 'needed' },
        },
      ]),
      [
        'TUY708 borrow.json/steps/0/fields/0/options/required_by: "loans.book_id" is always required, so "required_by" has no effect. Remove "required_by", or "required".',
      ],
    ],
    [
      'with the keys of staff',
      {
        [BORROW]: both(
          asks([{ field: 'loans.book_id', lookup: 'mark' }]),
          set(['icon'], 'MenuBook'),
          set(['submit', 'shows'], ['number']),
        ),
      },
      [
        'TUY711 borrow.json/steps/0/fields/0/lookup: "lookup" is a key of flows of staff. Remove it.',
        'TUY711 borrow.json/submit/shows: "shows" is a key of flows of staff. Remove it.',
        'TUY711 borrow.json/icon: "icon" is a key of flows of staff. Remove it.',
      ],
    ],
    [
      'with a default that does not fit',
      portal([
        { field: 'loans.by_post', default: 'yes' },
        { field: 'loans.address', default: 'today' },
      ]),
      [
        'TUY711 borrow.json/steps/0/fields/0/default: "default" is a key of flows of staff. Remove it.',
        'TUY407 borrow.json/steps/0/fields/0/default: The default is invalid: it must be boolean, not string.',
        'TUY711 borrow.json/steps/0/fields/1/default: "default" is a key of flows of staff. Remove it.',
        'TUY407 borrow.json/steps/0/fields/1/default: Only a date or a month can begin with "today". Write a value of the field, or remove "default".',
      ],
    ],
    [
      'with a misspelled default',
      portal([
        { field: 'loans.due_on', default: 'tody' },
        { field: 'loans.state', default: 'OPENN' },
      ]),
      [
        'TUY711 borrow.json/steps/0/fields/0/default: "default" is a key of flows of staff. Remove it.',
        'TUY407 borrow.json/steps/0/fields/0/default: The default is invalid: it is not a valid date. Did you mean "today"?',
        'TUY711 borrow.json/steps/0/fields/1/default: "default" is a key of flows of staff. Remove it.',
        'TUY407 borrow.json/steps/0/fields/1/default: The default is invalid: it cannot be "OPENN". Did you mean "OPEN"?',
      ],
    ],
    [
      'with choices that need their own answer',
      portal([
        { field: 'loans.book_id', options: { path: 'public/books?of={book_id}', label: '{name}' } },
        'loans.due_on',
      ]),
      [
        'TUY716 borrow.json/steps/0/fields/0/options/path: The choices of "loans.book_id" need that answer itself, so they would never come. Only "due_on" would do.',
      ],
    ],
    [
      'with questions that are no short texts',
      {
        [BORROW]: both(
          asks(['loans.by_post', 'users.name'], ['loans.due_on']),
          set(['page'], { look: 'questions', gate: './gate.tsx' }),
        ),
      },
      [
        'TUY719 borrow.json/steps/0/fields/0: A question is answered with a short text, and "loans.by_post" with something else. Remove "look" from "page" to ask with a form.',
        'TUY719 borrow.json/steps/1: Questions have one step. Remove "look" from "page" to ask with a form.',
        'TUY719 borrow.json/steps/1/fields/0: A question is answered with a short text, and "loans.due_on" with something else. Remove "look" from "page" to ask with a form.',
        'TUY718 borrow.json/page/gate: "gate" has no effect on a page with the look "questions". Remove it, or write "look": "form".',
      ],
    ],
    [
      'with a title for a page that there is not',
      { [BORROW]: both(set(['page'], { look: 'none', lead: label }), set(['result'], { title: label })) },
      [
        'TUY718 borrow.json/page/lead: A flow with the look "none" has no page, so "lead" has no effect. Remove it, or remove "look".',
        'TUY718 borrow.json/result: A flow with the look "none" has no page, so "result" has no effect. Remove it, or remove "look".',
      ],
    ],
    [
      'with a result that is never shown',
      { [BORROW]: set(['result'], { title: label, text: label, path: '/done', pending: { state: 'OPEN' } }) },
      [
        'TUY718 borrow.json/result/title: The page at "/done" follows, so "title" has no effect. Remove it, or add "load".',
        'TUY718 borrow.json/result/text: The page at "/done" follows, so "text" has no effect. Remove it, or add "load".',
        'TUY718 borrow.json/result/pending: "pending" is about a record that the page loads. Add "load", or remove "pending".',
      ],
    ],
    [
      'with a result that a body shows, without a path',
      { [BORROW]: set(['result'], { title: label, load: 'public/loans/{id}', body: './body.tsx' }) },
      [
        'TUY718 borrow.json/result/title: "body" shows the answer, so "title" has no effect. Remove one of them.',
        'TUY718 borrow.json/result/load: "load" needs the path of the page that follows. Add "path": "/…/{id}".',
      ],
    ],
  ])('an invalid portal flow is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

describe('Invalid staff flows', () => {
  test.each<Case>([
    [
      'with a page and a result',
      { [LEND]: both(set(['page'], { lead: label }), set(['result'], { title: label })) },
      [
        'TUY711 lend.json/page: "page" is a key of flows of the portal. Remove it.',
        'TUY711 lend.json/result: "result" is a key of flows of the portal. Remove it.',
      ],
    ],
    [
      'with a route',
      { [LEND]: set(['route'], '/lend') },
      [
        'TUY710 lend.json/route: A flow of staff is at "/flows/lend" in the back-office, so a route has no effect. Remove "route".',
      ],
    ],
    [
      'with choices of an endpoint without buttons',
      staff({ field: 'loans.book_id', options: { path: 'books', label: '{name}' } }),
      [
        'TUY715 lend.json/steps/0/fields/0/options: Choices of an endpoint are shown as buttons. Add "control": "buttons", or remove "options".',
      ],
    ],
    [
      'with a lookup of what is no reference',
      staff({ field: 'loans.due_on', lookup: 'mark', shows: ['name'] }),
      [
        'TUY715 lend.json/steps/0/fields/0/lookup: "lookup" is for references. Remove "lookup".',
        'TUY715 lend.json/steps/0/fields/0/shows: "shows" is for references. Remove "shows".',
      ],
    ],
    [
      'with a lookup by a field that is not unique',
      staff({ field: 'loans.book_id', lookup: 'name', shows: ['nam', 'version'] }),
      [
        'TUY714 lend.json/steps/0/fields/0/lookup: "name" is not known here. Only "mark" would do.',
        'TUY714 lend.json/steps/0/fields/0/shows/0: "nam" is not known here. Did you mean "name"?',
      ],
    ],
    [
      'with a field that the resource does not take',
      submit({}, 'loans.due_on', { field: 'loans.book_id', as: 'buk_id' }),
      ['TUY713 lend.json/steps/0/fields/1: "loans" takes no "buk_id". Did you mean "book_id"?'],
    ],
    [
      'with an operation that there is not',
      { [LOANS]: operations, ...submit({ path: 'loans/operations/lend-mny' }) },
      ['TUY712 lend.json/submit/path: "loans" has no operation "lend-mny" on the resource. Did you mean "lend-many"?'],
    ],
    [
      'with an operation of a record',
      { [LOANS]: operations, ...submit({ path: 'loans/operations/remind' }) },
      ['TUY712 lend.json/submit/path: "loans" has no operation "remind" on the resource. Only "lend-many" would do.'],
    ],
    [
      'with an operation at another place',
      { [LOANS]: operations, ...submit({ path: 'loans/operation/lend-many' }) },
      [
        'TUY712 lend.json/submit/path: "loans" has no operation "operation" on the resource. Write it as loans/operations/lend-many.',
      ],
    ],
    [
      'with more than an operation',
      { [LOANS]: operations, ...submit({ path: 'loans/operations/lend-many/now' }) },
      [
        'TUY712 lend.json/submit/path: "loans" has no operation "lend-many/now" on the resource. Write it as loans/operations/lend-many.',
      ],
    ],
    [
      'with a path into a resource without operations',
      submit({ path: 'loans/zzzz' }),
      [
        'TUY712 lend.json/submit/path: "loans" has no operation "zzzz" on the resource. Write it as loans/operations/….',
      ],
    ],
    [
      'with a field that the operation does not take',
      { [LOANS]: operations, ...submit({ path: 'loans/operations/lend-many' }, 'loans.due_on', 'loans.by_post') },
      ['TUY713 lend.json/steps/0/fields/1: "loans/operations/lend-many" takes no "by_post". Only "due_on" would do.'],
    ],
    [
      'with fields that it shows, and there are not',
      submit({ shows: ['number', 'numbr', 'created_at'] }),
      ['TUY714 lend.json/submit/shows/1: "numbr" is not known here. Did you mean "number"?'],
    ],
    [
      'with a payment by no field, and by no value of one',
      {
        ...submit({ price: 'number', payment: { field: 'stat', cash: 'OPEN' } }, 'loans.state'),
      },
      ['TUY714 lend.json/submit/payment/field: "stat" is not known here. Did you mean "state"?'],
    ],
    [
      'with a payment by a value that there is not',
      submit({ price: 'number', payment: { field: 'state', cash: 'OPN' } }, 'loans.state'),
      ['TUY714 lend.json/submit/payment/cash: "OPN" is not known here. Did you mean "OPEN"?'],
    ],
    [
      'with a payment by a field that has no values',
      submit({ price: 'number', payment: { field: 'address', cash: 'x' } }, 'loans.address'),
      ['TUY714 lend.json/submit/payment/cash: "x" is not known here. There is none: remove it.'],
    ],
    [
      'with the print of another resource',
      {
        ...submit({ print: 'label' }),
        'schemas/prints/label.json': () =>
          JSON.stringify({ name: 'label', label, resource: 'books', papers: ['A5'], blocks: [{ line: true }] }),
      },
      ['TUY714 lend.json/submit/print: "label" is not known here. There is none: remove it.'],
    ],
    [
      'to a resource that no request creates',
      {
        ...submit({ path: 'roles' }, 'loans.due_on'),
        'schemas/resources/roles.json': set(['actions'], ['list', 'show']),
      },
      ['TUY712 lend.json/submit/path: No "roles" is created by request. Name an operation on the resource.'],
    ],
    [
      'with choices that need an answer by the name of their parameter',
      staff(
        {
          field: 'loans.book_id',
          control: 'buttons',
          options: { path: 'books?kind={kind}', label: '{name}' },
        },
        'loans.due_on',
      ),
      [
        'TUY716 lend.json/steps/0/fields/0/options/path: The choices of "loans.book_id" need the answer "kind", which the flow does not ask for. Only "due_on" would do.',
      ],
    ],
    [
      'with two links of which the second leads nowhere',
      submit({
        links: [
          { code: 'one', label, to: '/loans' },
          { code: 'two', label, to: '/flows/lend/1?back=loans&to=/loans/views' },
        ],
      }),
      ['TUY717 lend.json/submit/links/1/to: "loans" has no view "".'],
    ],
    [
      'with a link to the flows',
      link('/flows'),
      ['TUY717 lend.json/submit/links/0/to: No flow of staff is named "". Only "lend" would do.'],
    ],
    [
      'with a link to a view that there is not',
      link('/loans/views/open'),
      ['TUY717 lend.json/submit/links/0/to: "loans" has no view "open".'],
    ],
    [
      'with a link that comes back to no flow',
      link('/loans?back=/flows/lent&name=/books'),
      ['TUY717 lend.json/submit/links/0/to: No flow of staff is named "lent". Did you mean "lend"?'],
    ],
  ])('an invalid staff flow is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'of the portal, with conditions, prices and choices',
    {
      [BORROW]: both(
        asks(
          [{ field: 'loans.due_on', priced: true }, 'loans.by_post'],
          [
            { field: 'loans.address', when: { 'loans.by_post': true } },
            {
              field: 'loans.book_id',
              options: {
                path: 'public/books?on={due_on}&kind={kind}&kind={kind?}',
                label: '{name}',
                required_by: 'needed',
              },
            },
          ],
        ),
        set(['submit', 'quote'], 'public/quotes'),
      ),
    },
  ],
  [
    'of staff, with buttons, a lookup and a payment',
    submit(
      { price: 'number', payment: { field: 'state', cash: 'OPEN' }, shows: ['number', 'created_at'] },
      { field: 'loans.state', control: 'buttons', default: 'OPEN' },
      { field: 'loans.book_id', control: 'buttons', options: { path: 'books', label: '{name}' } },
      { field: 'loans.book_id', as: 'by_post', lookup: 'mark', shows: ['name', 'version'] },
      { field: 'loans.due_on', default: 'today' },
    ),
  ],
  ['with an operation', { [LOANS]: operations, ...submit({ path: 'loans/operations/lend-many', price: 'total' }) }],
  [
    'of staff, with a month to begin with, a view to go on to and a print',
    {
      [LOANS]: both(
        property('month', { type: 'string', format: 'year-month' }),
        set(['views'], [{ name: 'open', kind: 'board', label, states: ['OPEN'] }]),
        set(['actions'], ['list', 'create']),
      ),
      ...submit(
        { print: 'slip', links: [{ code: 'one', label, to: '/loans/views/open' }] },
        { field: 'loans.month', default: 'today' },
      ),
      'schemas/prints/slip.json': () =>
        JSON.stringify({ name: 'slip', label, resource: 'loans', papers: ['A5'], blocks: [{ line: true }] }),
    },
  ],
  ['with links', link('/loans?back=/flows/lend#top')],
  ['with a link to a page of the project', link('/books/1/views')],
])('a flow (form with several steps) %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

test('an unreadable resource file is reported, but not the flows that use the resource', () => {
  const broken = (): string => '{ "name": oops }';
  expect(reported({ [LOANS]: broken, ...portal(['loans.du_on']) })).toEqual([
    'TUY101 loans.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
  expect(reported({ [BOOKS]: broken, ...staff({ field: 'loans.book_id', lookup: 'mrk' }) })).toEqual([
    'TUY101 books.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
});
