import { type Edit, replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const SLIP = 'schemas/prints/loan-slip.json';
const CONFIG = 'tuyen.config.json';

const label = (vi: string, en: string) => ({ vi, en });

const CONTENT = {
  name: 'loan-slip',
  label: label('Phiếu mượn sách', 'Loan slip'),
  resource: 'loans',
  papers: ['A5', '80mm'],
  blocks: [
    { letterhead: true },
    { heading: label('PHIẾU MƯỢN {number}', 'LOAN {number}') },
    { fields: ['book.name', { field: 'due_on', strong: true }, 'state'] },
    { table: { rows: 'history', columns: ['to'] } },
    { text: label('In lúc {print.time}', 'Printed {print.time}'), small: true },
  ],
};

/** The example has no prints: this one, edited. */
const slip = (edit: Edit) => () => edit(JSON.stringify(CONTENT, null, 2));

export const PRINTS: readonly Mistake[] = [
  {
    title: 'a print of no resource',
    code: 'TUY203',
    file: SLIP,
    edit: slip(replace('"resource": "loans"', '"resource": "loan"')),
    at: '"loan"',
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a print of a field that there is not',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"state"', '"stat"')),
    at: '"stat"',
    hint: 'Did you mean "state"?',
  },
  {
    title: 'a table of records that do not refer to the printed one',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"history"', '"loans.book_id"')),
    at: '"loans.book_id"',
  },
  {
    title: 'a path into a record that has no such field',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"book.name"', '"book.nam"')),
    at: '"book.nam"',
    hint: 'Did you mean "name"?',
  },
  {
    title: 'a path through a reference by the name of its field',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"book.name"', '"book_id.name"')),
    at: '"book_id.name"',
    hint: /book_id/,
  },
  {
    title: 'a printed secret',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"book.name"', '"created_by_user.password"')),
    otherFiles: {
      'schemas/resources/loans.json': set(['schema', 'properties', 'created_by_user'], {
        type: 'string',
        'x-reference': 'users',
        'x-label': { vi: 'Người lập', en: 'Made by' },
      }),
    },
    at: '"created_by_user.password"',
  },
  {
    title: 'an unknown placeholder',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('LOAN {number}', 'LOAN {nummer}')),
    at: '"LOAN {nummer}"',
    hint: 'Did you mean "number"?',
  },
  {
    title: 'a word that no print knows',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('Printed {print.time}', 'Printed {print.tim}')),
    at: '"Printed {print.tim}"',
    hint: 'Did you mean "print.time"?',
  },
  {
    title: 'a table of no list',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"rows": "history"', '"rows": "histori"')),
    at: '"histori"',
    hint: 'Did you mean "history"?',
  },
  {
    title: 'a column that the list has not',
    code: 'TUY951',
    file: SLIP,
    edit: slip(set(['blocks', 3, 'table', 'columns', 0], 'too')),
    at: '"too"',
    hint: 'Did you mean "to"?',
  },
  {
    title: 'a block of two sorts',
    code: 'TUY952',
    file: SLIP,
    edit: slip(set(['blocks', 0, 'line'], true)),
    at: '{\n      "letterhead"',
    message: 'The block is two things: letterhead and line.',
  },
  {
    title: 'a field of one record on a list of several',
    code: 'TUY951',
    file: SLIP,
    edit: slip(replace('"resource": "loans"', '"resource": "loans", "list": true')),
    at: '"PHIẾU MƯỢN {number}"',
    hint: 'A list has no single record: name its fields in a table.',
  },
  {
    title: 'rows named on a list of records',
    code: 'TUY952',
    file: SLIP,
    edit: slip(replace('"resource": "loans"', '"resource": "loans", "list": true')),
    at: '"rows"',
  },
  {
    title: 'a permission that there is not',
    code: 'TUY953',
    file: SLIP,
    edit: slip(replace('"resource": "loans"', '"resource": "loans", "permission": "loan.raed"')),
    at: '"loan.raed"',
    hint: 'Did you mean "loan.read"?',
  },
  {
    title: 'copies that no transition counts',
    code: 'TUY953',
    file: SLIP,
    edit: slip(set(['copies'], { printed: 'printed_at', transition: 'loose', count: 'prints' })),
    at: '"printed_at"',
    message: 'There is no field "printed_at".',
  },
  {
    title: 'a template that is plain text',
    code: 'TUY953',
    file: SLIP,
    edit: slip(set(['template'], 'books.summary')),
    at: '"books.summary"',
  },
  {
    title: 'a text in one language',
    code: 'TUY802',
    file: SLIP,
    edit: slip(set(['blocks', 4, 'text'], { en: 'Printed' })),
    at: '"text"',
    hint: 'Add "vi".',
  },
  {
    title: 'a letterhead of a field that offices have not',
    code: 'TUY951',
    file: CONFIG,
    edit: set(['letterhead'], { name: ['branches.nme'] }),
    at: '"branches.nme"',
    hint: 'Did you mean "name"?',
  },
  {
    title: 'a letterhead of a resource with many records',
    code: 'TUY953',
    file: CONFIG,
    edit: set(['letterhead'], { name: ['books.name'] }),
    at: '"books.name"',
  },
];
