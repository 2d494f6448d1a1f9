import { property, replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';
const REPORT = 'schemas/permissions/report.json';

export const PERMISSIONS: readonly Mistake[] = [
  {
    title: 'an unknown role group',
    code: 'TUY601',
    file: REPORT,
    edit: replace('"head"', '"haed"'),
    at: '"haed"',
    message: 'No role group is named "haed".',
    hint: 'Did you mean "head"?',
  },
  {
    title: 'an owner that is no field',
    code: 'TUY209',
    file: BOOKS,
    edit: set(['owner'], 'top-ofice'),
    at: '"top-ofice"',
    message: 'There is no field "top-ofice".',
    hint: 'Did you mean "top-office"?',
  },
  {
    title: 'an owner that is no office',
    code: 'TUY604',
    file: BOOKS,
    edit: set(['owner'], 'bought_on'),
    at: ['"owner": ', '"bought_on"'],
    message: '"bought_on" names the owner, so it must refer to one office.',
    hint: 'Make it a string with "x-reference": "branches".',
  },
  {
    title: 'an owner of records that belong to an office',
    code: 'TUY604',
    file: LOANS,
    edit: set(['owner'], 'book_id'),
    at: ['"owner": ', '"book_id"'],
    message: 'With the scope "office", each record already belongs to the office of its office_id.',
    hint: 'Remove "owner".',
  },
  {
    title: 'groups of an unknown action',
    code: 'TUY602',
    file: LOANS,
    edit: replace('"*": "all"', '"approve": "all"'),
    at: '"approve"',
    message: 'The module "loan" has no action "approve".',
    hint: 'Choose one of read, create, update, delete, export, give-back, lose.',
  },
  {
    title: 'an unknown action for API clients',
    code: 'TUY602',
    file: BOOKS,
    edit: replace('"read"', '"raed"'),
    at: '"raed"',
    message: 'The module "book" has no action "raed".',
    hint: 'Did you mean "read"?',
  },
  {
    title: 'two files that disagree',
    code: 'TUY603',
    file: REPORT,
    edit: (text) => set(['groups'], { '*': ['head'] })(set(['module'], 'loan')(text)),
    at: '"*"',
    message: 'schemas/resources/loans.json assigns "*" of the same module to other groups.',
    hint: 'Keep the groups of this action in one of the files only.',
    others: ['TUY201'],
  },
  {
    title: 'a role group of a type that no office has',
    code: 'TUY607',
    file: 'schemas/permissions/role-groups.json',
    edit: replace('"HEAD"', '"HED"'),
    otherFiles: {
      'schemas/resources/branches.json': property('organisation_type', {
        type: 'string',
        enum: ['HEAD', 'BRANCH'],
        'x-values': { HEAD: { vi: 'Trung tâm', en: 'Head' }, BRANCH: { vi: 'Chi nhánh', en: 'Branch' } },
      }),
    },
    at: '"HED"',
    message: '"organisation_type" of "branches" has no value "HED", so no office is in the group.',
    hint: 'Did you mean "HEAD"?',
  },
];
