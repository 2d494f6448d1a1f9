import { replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const DUE = 'schemas/mails/book-due.json';

export const MAILS: readonly Mistake[] = [
  {
    title: 'a placeholder that is no variable',
    code: 'TUY961',
    file: DUE,
    edit: replace('Please return {title}.', 'Please return {titel}.'),
    at: '"Please return {titel}."',
    message: 'This mail has no variable "titel".',
    hint: 'Did you mean "title"?',
  },
  {
    title: 'a link in a text',
    code: 'TUY961',
    file: DUE,
    edit: replace('Fine: {fine}', 'Fine: {link}'),
    at: '"Fine: {link}"',
    hint: 'Use a variable of the kind text.',
  },
  {
    title: 'a button without a variable for its address',
    code: 'TUY961',
    file: DUE,
    edit: replace('"link": "link"\n    }', '"link": "https"\n    }'),
    at: '"https"',
  },
  {
    title: 'a condition on no variable',
    code: 'TUY961',
    file: DUE,
    edit: replace('"when": "fine"', '"when": "fines"'),
    at: '"fines"',
    hint: 'Did you mean "fine"?',
  },
  {
    title: 'a variable that no text shows',
    code: 'TUY962',
    file: DUE,
    edit: replace('"title": "text"', '"title": "text",\n    "author": "text"'),
    at: '"author"',
  },
  {
    title: 'a block of two kinds',
    code: 'TUY963',
    file: DUE,
    edit: set(['body', 2, 'paragraph'], { vi: 'Sách', en: 'Book' }),
    at: ['},\n    ', '{\n      "rows"'],
    message: 'A block is one thing; this one has paragraph and rows.',
  },
  {
    title: 'a button without a link',
    code: 'TUY963',
    file: DUE,
    edit: set(['body', 3], { button: { vi: 'Gia hạn', en: 'Renew' } }),
    at: ['},\n    ', '{\n      "button"'],
  },
  {
    title: 'a mail about a resource that does not exist',
    code: 'TUY964',
    file: DUE,
    edit: replace('"record": "loans"', '"record": "loan"'),
    at: '"loan"',
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a paragraph in one language',
    code: 'TUY802',
    file: DUE,
    edit: set(['body', 0, 'paragraph'], { vi: 'Mời bạn trả {title}.' }),
    at: '"paragraph"',
    hint: 'Add "en".',
  },
];
