import { replace, set } from '../../example/example.fixture.ts';
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
    mend: 'Did you mean "head"?',
  },
  {
    title: 'groups of an unknown action',
    code: 'TUY602',
    file: LOANS,
    edit: replace('"*": "all"', '"approve": "all"'),
    at: '"approve"',
  },
  {
    title: 'an unknown action for API clients',
    code: 'TUY602',
    file: BOOKS,
    edit: replace('"read"', '"raed"'),
    at: '"raed"',
  },
  {
    title: 'two files that disagree',
    code: 'TUY603',
    file: REPORT,
    edit: (text) => set(['groups'], { '*': ['head'] })(set(['module'], 'loan')(text)),
    at: '"*"',
    message: 'schemas/resources/loans.json gives "*" of the same module to other groups.',
  },
];
