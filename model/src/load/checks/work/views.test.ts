import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const USERS = 'schemas/resources/users.json';

const label = { vi: 'Mục', en: 'Section' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const list = (keys: object) => set(['list'], keys);
const OTHERS = ['pages', 'price', 'lent', 'bought_on', 'summary', 'authors'];
const partsOf = (...sections: readonly (readonly string[])[]) => ({
  sections: sections.map((fields, index) => ({ name: `part-${index + 1}`, label, fields })),
});
/** Puts the optional fields of a book into a last section. */
const page = (name: 'form' | 'show', ...sections: readonly (readonly string[])[]) =>
  set(
    [name],
    partsOf(
      ...sections,
      OTHERS.filter((field) => !sections.flat().includes(field)),
    ),
  );
const twice = { sections: [['name'], ['mark', ...OTHERS]].map((fields) => ({ name: 'part', label, fields })) };

describe('Invalid list, form and show pages', () => {
  test.each<Case>([
    [
      'with columns that there are not',
      { [BOOKS]: list({ columns: ['nam', 'created_at'] }) },
      ['TUY209 books.json/list/columns/0: There is no field "nam". Did you mean "name"?'],
    ],
    [
      'with secret columns',
      {
        [USERS]: both(
          list({ columns: ['name', 'password', 'pin'] }),
          property('pin', { type: 'string', writeOnly: true }),
        ),
      },
      [
        'TUY501 users.json/list/columns/1: "password" is a secret, which no list may show. Use another field.',
        'TUY501 users.json/list/columns/2: "pin" is a secret, which no list may show. Use another field.',
      ],
    ],
    [
      'sorted by a field that there is not',
      { [BOOKS]: list({ columns: ['name'], sort: 'nam' }) },
      ['TUY209 books.json/list/sort: There is no field "nam". Did you mean "name"?'],
    ],
    [
      'sorted by what has no order',
      {
        [BOOKS]: list({ columns: ['name'], sort: '-authors' }),
        [USERS]: list({ columns: ['name'], sort: 'password' }),
      },
      [
        'TUY501 books.json/list/sort: A list cannot be sorted by "authors". Use another field.',
        'TUY501 users.json/list/sort: A list cannot be sorted by "password". Use another field.',
      ],
    ],
    [
      'changing fields that there are not, lists and secrets',
      {
        [BOOKS]: list({ columns: ['name'], edit: ['lent', 'len', 'authors'] }),
        [USERS]: list({ columns: ['name'], edit: ['name', 'password'] }),
      },
      [
        'TUY209 books.json/list/edit/1: There is no field "len". Did you mean "lent"?',
        'TUY501 books.json/list/edit/2: A list cannot change "authors". Use another field.',
        'TUY501 users.json/list/edit/1: A list cannot change "password". Use another field.',
      ],
    ],
    [
      'filtered by fields that there are not',
      { [BOOKS]: list({ columns: ['name'], filters: ['lent', 'len'] }) },
      ['TUY209 books.json/list/filters/1: There is no field "len". Did you mean "lent"?'],
    ],
    [
      'filtered by a list and by a secret',
      {
        [BOOKS]: list({ columns: ['name'], filters: ['authors'] }),
        [USERS]: both(
          list({ columns: ['name'], filters: ['name', 'state'] }),
          property('state', { $ref: '../enums/loan-state.json', writeOnly: true }),
        ),
      },
      [
        'TUY501 books.json/list/filters/0: A list cannot be filtered by "authors". Use another field.',
        'TUY501 users.json/list/filters/1: A list cannot be filtered by "state". Use another field.',
      ],
    ],
    [
      'with conditions of a field that there is not, and of a secret',
      {
        [BOOKS]: list({ columns: ['name'], conditions: ['lent', 'len'] }),
        [USERS]: list({ columns: ['name'], conditions: ['password'] }),
      },
      [
        'TUY209 books.json/list/conditions/1: There is no field "len". Did you mean "lent"?',
        'TUY501 users.json/list/conditions/0: "password" is a secret, which no condition can compare. Use another field.',
      ],
    ],
    [
      'that folds by a field that there is not, and by a text',
      { [BOOKS]: list({ columns: ['name'], fold: 'len' }), [USERS]: list({ columns: ['name'], fold: 'name' }) },
      [
        'TUY209 books.json/list/fold: There is no field "len". Did you mean "lent"?',
        'TUY501 users.json/list/fold: "name" is no yes-or-no field, so a list cannot fold by it. Use another field.',
      ],
    ],
    [
      'with a report of a field that there is not, of a secret and of what is no number',
      {
        [BOOKS]: set(['report'], { groups: ['lent', 'len'], measures: ['name'] }),
        [USERS]: set(['report'], { groups: ['password'] }),
      },
      [
        'TUY209 books.json/report/groups/1: There is no field "len". Did you mean "lent"?',
        'TUY501 books.json/report/measures/0: "name" cannot be added up. Use another field.',
        'TUY501 users.json/report/groups/0: Records cannot be grouped by "password". Use another field.',
      ],
    ],
    [
      'with a form of fields that there are not',
      { [BOOKS]: page('form', ['name', 'mark'], ['pags']) },
      ['TUY209 books.json/form/sections/1/fields/0: There is no field "pags". Did you mean "pages"?'],
    ],
    [
      'with a form that has a field twice',
      { [BOOKS]: page('form', ['name', 'mark'], ['mark']) },
      ['TUY502 books.json/form/sections/1/fields/0: "mark" is on this page twice. Remove one.'],
    ],
    [
      'with a form that lacks a required field',
      { [BOOKS]: page('form', ['name']) },
      [
        'warning TUY503 books.json/schema/properties/mark: "mark" is required, yet no section of the form asks for it. Add it to a section.',
      ],
    ],
    [
      'with a show page of fields that there are not, and twice',
      { [BOOKS]: page('show', ['name', 'pags', 'name'], ['mark']) },
      [
        'TUY209 books.json/show/sections/0/fields/1: There is no field "pags". Did you mean "pages"?',
        'TUY502 books.json/show/sections/0/fields/2: "name" is on this page twice. Remove one.',
      ],
    ],
    [
      'with a form and a page of a record that lack fields',
      { [BOOKS]: both(set(['form'], partsOf(['name', 'mark', ...OTHERS.slice(1)])), set(['show'], partsOf(['name']))) },
      [
        'warning TUY505 books.json/form/sections: No section of the form asks for "pages". Add it to a section, or write "x-computed": true if nobody fills it in.',
        'warning TUY505 books.json/show/sections: No section of the page of a record has "mark", "pages", "price", "lent", "bought_on", "summary", "authors". Add them to a section, or write "x-computed": true if nobody fills them in.',
      ],
    ],
    [
      'with a title whose placeholder resembles no field',
      { [BOOKS]: set(['title'], '{zzzzzzzzzz}') },
      [
        'TUY209 books.json/title: There is no field "zzzzzzzzzz". There are name, mark, pages, price, lent, bought_on, summary, authors, id, version, created_at, updated_at, created_by.',
      ],
    ],
    [
      'with two sections of one name',
      { [BOOKS]: set(['show'], twice) },
      ['TUY202 books.json/show/sections/1/name: Two sections are named "part". Rename one.'],
    ],
  ])('an invalid list, form or show page is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'a list with fields of its own and of every record',
    { [BOOKS]: list({ columns: ['name', 'updated_at'], filters: ['lent', 'created_by'], sort: '-created_at' }) },
  ],
  [
    'sections of a form and of a show page',
    { [BOOKS]: both(page('form', ['name'], ['mark', 'price']), page('show', ['name', 'created_at'], ['mark'])) },
  ],
  [
    'a form without what no one fills in',
    {
      [BOOKS]: both(
        page('form', ['name', 'mark']),
        property('code', { type: 'string', 'x-serial': 'book' }),
        property('seen', { type: 'string', readOnly: true }),
        set(['schema', 'required'], ['name', 'mark', 'code', 'seen', 'lent']),
      ),
    },
  ],
])('a back-office page with %s is valid', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});
