import { expect, test } from 'vitest';
import { STARTERS, type NamedStart } from './starters.ts';
import { sayIn } from './words.ts';

const context: NamedStart = {
  name: 'reading-rooms',
  resource: 'books',
  fields: ['isbn', 'title'],
  references: {},
  for: 'staff',
  say: sayIn(['en']),
};
const started = (kind: keyof typeof STARTERS): object => STARTERS[kind].content(context);

test('a newly created resource has a unique code and a name, which are both searchable', () => {
  const text = { type: 'string', minLength: 1, 'x-searchable': true };
  expect(started('resource')).toEqual({
    name: 'reading-rooms',
    module: 'reading-room',
    label: { en: 'Reading room' },
    plural: { en: 'Reading rooms' },
    title: '{code} – {name}',
    schema: {
      type: 'object',
      required: ['code', 'name'],
      properties: {
        code: { ...text, maxLength: 20, 'x-unique': true, 'x-label': { en: 'Code' } },
        name: { ...text, maxLength: 200, 'x-label': { en: 'Name' } },
      },
    },
  });
});

test('a newly created flow asks for the fields of its resource, and shows these fields when the flow is finished', () => {
  expect(started('flow')).toEqual({
    name: 'reading-rooms',
    for: 'staff',
    title: { en: 'Reading rooms' },
    steps: [{ name: 'first', title: { en: 'First step' }, fields: ['books.isbn', 'books.title'] }],
    submit: { path: 'books', shows: ['isbn', 'title'] },
  });
});

test('a newly created flow of the portal has a page, a result, and a public endpoint for each reference', () => {
  const portal: NamedStart = { ...context, references: { title: 'titles' }, for: 'portal' };
  expect(STARTERS.flow.content(portal)).toEqual({
    name: 'reading-rooms',
    for: 'portal',
    route: '/reading-rooms',
    title: { en: 'Reading rooms' },
    page: { navigation: { en: 'Reading rooms' } },
    result: { title: { en: 'We have received your answers' } },
    steps: [
      {
        name: 'first',
        title: { en: 'First step' },
        fields: ['books.isbn', { field: 'books.title', options: { path: 'public/titles' } }],
      },
    ],
    submit: { path: 'public/books', captcha: true, idempotent: true },
  });
});

test('a newly created print document ends with a line in small print', () => {
  expect(started('print')).toEqual({
    name: 'reading-rooms',
    label: { en: 'Reading rooms' },
    resource: 'books',
    blocks: [
      { heading: { en: 'Reading rooms' } },
      { fields: ['created_at', 'created_by'] },
      { text: { en: 'Printed {print.time}' }, small: true },
    ],
  });
});

test('a newly created field kind has examples that match its pattern', () => {
  const { pattern, examples } = STARTERS.kind.content(context);
  expect(examples.map((example) => new RegExp(pattern, 'u').test(example))).toEqual([true, true]);
});
