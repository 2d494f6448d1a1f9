import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../example/example.fixture.ts';
import { reported, type Case } from '../../load/checks/reported.fixture.ts';

const SLIP = 'schemas/prints/loan-slip.json';
const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const CONFIG = 'tuyen.config.json';

const label = (en: string) => ({ vi: en, en });

const slip = (keys: object) => ({
  [SLIP]: () =>
    JSON.stringify({
      name: 'loan-slip',
      label: label('Loan slip'),
      resource: 'loans',
      papers: ['A5'],
      blocks: [{ line: true }],
      ...keys,
    }),
});
const blocks = (...written: readonly object[]) => slip({ blocks: written });
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const time = { type: 'string', format: 'date-time', 'x-computed': true };
const stamps = both(
  property('printed_at', time),
  property('seen_at', { ...time, 'x-computed': false }),
  property('prints', { type: 'integer', 'x-computed': true }),
  set(['workflow', 'transitions', 0, 'by'], 'customer'),
);
const settings = {
  'schemas/resources/settings.json': () =>
    JSON.stringify({
      name: 'settings',
      module: 'settings',
      label: label('Settings'),
      singleton: { path: 'effective' },
      schema: {
        type: 'object',
        properties: {
          terms: { type: 'string', 'x-kind': 'rich-text', 'x-label': label('Terms') },
          title: { type: 'string', 'x-label': label('Title') },
          logo: { type: 'string', 'x-kind': 'image', 'x-label': label('Logo') },
          pin: { type: 'string', 'x-secret': true, 'x-label': label('PIN') },
          code: { type: 'string', writeOnly: true, 'x-label': label('Code') },
        },
      },
    }),
};
const letterhead = (written: object) => ({ ...settings, [CONFIG]: set(['letterhead'], written) });

describe('Invalid templates of printed documents', () => {
  test.each<Case>([
    [
      'with a block that says nothing',
      blocks({ small: true }),
      [
        'TUY952 loan-slip.json/blocks/0: The block does not say what it is. Write one of letterhead, heading, text, fields, table, totals, qr, barcode, signatures, line, space.',
      ],
    ],
    [
      'with unknown fields in each kind of block',
      blocks(
        { heading: label('{numbr}') },
        { fields: ['bok.name', { field: 'du_on' }] },
        { totals: ['numbr', { field: 'numbr' }] },
        { qr: 'numbr' },
        { barcode: 'numbr' },
        {
          signatures: [
            { label: label('Reader'), name: 'print.tim' },
            { label: label('Desk'), name: 'numbr' },
          ],
        },
      ),
      [
        'TUY951 loan-slip.json/blocks/0/heading/vi: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/0/heading/en: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/1/fields/0: There is no field "bok.name" to print. Did you mean "book"?',
        'TUY951 loan-slip.json/blocks/1/fields/1/field: There is no field "du_on" to print. Did you mean "due_on"?',
        'TUY951 loan-slip.json/blocks/2/totals/0: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/2/totals/1/field: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/3/qr: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/4/barcode: There is no field "numbr" to print. Did you mean "number"?',
        'TUY951 loan-slip.json/blocks/5/signatures/0/name: A print knows no "print.tim". Did you mean "print.time"?',
        'TUY951 loan-slip.json/blocks/5/signatures/1/name: There is no field "numbr" to print. Did you mean "number"?',
      ],
    ],
    [
      'with a field like no other',
      blocks({ fields: ['zzzzzzzzzzzzzzzz'] }),
      [
        'TUY951 loan-slip.json/blocks/0/fields/0: There is no field "zzzzzzzzzzzzzzzz" to print. There are number, book_id, book., state, due_on, by_post, address, history, id, office_id, office., version, created_at, updated_at, created_by, created_by_record..',
      ],
    ],
    [
      'with a table that does not say its rows',
      blocks({ table: { columns: ['to'] } }),
      [
        'TUY951 loan-slip.json/blocks/0/table: The table does not say which nested list its rows are. Nested lists: history.',
      ],
    ],
    [
      'with a table of a field that is no list',
      blocks({ table: { rows: 'due_on', columns: ['to'] } }),
      ['TUY951 loan-slip.json/blocks/0/table/rows: "due_on" is not a nested list. Only "history" would do.'],
    ],
    [
      'with a table where there are no lists',
      slip({ resource: 'roles', blocks: [{ table: { columns: ['name'] } }] }),
      [
        'TUY951 loan-slip.json/blocks/0/table: The table does not say which nested list its rows are. Nested lists: none.',
      ],
    ],
    [
      'with a table of records that no reference leads to',
      slip({
        resource: 'users',
        blocks: [
          { table: { rows: 'loans.book_id.nam', columns: ['number'] } },
          { table: { rows: 'lons.book_id', columns: ['number'] } },
        ],
      }),
      [
        'TUY951 loan-slip.json/blocks/0/table/rows: "loans.book_id.nam" leads to no record of "users". Did you mean "name"?',
        'TUY951 loan-slip.json/blocks/1/table/rows: "lons.book_id" leads to no record of "users". Did you mean "loans"?',
      ],
    ],
    [
      'with a column that the records of another resource have not',
      slip({ resource: 'books', blocks: [{ table: { rows: 'loans.book_id', columns: ['number', 'numbr'] } }] }),
      ['TUY951 loan-slip.json/blocks/0/table/columns/1: There is no field "numbr" to print. Did you mean "number"?'],
    ],
    [
      'with a condition on a field that there is not',
      slip({ when: { stat: 'OPEN' } }),
      ['TUY209 loan-slip.json/when/stat: There is no field "stat" here. Did you mean "state"?'],
    ],
    [
      'with a condition of a block that never holds',
      blocks({ line: true, when: { state: 'GONE' } }),
      ['TUY413 loan-slip.json/blocks/0/when/state: "state" is never "GONE". Choose one of OPEN, RETURNED, LOST.'],
    ],
    [
      'with a condition of a block in a list',
      slip({ list: true, blocks: [{ line: true, when: { state: 'OPEN' } }] }),
      [
        'TUY952 loan-slip.json/blocks/0/when: A list is printed of several records, so no condition on one holds. Remove it.',
      ],
    ],
    [
      'with columns that the rows have not',
      blocks({ table: { rows: 'history', columns: ['to', { field: 'too' }, 'number'] } }),
      [
        'TUY951 loan-slip.json/blocks/0/table/columns/1/field: There is no field "too" to print. Did you mean "to"?',
        'TUY951 loan-slip.json/blocks/0/table/columns/2: There is no field "number" to print. There are to.',
      ],
    ],
    [
      'with columns that the records of a list have not, and rows of its own',
      slip({
        list: true,
        blocks: [{ table: { columns: ['numbr'] } }, { table: { rows: 'history', columns: ['to'] } }],
      }),
      [
        'TUY951 loan-slip.json/blocks/0/table/columns/0: There is no field "numbr" to print. Did you mean "number"?',
        'TUY952 loan-slip.json/blocks/1/table/rows: The rows of a list are its records. Remove "rows".',
      ],
    ],
    [
      'with records that another reference leads to',
      slip({
        resource: 'users',
        blocks: [
          { table: { rows: 'loans.book_id', columns: ['number'] } },
          { table: { rows: 'loans.number.created_by', columns: ['number'] } },
        ],
      }),
      [
        'TUY951 loan-slip.json/blocks/0/table/rows: "loans.book_id" leads to no record of "users". Choose one of number, state, due_on, by_post, address, history.',
        'TUY951 loan-slip.json/blocks/1/table/rows: "loans.number.created_by" leads to no record of "users". Only "book_id" would do.',
      ],
    ],
    [
      'with a part of a list in a text',
      blocks({ text: label('{history.to}') }),
      [
        'TUY951 loan-slip.json/blocks/0/text/vi: There is no field "history.to" to print. Did you mean "history"?',
        'TUY951 loan-slip.json/blocks/0/text/en: There is no field "history.to" to print. Did you mean "history"?',
      ],
    ],
    [
      'with a rich text of a resource with many records',
      slip({ template: 'books.summary' }),
      [
        'TUY953 loan-slip.json/template: "books.summary" is not a rich text of a resource with "singleton". Write "x-kind": "rich-text" at the field.',
      ],
    ],
    [
      'with a count that is a time, and a time that is a count',
      { [LOANS]: stamps, ...slip({ copies: { printed: 'prints', count: 'printed_at', transition: 'lose' } }) },
      [
        'TUY953 loan-slip.json/copies/printed: "prints" is not a field of kind "date-time" that the server sets. Write "x-computed": true at the field, or name another.',
        'TUY953 loan-slip.json/copies/count: "printed_at" is not a field of kind "integer" that the server sets. Write "x-computed": true at the field, or name another.',
      ],
    ],
    [
      'without a resource',
      slip({ resource: undefined }),
      ['TUY303 loan-slip.json: The file lacks "resource". Add "resource".'],
    ],
    [
      'with a template of no field',
      slip({ template: 'books.sumary' }),
      ['TUY953 loan-slip.json/template: There is no field "books.sumary". Did you mean "summary"?'],
    ],
    [
      'with a template of no resource',
      slip({ template: 'book.summary' }),
      ['TUY953 loan-slip.json/template: There is no field "book.summary". Did you mean "books"?'],
    ],
    [
      'with a template that is no rich text',
      { ...settings, ...slip({ template: 'settings.title' }) },
      [
        'TUY953 loan-slip.json/template: "settings.title" is not a rich text of a resource with "singleton". Write "x-kind": "rich-text" at the field.',
      ],
    ],
    [
      'with copies counted by fields of other kinds',
      { [LOANS]: stamps, ...slip({ copies: { printed: 'seen_at', count: 'due_on', transition: 'give-back' } }) },
      [
        'TUY953 loan-slip.json/copies/printed: "seen_at" is not a field of kind "date-time" that the server sets. Write "x-computed": true at the field, or name another.',
        'TUY953 loan-slip.json/copies/count: "due_on" is not a field of kind "integer" that the server sets. Write "x-computed": true at the field, or name another.',
        'TUY953 loan-slip.json/copies/transition: "loans" has no transition "give-back" for staff. Only "lose" would do.',
      ],
    ],
    [
      'with copies counted by fields that there are not',
      { [LOANS]: stamps, ...slip({ copies: { printed: 'printed', count: 'print', transition: 'lost' } }) },
      [
        'TUY953 loan-slip.json/copies/printed: There is no field "printed". Did you mean "prints"?',
        'TUY953 loan-slip.json/copies/count: There is no field "print". Did you mean "prints"?',
        'TUY953 loan-slip.json/copies/transition: "loans" has no transition "lost" for staff. Did you mean "lose"?',
      ],
    ],
  ])('an invalid template of a printed document is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

describe('Invalid letterheads of printed documents', () => {
  test.each<Case>([
    [
      'with a text as its logo',
      letterhead({ name: ['branches.name'], logo: ['settings.title'] }),
      ['TUY953 tuyen.config.json/letterhead/logo/0: "settings.title" is not an image. Name a field of kind "image".'],
    ],
    [
      'with secrets',
      letterhead({ name: ['branches.name'], lines: ['settings.title', 'settings.pin', 'settings.code'] }),
      [
        'TUY951 tuyen.config.json/letterhead/lines/1: "settings" has no field "pin" to print. Choose one of terms, title, logo.',
        'TUY951 tuyen.config.json/letterhead/lines/2: "settings" has no field "code" to print. Choose one of terms, title, logo.',
      ],
    ],
    [
      'with a resource that there is not',
      letterhead({ name: ['branch.name'] }),
      [
        'TUY953 tuyen.config.json/letterhead/name/0: "branch" is neither the offices nor a resource with "singleton". Write a field such as offices.name or settings.title.',
      ],
    ],
  ])('an invalid letterhead of printed documents is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'of one record, with all kinds of blocks',
    {
      ...settings,
      [LOANS]: stamps,
      ...slip({
        permission: 'loan.lose',
        template: 'settings.terms',
        when: { state: 'OPEN' },
        copies: { printed: 'printed_at', count: 'prints', transition: 'lose' },
        blocks: [
          { letterhead: true },
          { heading: label('{number} {print.time}'), when: { state: ['OPEN', 'LOST'] } },
          { fields: ['book.name', { field: 'due_on' }] },
          { table: { rows: 'history', columns: ['to'] } },
          { qr: 'number' },
          { signatures: [{ label: label('Reader'), name: 'print.by' }] },
        ],
      }),
    },
  ],
  [
    'of the records that refer to the printed one',
    slip({ resource: 'books', blocks: [{ table: { rows: 'loans.book_id', columns: ['number', 'due_on'] } }] }),
  ],
  [
    'of records that name the printed one by its id, and of those that lead to it through others',
    {
      ...slip({
        resource: 'books',
        blocks: [
          { table: { rows: 'loans.number', columns: ['number'] } },
          { table: { rows: 'users.loan_id.book_id', columns: ['name', 'loan.number'] } },
        ],
      }),
      'schemas/resources/users.json': property('loan_id', { type: 'string', 'x-reference': 'loans' }),
    },
  ],
  ['of several records', slip({ list: true, blocks: [{ table: { columns: ['number', 'book.name'] } }] })],
  ['with a letterhead', letterhead({ name: ['branches.name', 'settings.title'], logo: ['settings.logo'] })],
])('a template of a printed document %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

test('an unreadable resource file is reported, but not the printed documents that use the resource', () => {
  expect(reported({ ...slip({ blocks: [{ fields: ['numbr'] }] }), [LOANS]: () => '{ "name": oops }' })).toEqual([
    'TUY101 loans.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
  expect(reported({ ...slip({ resource: 'books' }), [BOOKS]: () => '{ "name": oops }' })).toEqual([
    'TUY101 books.json: This word is not JSON. Write texts in double quotes. Without quotes, only true, false, null and numbers are valid.',
  ]);
});
