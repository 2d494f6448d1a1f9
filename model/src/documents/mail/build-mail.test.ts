import { expect, test } from 'vitest';
import { buildMail } from './build-mail.ts';

const text = { en: 'Text' };

test('a mail template has the variables and the content blocks of its schema file', () => {
  const value = {
    name: 'due',
    label: text,
    record: 'loans',
    variables: {
      title: 'text',
      fine: 'text?',
      page: 'link',
      more: 'link?',
      books: 'rows',
      others: 'rows?',
      late: 'flag',
    },
    subject: text,
    body: [
      { paragraph: text },
      { paragraph: text, tone: 'small', when: 'fine' },
      { rows: 'books' },
      { rows: 'others', when: 'others' },
      { button: text, link: 'page' },
      { button: text, link: 'more', when: 'more' },
    ],
  } as const;
  const variable = (name: string, kind: string, optional: boolean) => ({ name, kind, optional });
  expect(buildMail({ name: 'due', source: 'due.json', value })).toEqual({
    name: 'due',
    source: 'due.json',
    label: text,
    record: 'loans',
    variables: [
      variable('title', 'text', false),
      variable('fine', 'text', true),
      variable('page', 'link', false),
      variable('more', 'link', true),
      variable('books', 'rows', false),
      variable('others', 'rows', true),
      variable('late', 'flag', true),
    ],
    subject: text,
    body: [
      { kind: 'paragraph', text, tone: 'normal' },
      { kind: 'paragraph', text, tone: 'small', when: 'fine' },
      { kind: 'rows', variable: 'books' },
      { kind: 'rows', variable: 'others', when: 'others' },
      { kind: 'button', label: text, variable: 'page' },
      { kind: 'button', label: text, variable: 'more', when: 'more' },
    ],
  });
});

test('a mail template that belongs to no record has no property `record`, and its empty blocks are dropped', () => {
  const value = { name: 'due', label: text, variables: {}, subject: text, body: [{}, { button: text }] };
  const built = { name: 'due', source: 'due.json', label: text, variables: [], subject: text, body: [] };
  expect(buildMail({ name: 'due', source: 'due.json', value })).toEqual(built);
});
