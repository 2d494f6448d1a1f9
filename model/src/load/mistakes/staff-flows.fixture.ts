import { replace, set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const BORROW = 'schemas/flows/borrow.json';
const LEND = 'schemas/flows/lend.json';

const OVERDUE = { kind: 'board', name: 'overdue', label: { vi: 'Quá hạn', en: 'Overdue' } };

const remind = (on: string) => [
  { name: 'remind', label: { vi: 'Nhắc trả', en: 'Remind' }, on, answer: { type: 'object', properties: {} } },
];

export const STAFF_FLOWS: readonly Mistake[] = [
  {
    title: 'a key of staff in a flow of the portal',
    code: 'TUY711',
    file: BORROW,
    edit: set(['submit', 'print'], 'slip'),
    at: '"print"',
    hint: 'Remove it.',
  },
  {
    title: 'a key of the portal in a flow of staff',
    code: 'TUY711',
    file: LEND,
    edit: set(['submit', 'captcha'], true),
    at: '"captcha"',
    message: '"captcha" is a key of flows of the portal.',
  },
  {
    title: 'a flow of staff for no resource',
    code: 'TUY712',
    file: LEND,
    edit: set(['submit', 'path'], 'loan'),
    at: ['"path": ', '"loan"'],
    hint: 'Did you mean "loans"?',
  },
  {
    title: 'a flow of staff for an operation on a record',
    code: 'TUY712',
    file: LEND,
    edit: set(['submit', 'path'], 'loans/operations/remind'),
    otherFiles: { 'schemas/resources/loans.json': set(['operations'], remind('record')) },
    at: '"loans/operations/remind"',
    message: '"loans" has no operation "remind" on the resource.',
  },
  {
    title: 'an operation that takes no such answer',
    code: 'TUY713',
    file: LEND,
    edit: (text) =>
      set(['submit'], { path: 'loans/operations/remind' })(set(['steps', 0, 'fields'], ['loans.due_on'])(text)),
    otherFiles: { 'schemas/resources/loans.json': set(['operations'], remind('resource')) },
    at: '"loans.due_on"',
    message: '"loans/operations/remind" takes no "due_on".',
  },
  {
    title: 'a price that no field of the answer is',
    code: 'TUY714',
    file: LEND,
    edit: set(['submit', 'price'], 'numbr'),
    at: '"numbr"',
    hint: 'Did you mean "number"?',
  },
  {
    title: 'a document that the resource lacks',
    code: 'TUY714',
    file: LEND,
    edit: set(['submit', 'print'], 'slips'),
    at: '"slips"',
    hint: 'There is none: remove it.',
  },
  {
    title: 'a lookup by a field that is not unique',
    code: 'TUY714',
    file: LEND,
    edit: replace('"lookup": "mark"', '"lookup": "pages"'),
    at: '"pages"',
    hint: 'Only "mark" would do.',
  },
  {
    title: 'a way of payment that the enum lacks',
    code: 'TUY714',
    file: LEND,
    edit: (text) =>
      set(['submit', 'payment'], { field: 'state', cash: 'CASH' })(
        set(['steps', 0, 'fields'], ['loans.book_id', 'loans.state'])(text),
      ),
    at: '"CASH"',
    hint: 'Choose one of OPEN, RETURNED, LOST.',
  },
  {
    title: 'buttons without choices',
    code: 'TUY715',
    file: LEND,
    edit: replace('"default": "today"', '"default": "today", "control": "buttons"'),
    at: '"control"',
    hint: 'Remove "control".',
  },
  {
    title: 'an address of choices with an answer that the flow does not ask for',
    code: 'TUY716',
    file: LEND,
    edit: replace(
      '"loans.by_post"',
      '{ "field": "loans.by_post", "control": "buttons", "options": { "path": "desk/ways?due={due_onn}" } }',
    ),
    at: '"desk/ways?due={due_onn}"',
    message: 'The choices of "loans.by_post" need the answer "due_onn", which the flow does not ask for.',
    hint: 'Did you mean "due_on"?',
  },
  {
    title: 'a link to a flow that is not there',
    code: 'TUY717',
    file: LEND,
    edit: replace('"/loans"', '"/flows/lnd?back=1"'),
    at: '"/flows/lnd?back=1"',
    message: 'No flow of staff is named "lnd".',
    hint: 'Did you mean "lend"?',
  },
  {
    title: 'a link to a page that is to come back to a flow which is not there',
    code: 'TUY717',
    file: LEND,
    edit: replace('"/loans"', '"/loans?back=/flows/lnd"'),
    at: '"/loans?back=/flows/lnd"',
    message: 'No flow of staff is named "lnd".',
    hint: 'Did you mean "lend"?',
  },
  {
    title: 'a link to a flow of the portal',
    code: 'TUY717',
    file: LEND,
    edit: replace('"/loans"', '"/flows/borrow"'),
    at: '"/flows/borrow"',
    hint: 'Only "lend" would do.',
  },
  {
    title: 'a link to a view that the resource lacks',
    code: 'TUY717',
    file: LEND,
    edit: replace('"/loans"', '"/loans/views/overdu"'),
    otherFiles: { 'schemas/resources/loans.json': set(['views'], [OVERDUE]) },
    at: '"/loans/views/overdu"',
    message: '"loans" has no view "overdu".',
    hint: 'Did you mean "overdue"?',
  },
  {
    title: 'a default that the enum lacks',
    code: 'TUY407',
    file: LEND,
    edit: replace('"loans.by_post"', '{ "field": "loans.state", "default": "OPN" }'),
    at: '"OPN"',
    message: 'The default is invalid: it cannot be "OPN".',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'a default of another type',
    code: 'TUY407',
    file: LEND,
    edit: replace('"loans.by_post"', '{ "field": "loans.by_post", "default": "yes" }'),
    at: '"yes"',
    message: 'The default is invalid: it must be boolean, not string.',
  },
  {
    title: 'a default that is no day',
    code: 'TUY407',
    file: LEND,
    edit: replace('"default": "today"', '"default": "tday"'),
    at: '"tday"',
    hint: 'Did you mean "today"?',
  },
  {
    title: 'today as the default of a text',
    code: 'TUY407',
    file: LEND,
    edit: replace('"loans.address"', '{ "field": "loans.address", "default": "today" }'),
    at: ['"default": ', '"today"'],
    last: true,
    message: 'Only a date or a month can begin with "today".',
  },
];
