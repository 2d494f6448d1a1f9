import { expect, test } from 'vitest';
import { exampleTexts, property, set, withTexts, type Edit } from '../../example/example.fixture.ts';
import { followLocales } from './follow-locales.ts';
import { renameInSchemas } from './rename-in-schemas.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const USERS = 'schemas/resources/users.json';
const STATES = 'schemas/enums/loan-state.json';

const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);

function renamed(edits: Readonly<Record<string, Edit>>) {
  return withTexts(exampleTexts(edits), (root) =>
    renameInSchemas(root).map(({ file, changes }) => [
      file.split('/').at(-1),
      ...changes.map(({ line, from, to }) => `${line}: ${from} ${to}`),
    ]),
  );
}

const withoutDueOn = (name: string): Edit =>
  both(
    set(['schema', 'properties', 'due_on'], undefined),
    property(name, { type: 'string', format: 'date', 'x-renamed-from': 'due_on' }),
  );

test('the earlier name of a renamed field is replaced wherever the project check reports it', () => {
  expect(renamed({ [LOANS]: withoutDueOn('back_on') })).toEqual([
    ['branch.json', '21: "due_on" "back_on"', '25: "due_on" "back_on"'],
    ['lend.json', '26: "loans.due_on" "loans.back_on"', '38: "due_on" "back_on"'],
    ['loans.json', '101: "due_on" "back_on"', '107: "-due_on" "-back_on"', '119: "due_on" "back_on"'],
    [
      'book-lost.json',
      '26: "-due_on" "-back_on"',
      '31: "due_on" "back_on"',
      '38: "Book of {loan.due_on}" "Book of {loan.back_on}"',
    ],
  ]);
});

test('the earlier names of renamed enum values are replaced in schema files', () => {
  const values = both(
    set(['enum'], ['OPEN', 'RETURNED', 'GONE']),
    set(['x-values', 'LOST'], undefined),
    set(['x-values', 'GONE'], { vi: 'Mất', en: 'Gone' }),
    set(['x-renamed-values'], { GONE: 'LOST' }),
  );
  expect(renamed({ [STATES]: values })).toEqual([['loans.json', '152: "LOST" "GONE"']]);
});

test('the schema files stay unchanged if no earlier name is declared or no use of an earlier name is reported', () => {
  expect(renamed({ [LOANS]: set(['schema', 'properties', 'due_on'], undefined) })).toEqual([]);
  expect(renamed({ [BOOKS]: set(['x-renamed-from'], 'volumes') })).toEqual([]);
});

test('if several current names have the same earlier name, it is replaced only if exactly one of them passes the checks', () => {
  const two = both(
    withoutDueOn('back_on'),
    property('until_on', { type: 'string', format: 'date', 'x-renamed-from': 'due_on' }),
  );
  expect(renamed({ [LOANS]: two })).toEqual([]);
  expect(
    renamed({
      [LOANS]: withoutDueOn('back_on'),
      [USERS]: property('until_on', { type: 'string', 'x-renamed-from': 'due_on' }),
    }),
  ).toEqual([
    ['branch.json', '21: "due_on" "back_on"', '25: "due_on" "back_on"'],
    ['lend.json', '26: "loans.due_on" "loans.back_on"', '38: "due_on" "back_on"'],
    ['loans.json', '101: "due_on" "back_on"', '107: "-due_on" "-back_on"', '119: "due_on" "back_on"'],
    [
      'book-lost.json',
      '26: "-due_on" "-back_on"',
      '31: "due_on" "back_on"',
      '38: "Book of {loan.due_on}" "Book of {loan.back_on}"',
    ],
  ]);
});

test('earlier field names are replaced in the key and the value of a condition', () => {
  const posted = both(
    set(['schema', 'properties', 'by_post'], undefined),
    property('posted', { type: 'boolean', default: false, 'x-renamed-from': 'by_post' }),
  );
  expect(renamed({ [LOANS]: posted })).toEqual([
    ['borrow.json', '24: "loans.by_post" "loans.posted"', '41: "loans.by_post" "loans.posted"'],
    ['lend.json', '29: "loans.by_post" "loans.posted"'],
    ['loans.json', '28: "by_post" "posted"', '63: "by_post" "posted"', '120: "by_post" "posted"'],
  ]);
});

test('an unreadable file does not prevent earlier names from being replaced in other files', () => {
  const broken = (): string => '{ oops';
  const followed = renamed({ [LOANS]: withoutDueOn('back_on') });
  expect(followed.length).toBe(4);
  expect(renamed({ [LOANS]: withoutDueOn('back_on'), 'schemas/mails/book-due.json': broken })).toEqual(followed);
  expect(renamed({ [LOANS]: (text) => `${withoutDueOn('back_on')(text)} oops` })).toEqual([]);
});

test('the rewritten schema files contain the current names', () => {
  const texts = exampleTexts({ [LOANS]: withoutDueOn('back_on') });
  const files = withTexts(texts, (root) => renameInSchemas(root));
  const loans = files.find(({ file }) => file === LOANS);
  expect(loans?.text).toBe(
    (texts[LOANS] ?? '')
      .replaceAll('"due_on"', '"back_on"')
      .replace('"-due_on"', '"-back_on"')
      .replace('"x-renamed-from": "back_on"', '"x-renamed-from": "due_on"'),
  );
});

const RENAMED = {
  'schemas/resources/volumes.json': {
    name: 'volumes',
    'x-renamed-from': 'books',
    schema: { properties: { code: { 'x-renamed-from': 'isbn' }, parts: { 'x-renamed-from': 'sections' } } },
  },
  'schemas/enums/state.json': { enum: ['LENT'], 'x-renamed-values': { LENT: 'OUT' } },
  'schemas/resources/broken.json': undefined,
  'other/resources/loans.json': { name: 'loans', 'x-renamed-from': 'lendings' },
};

function followed(texts: object) {
  const sources = new Map(
    Object.entries({ ...RENAMED, 'schemas/locales/en/admin.json': texts }).map(([file, value]) => [
      file,
      value === undefined ? '{ oops' : JSON.stringify(value),
    ]),
  );
  const config = { schemas: 'schemas', languages: ['en'], identity: { users: 'users' } };
  return followLocales({ config, sources }).map(({ file, text, changes }) => [
    file,
    JSON.parse(text) as unknown,
    changes.map(({ line, from, to }) => `${line}: ${from} ${to}`),
  ]);
}

test.each<[title: string, before: object, after: readonly unknown[]]>([
  [
    'a resource',
    { resources: { books: { name: 'Book' } } },
    [['schemas/locales/en/admin.json', { resources: { volumes: { name: 'Book' } } }, ['1: "books" "volumes"']]],
  ],
  [
    'its fields, by either name of the resource',
    {
      resources: {
        books: { fields: { isbn: 'ISBN', 'sections.isbn': 'x', name: 'n' } },
        volumes: { fields: { isbn: 'ISBN' } },
      },
    },
    [
      [
        'schemas/locales/en/admin.json',
        {
          resources: {
            books: { fields: { code: 'ISBN', 'parts.code': 'x', name: 'n' } },
            volumes: { fields: { code: 'ISBN' } },
          },
        },
        ['1: "isbn" "code"', '1: "sections.isbn" "parts.code"', '1: "isbn" "code"'],
      ],
    ],
  ],
  [
    'values of an enum',
    { enums: { state: { OUT: 'Out', other: 'x' }, else: { OUT: 'x' } } },
    [
      [
        'schemas/locales/en/admin.json',
        { enums: { state: { LENT: 'Out', other: 'x' }, else: { OUT: 'x' } } },
        ['1: "OUT" "LENT"'],
      ],
    ],
  ],
  [
    'dialogs and their placeholders',
    { books: { dialogs: { lend: { title: 'Lend %{isbn} and %{name}?', count: 3 } } } },
    [
      [
        'schemas/locales/en/admin.json',
        { volumes: { dialogs: { lend: { title: 'Lend %{code} and %{name}?', count: 3 } } } },
        ['1: "books" "volumes"', '1: "Lend %{isbn} and %{name}?" "Lend %{code} and %{name}?"'],
      ],
    ],
  ],
  [
    'placeholders alone beside other texts',
    { books: { dialogs: { lend: { title: '%{isbn}' } }, other: { title: '%{isbn}' } } },
    [
      [
        'schemas/locales/en/admin.json',
        { books: { dialogs: { lend: { title: '%{code}' } }, other: { title: '%{isbn}' } } },
        ['1: "%{isbn}" "%{code}"'],
      ],
    ],
  ],
  [
    'nothing of other resources and folders',
    { resources: { lendings: { fields: { isbn: 'x' } } }, lendings: { dialogs: {} } },
    [],
  ],
  [
    'nothing where the name of today is written already',
    { resources: { books: { fields: { isbn: 'a', code: 'b' } }, volumes: {} } },
    [],
  ],
  ['nothing of texts that are no object', ['books'], []],
])('declared renames are also applied to the keys of translated texts: %s', (_, before, after) => {
  expect(followed(before)).toEqual(after);
});

test('without a project configuration, no keys of translated texts are renamed', () => {
  expect(followLocales({ config: undefined, sources: new Map([['schemas/locales/en/admin.json', '{}']]) })).toEqual([]);
});
