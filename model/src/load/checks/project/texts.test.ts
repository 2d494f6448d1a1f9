import { describe, expect, test } from 'vitest';
import { property, set, type Edit } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const STATES = 'schemas/enums/loan-state.json';
const CONFIG = 'tuyen.config.json';
const LOST = 'schemas/scenarios/book-lost.json';

const label = { vi: 'Thử', en: 'Trial' };
const half = { vi: 'Thử' };
const both =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((done, edit) => edit(done), text);
const object = (properties: object) => ({ type: 'object', properties });

const lacking = (place: string, name: string) => [`TUY802 ${place}: "${name}" has no text in "en". Add "en".`];

test.each<Case>([
  [
    'of a field, its help, its unit and a second template',
    {
      [BOOKS]: property('weight', {
        type: 'integer',
        'x-label': half,
        'x-help': half,
        'x-unit': half,
      }),
    },
    ['x-label', 'x-help', 'x-unit'].flatMap((key) => lacking(`books.json/schema/properties/weight/${key}`, key)),
  ],
  [
    'in a list of templates',
    { [BOOKS]: property('note', { type: 'string', 'x-templates': [label, half] }) },
    lacking('books.json/schema/properties/note/x-templates/1', '1'),
  ],
  [
    'of the items of a list',
    { [BOOKS]: property('tags', { type: 'array', items: { type: 'string', 'x-help': half } }) },
    lacking('books.json/schema/properties/tags/items/x-help', 'x-help'),
  ],
  [
    'of fields that are called like a text',
    {
      [BOOKS]: both(
        property('label', { type: 'string', 'x-label': half }),
        property('place', { type: 'object', properties: { title: { type: 'string', 'x-label': half } } }),
      ),
    },
    [
      ...lacking('books.json/schema/properties/label/x-label', 'x-label'),
      ...lacking('books.json/schema/properties/place/properties/title/x-label', 'x-label'),
    ],
  ],
  [
    'of the short label of a value, and of all values',
    {
      [STATES]: both(set(['x-values', 'LOST', 'x-short-label'], half), set(['x-all-label'], half)),
    },
    [
      ...lacking('loan-state.json/x-values/LOST/x-short-label', 'x-short-label'),
      ...lacking('loan-state.json/x-all-label', 'x-all-label'),
    ],
  ],
  ['of a value', { [STATES]: set(['x-values', 'LOST'], half) }, lacking('loan-state.json/x-values/LOST', 'LOST')],
  [
    'of an action of a resource, and of a transition',
    {
      [LOANS]: both(
        set(['access', 'actions', 'export'], half),
        set(['workflow', 'transitions', 1, 'label'], half),
        set(['workflow', 'transitions', 1, 'input', 'properties', 'reason', 'x-label'], half),
      ),
    },
    [
      ...lacking('loans.json/access/actions/export', 'export'),
      ...lacking('loans.json/workflow/transitions/1/label', 'label'),
      ...lacking('loans.json/workflow/transitions/1/input/properties/reason/x-label', 'x-label'),
    ],
  ],
  [
    'of a mail',
    {
      'schemas/mails/book-due.json': both(
        set(['subject'], { vi: 'Trả {title}' }),
        set(['body', 3, 'button'], half),
        set(['body', 0, 'paragraph'], { vi: 'Trả {title}.' }),
      ),
    },
    [
      ...lacking('book-due.json/subject', 'subject'),
      ...lacking('book-due.json/body/0/paragraph', 'paragraph'),
      ...lacking('book-due.json/body/3/button', 'button'),
    ],
  ],
  [
    'of a kind, of the menu and of a group',
    {
      'schemas/kinds/shelf-mark.json': set(['message'], half),
      'schemas/menu.json': set(['groups', 0, 'label'], half),
      'schemas/permissions/role-groups.json': set(['groups', 1, 'label'], half),
    },
    [
      ...lacking('shelf-mark.json/message', 'message'),
      ...lacking('menu.json/groups/0/label', 'label'),
      ...lacking('role-groups.json/groups/1/label', 'label'),
    ],
  ],
  [
    'of a step of a flow, and of one of its fields',
    {
      'schemas/flows/borrow.json': both(
        set(['steps', 1, 'title'], half),
        set(['steps', 1, 'fields', 0, 'label'], half),
      ),
    },
    [...lacking('borrow.json/steps/1/title', 'title'), ...lacking('borrow.json/steps/1/fields/0/label', 'label')],
  ],
  ['of a scenario', { [LOST]: set(['label'], half) }, lacking('book-lost.json/label', 'label')],
])('a text without a translation into every language is reported: %s', (_, edits, lines) => {
  expect(reported(edits).toSorted()).toEqual(lines.toSorted());
});

describe('Invalid translated texts', () => {
  test.each<Case>([
    [
      'that lacks one language and is empty in another',
      { [BOOKS]: set(['label'], { en: '' }) },
      [
        'TUY802 books.json/label: "label" has no text in "vi". Add "vi".',
        'TUY804 books.json/label/en: The text is empty. Write a text, or remove the key.',
      ],
    ],
    [
      'that is empty in every language',
      { [BOOKS]: set(['label'], { vi: ' ', en: '' }) },
      [
        'TUY804 books.json/label/vi: The text is empty. Write a text, or remove the key.',
        'TUY804 books.json/label/en: The text is empty. Write a text, or remove the key.',
      ],
    ],
    [
      'of a value in another language, not its color, which is none either',
      { [STATES]: set(['x-values', 'LOST'], { ...label, fil: 'x', color: '' }) },
      [
        'TUY803 loan-state.json/x-values/LOST/fil: "fil" is not a language of this project. Its languages are vi, en.',
        'TUY304 loan-state.json/x-values/LOST/color: "color" cannot be "". Choose one of neutral, info, success, warning, danger.',
      ],
    ],
    [
      'of a color without a value',
      { [BOOKS]: set(['label'], { ...label, color: '' }) },
      [
        'TUY803 books.json/label/color: "color" is not an allowed name. Use a language tag such as "vi" or "en".',
        'TUY804 books.json/label/color: The text is empty. Write a text, or remove the key.',
      ],
    ],
    [
      'of blanks alone',
      { [BOOKS]: set(['plural'], { en: ' \t' }) },
      ['TUY804 books.json/plural/en: The text is empty. Write a text, or remove the key.'],
    ],
    [
      'in languages that are none of the project',
      { [BOOKS]: set(['label'], { ...label, 'zh-Hant': 'x', fil: 'x' }) },
      [
        'TUY803 books.json/label/zh-Hant: "zh-Hant" is not a language of this project. Its languages are vi, en.',
        'TUY803 books.json/label/fil: "fil" is not a language of this project. Its languages are vi, en.',
      ],
    ],
  ])('an invalid translated text is reported: %s', (_, edits, lines) => {
    expect(reported(edits)).toEqual(lines);
  });
});

test('a translation into a language that the project no longer has is reported', () => {
  const edits = { [CONFIG]: set(['languages'], ['vi']), 'schemas/locales/en/admin.json': () => '' };
  expect(reported(edits)).toContain(
    'TUY803 books.json/label/en: "en" is not a language of this project. Its languages are vi.',
  );
});

test.each<readonly [title: string, edits: Case[1]]>([
  [
    'what a default and an example have',
    { [BOOKS]: property('extra', { 'x-kind': 'json', default: { label: half }, examples: [{ title: half }] }) },
  ],
  [
    'the texts of the shells, which have one language each',
    Object.fromEntries(
      ['vi', 'en'].map((tag) => [`schemas/locales/${tag}/admin.json`, set(['label'], { title: { subject: 'x' } })]),
    ),
  ],

  ['a plural in one language', { [BOOKS]: set(['plural'], { en: 'Books' }) }],
  ['the body of a step', { [LOST]: set(['steps', 4, 'body'], { ms: 1, label: half }) }],
  [
    'a field of an enum file, which has the label',
    { [BOOKS]: property('state', { $ref: '../enums/loan-state.json', 'x-label': undefined }) },
  ],
])('no missing translation is reported for %s', (_, edits) => {
  expect(reported(edits)).toEqual([]);
});

test('a field without a label is reported, also inside an object', () => {
  const edits = { [BOOKS]: property('place', { ...object({ room: { type: 'string' } }), 'x-label': undefined }) };
  expect(reported(edits)).toEqual([
    'TUY801 books.json/schema/properties/place: The field "place" has no label. Add "x-label".',
    'TUY801 books.json/schema/properties/place/properties/room: The field "room" has no label. Add "x-label".',
  ]);
});

test('a resource name in a dialect is not a text for users, even if the name is a key of texts such as label', () => {
  const dialect = JSON.stringify({ lists: { label: { get: '/labels', page: { kind: 'none' } } } });
  const found = reported({ 'schemas/backends/shop.json': () => dialect });
  expect(found.filter((line) => line.startsWith('TUY80'))).toEqual([]);
  expect(found.join('\n')).toContain('No resource is named "label".');
});
