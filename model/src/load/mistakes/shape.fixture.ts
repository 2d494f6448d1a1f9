import { replace } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const REPORT = 'schemas/permissions/report.json';

export const SHAPE: readonly Mistake[] = [
  {
    title: 'a section that is called by a sentence',
    code: 'TUY305',
    file: 'schemas/resources/loans.json',
    edit: replace('"name": "main"', '"name": "The loan."'),
    at: '"The loan."',
    message: '"name" must match ^[a-z][a-z0-9]*([_-][a-z0-9]+)*$.',
    hint: 'Unique among the sections of the page; part of a translation key.',
  },
  {
    title: 'an unknown key',
    code: 'TUY301',
    file: BOOKS,
    edit: replace('"menu"', '"mneu"'),
    at: '"mneu"',
    message: '"mneu" is not a known key.',
    hint: 'Did you mean "menu"?',
  },
  {
    title: 'the color of a value under its former key',
    code: 'TUY301',
    file: 'schemas/enums/loan-state.json',
    edit: replace('"color": "info"', '"colour": "info"'),
    at: '"colour"',
    message: '"colour" is not a known key.',
    hint: 'Did you mean "color"?',
  },
  {
    title: 'a language tag in capitals beside the color of a value',
    code: 'TUY301',
    file: 'schemas/enums/loan-state.json',
    edit: replace('"en": "On loan"', '"EN": "On loan"'),
    at: '"EN"',
    message: '"EN" is not a known key.',
    hint: 'Choose one of color, x-short-label.',
    others: ['TUY802'],
  },
  {
    title: 'a list where a text belongs',
    code: 'TUY302',
    file: BOOKS,
    edit: replace('"menu": "stock"', '"menu": ["stock"]'),
    at: ['"menu": ', '['],
    message: '"menu" must be string or null, not array.',
    hint: 'Group of schemas/menu.json; by default "other". null removes it from the menu.',
  },
  {
    title: 'a missing key',
    code: 'TUY303',
    file: REPORT,
    edit: replace('"module": "report",', ''),
    at: '{',
    message: 'The file lacks "module".',
    hint: 'Add "module".',
  },
  {
    title: 'an unknown scope',
    code: 'TUY304',
    file: LOANS,
    edit: replace('"scope": "office"', '"scope": "ofice"'),
    at: '"ofice"',
    message: '"scope" cannot be "ofice".',
    hint: 'Did you mean "office"?',
  },
  {
    title: 'an icon that is no name',
    code: 'TUY305',
    file: BOOKS,
    edit: replace('"menu": "stock"', '"icon": "menu-book"'),
    at: '"menu-book"',
    message: '"icon" must match ^[A-Z][A-Za-z0-9]*$.',
    hint: 'Name of a Material icon, such as DirectionsBus.',
  },
];
