import { FILES, replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BORROW = 'schemas/portal/borrow.json';

export const PORTAL: readonly Mistake[] = [
  {
    title: 'a page field of no resource',
    code: 'TUY701',
    file: BORROW,
    edit: replace('"loans.by_post"', '"loan.by_post"'),
    at: '"loan.by_post"',
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a page field that no resource has',
    code: 'TUY701',
    file: BORROW,
    edit: replace('"field": "users.name"', '"field": "users.nam"'),
    at: '"users.nam"',
    hint: 'Did you mean "name"?',
  },
  {
    title: 'a condition on a field of another page',
    code: 'TUY702',
    file: BORROW,
    edit: replace('"loans.by_post": true', '"loans.due_on": true'),
    at: '"loans.due_on"',
  },
  {
    title: 'a condition on a later step',
    code: 'TUY702',
    file: BORROW,
    edit: replace('"field": "loans.book_id"', '"field": "loans.book_id", "when": { "users.name": "An" }'),
    at: ['"when": { ', '"users.name"'],
    message: '"users.name" is in a later step.',
  },
  {
    title: 'conditions in a ring',
    code: 'TUY703',
    file: BORROW,
    edit: set(
      ['steps', 0, 'fields'],
      [
        { field: 'loans.book_id', when: { 'loans.by_post': true } },
        { field: 'loans.by_post', when: { 'loans.book_id': '1' } },
      ],
    ),
    at: ['loans.book_id",\n          ', '"when"'],
  },
  {
    title: 'two answers of one name',
    code: 'TUY704',
    file: BORROW,
    edit: replace('"reader"', '"book_id"'),
    at: ['"fields": [\n        ', '{\n          "field": "users'],
  },
  {
    title: 'a computed field on a page',
    code: 'TUY705',
    file: BORROW,
    edit: replace('"field": "users.name"', '"field": "loans.number"'),
    at: '"loans.number"',
  },
  {
    title: 'a list of objects on a page',
    code: 'TUY709',
    file: BORROW,
    edit: replace('"field": "users.name"', '"field": "loans.history"'),
    at: '"loans.history"',
    message: 'The portal has no control for "loans.history", a field of kind "nested-list".',
  },
  {
    title: 'two pages with one route',
    code: 'TUY706',
    file: 'schemas/portal/take.json',
    edit: () => JSON.stringify({ ...(FILES[BORROW] as object), name: 'take' }),
    at: ['"route":', '"/borrow"'],
  },
  {
    title: 'a price that no answer is sent for',
    code: 'TUY707',
    file: BORROW,
    edit: set(['submit', 'quote'], 'public/quotes'),
    at: '"public/quotes"',
    hint: /"priced": true/,
  },
  {
    title: 'an answer for a price that is never asked',
    code: 'TUY707',
    file: BORROW,
    edit: replace('"field": "loans.book_id"', '"field": "loans.book_id", "priced": true'),
    at: ['"priced": ', 'true'],
    hint: /submit\.quote/,
  },
  {
    title: 'choices that make required what is required anyway',
    code: 'TUY708',
    file: BORROW,
    edit: set(
      ['steps', 0, 'fields'],
      [{ field: 'loans.book_id', required: true, options: { path: 'public/books', required_by: 'shelf' } }],
    ),
    at: '"required_by"',
    hint: 'Remove "required_by", or "required".',
  },
  {
    title: 'choices that decide and are not all loaded',
    code: 'TUY708',
    file: BORROW,
    edit: replace('"label": "{name}"', '"label": "{name}", "search": true, "required_by": "shelf"'),
    at: '"required_by"',
    hint: 'Remove "search", or "required_by".',
  },
];
