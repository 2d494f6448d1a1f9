import { property, replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const USERS = 'schemas/resources/users.json';

export const TEXTS: readonly Mistake[] = [
  {
    title: 'a resource without a label',
    code: 'TUY801',
    file: USERS,
    edit: set(['label'], undefined),
    at: '{',
    message: 'The file lacks "label".',
    hint: 'Add "label".',
  },
  {
    title: 'a field without a label',
    code: 'TUY801',
    file: BOOKS,
    edit: property('isbn', { type: 'string', 'x-label': undefined }),
    at: '"isbn"',
    message: 'The field "isbn" has no label.',
    hint: 'Add "x-label".',
  },
  {
    title: 'a label in one language',
    code: 'TUY802',
    file: BOOKS,
    edit: replace('"vi": "Số trang",', ''),
    at: ['"maximum": 5000,\n        ', '"x-label"'],
    message: '"x-label" has no text in "vi".',
    hint: 'Add "vi".',
  },
  {
    title: 'a language that the project lacks',
    code: 'TUY803',
    file: BOOKS,
    edit: replace('"vi": "Số trang",', '"vi": "Số trang", "fr": "Pages",'),
    at: '"fr"',
    message: '"fr" is not a language of this project.',
    hint: 'Its languages are vi, en.',
  },
  {
    title: 'an empty text',
    code: 'TUY804',
    file: BOOKS,
    edit: replace('"Số trang"', '" "'),
    at: '" "',
    message: 'The text is empty.',
    hint: 'Write a text, or remove the key.',
  },
  {
    title: 'words in one language only',
    code: 'TUY805',
    file: 'schemas/locales/vi/admin.json',
    edit: replace('"home"', '"back": "Quay lại", "home"'),
    at: '"back"',
    message: '"menu.back" is not written in "en".',
    hint: 'Add it to schemas/locales/en/admin.json.',
    warning: true,
  },
];
