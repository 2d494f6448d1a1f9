import { FILES, replace } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const CONFIG = 'tuyen.config.json';
const BOOKS = 'schemas/resources/books.json';
const STATE = 'schemas/enums/loan-state.json';
const MARK = 'schemas/kinds/shelf-mark.json';

export const READING: readonly Mistake[] = [
  {
    title: 'a word that is no JSON',
    code: 'TUY101',
    file: BOOKS,
    edit: replace('"integer"', 'integer'),
    at: 'integer',
    hint: /double quotes/,
  },
  {
    title: 'a byte that is no UTF-8',
    code: 'TUY109',
    file: BOOKS,
    edit: replace('Số trang', 'S\uFFFD trang'),
    at: '\uFFFD',
    hint: 'Save the file as UTF-8.',
  },
  {
    title: 'an escape sequence for terminals',
    code: 'TUY110',
    file: BOOKS,
    edit: replace('"Pages"', String.raw`"\u001b[31mPages"`),
    at: String.raw`\u001b`,
    message: String.raw`This character is invisible (\u001b).`,
  },
  {
    title: 'a raw control character',
    code: 'TUY110',
    file: BOOKS,
    edit: replace('"Pages"', '"Pa\u009bges"'),
    at: '\u009b',
    message: 'This character is invisible (U+009B).',
  },
  {
    title: 'a word that is read backwards',
    code: 'TUY110',
    file: BOOKS,
    edit: replace('"Pages"', '"Pa\u202eges"'),
    at: '\u202e',
  },
  {
    title: 'half a character',
    code: 'TUY110',
    file: BOOKS,
    edit: replace('"Pages"', String.raw`"Pages \ud83d"`),
    at: String.raw`\ud83d`,
  },
  {
    title: 'a missing comma',
    code: 'TUY101',
    file: BOOKS,
    edit: replace('"name": "books",', '"name": "books"'),
    at: '"module"',
    message: 'A comma is expected here.',
  },
  {
    title: 'a missing brace',
    code: 'TUY101',
    file: MARK,
    edit: (text) => text.slice(0, -2),
    at: ['042"\n  ]', ''],
    hint: /Add }/,
  },
  {
    title: 'a trailing comma',
    code: 'TUY102',
    file: MARK,
    edit: replace('"VN-042"', '"VN-042",'),
    at: ['"VN-042"', ','],
    hint: 'Remove the comma.',
  },
  {
    title: 'a comment',
    code: 'TUY103',
    file: STATE,
    edit: replace('"enum"', '// states\n"enum"'),
    at: '// states',
    hint: /\$comment/,
  },
  {
    title: 'a key written twice',
    code: 'TUY104',
    file: BOOKS,
    edit: replace('"minimum": 1,', '"minimum": 1, "minimum": 2,'),
    at: ['1, ', '"minimum"'],
    hint: 'Remove one of them.',
  },
  {
    title: 'endless nesting',
    code: 'TUY105',
    file: BOOKS,
    edit: replace('"minimum": 1,', `"not": ${'{"not":'.repeat(60)}{}${'}'.repeat(60)},`),
    at: [`"not": ${'{"not":'.repeat(44)}`, '{'],
  },
  {
    title: 'a file name with capitals',
    code: 'TUY106',
    file: 'schemas/enums/Color.json',
    edit: () => JSON.stringify(FILES[STATE]),
    at: '{',
  },
  {
    title: 'a path out of the project',
    code: 'TUY107',
    file: CONFIG,
    edit: replace('server/generated', '../elsewhere'),
    at: '"../elsewhere"',
    hint: /without "\.\."/,
  },
];
