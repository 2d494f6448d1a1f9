import { set } from '../../example/example.fixture.ts';
import type { Mistake } from './mistake.fixture.ts';

const LOANS = 'schemas/resources/loans.json';

const label = { vi: 'Nhắc trả', en: 'Remind' };
const answer = {
  type: 'object',
  properties: { sent: { type: 'integer', 'x-label': { vi: 'Số thư', en: 'Mails' } } },
};

const remind = (wrong: object) => set(['operations'], [{ name: 'remind', label, answer, ...wrong }]);

export const OPERATIONS: readonly Mistake[] = [
  {
    title: 'an operation with the name of a transition',
    code: 'TUY514',
    file: LOANS,
    edit: remind({ name: 'lose' }),
    at: ['"name": ', '"lose"'],
    last: true,
    message: '"lose" is a transition already.',
    hint: 'Choose another name.',
  },
  {
    title: 'an operation with the name of a base action',
    code: 'TUY211',
    file: LOANS,
    edit: remind({ name: 'edit' }),
    at: '"edit"',
    message: '"edit" is already an action.',
    hint: 'Choose another name.',
  },
  {
    title: 'an operation in capital letters',
    code: 'TUY211',
    file: LOANS,
    edit: remind({ name: 'remindAll' }),
    at: '"remindAll"',
    message: '"remindAll" is not a valid name for an operation.',
    hint: 'Use lowercase letters, digits and single hyphens, such as "plan-trips".',
  },
  {
    title: 'two operations of one name',
    code: 'TUY514',
    file: LOANS,
    edit: set(
      ['operations'],
      [
        { name: 'remind', label },
        { name: 'remind', label, on: 'resource' },
      ],
    ),
    at: ['"name": ', '"remind"'],
    last: true,
    message: '"remind" is an operation already.',
    hint: 'Choose another name.',
  },
  {
    title: 'an operation that needs an unknown permission',
    code: 'TUY602',
    file: LOANS,
    edit: remind({ slug: 'updat' }),
    at: '"updat"',
    message: 'The module "loan" has no action "updat".',
    hint: 'Did you mean "update"?',
  },
  {
    title: 'a message that names no field of the answer',
    code: 'TUY514',
    file: LOANS,
    edit: remind({ result: { vi: 'Đã gửi {sent} thư.', en: 'Sent: {sends}.' } }),
    at: '"Sent: {sends}."',
    message: 'The answer has no field "sends".',
    hint: 'Did you mean "sent"?',
  },
  {
    title: 'a condition of an operation on the resource',
    code: 'TUY514',
    file: LOANS,
    edit: remind({ on: 'resource', when: { state: 'OPEN' } }),
    at: '"when"',
    last: true,
    message: 'There is no record that the condition could hold for: the operation is on the resource.',
    hint: 'Remove it.',
  },
  {
    title: 'a condition of an operation on an unknown field',
    code: 'TUY209',
    file: LOANS,
    edit: remind({ when: { stat: 'OPEN' } }),
    at: '"stat"',
    message: 'There is no field "stat" here.',
    hint: 'Did you mean "state"?',
  },
  {
    title: 'a condition of an operation that never holds',
    code: 'TUY413',
    file: LOANS,
    edit: remind({ when: { state: 'OPENED' } }),
    at: '"OPENED"',
    message: '"state" is never "OPENED".',
    hint: 'Did you mean "OPEN"?',
  },
  {
    title: 'a message in one language',
    code: 'TUY802',
    file: LOANS,
    edit: remind({ result: { vi: 'Đã gửi.' } }),
    at: '"result"',
    message: '"result" has no text in "en".',
    hint: 'Add "en".',
  },
  {
    title: 'an answer without a label',
    code: 'TUY801',
    file: LOANS,
    edit: remind({ answer: { type: 'object', properties: { sent: { type: 'integer' } } } }),
    at: '"sent"',
    message: 'The field "sent" has no label.',
    hint: 'Add "x-label".',
  },
];
