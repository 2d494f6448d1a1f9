import { expect, test } from 'vitest';
import { property, set } from '../../example/example.fixture.ts';
import { reported, type Case } from '../../load/checks/reported.fixture.ts';

const DUE = 'schemas/mails/book-due.json';
const FLOW = 'schemas/flows/lend.json';
const SCENARIO = 'schemas/scenarios/book-lost.json';

const label = { vi: 'Gia hạn', en: 'Renew' };
const block = (written: object) => ({ [DUE]: set(['body', 4], written) });

test.each<Case>([
  [
    'with a block that says nothing',
    block({ when: 'fine' }),
    [
      'TUY963 book-due.json/body/4: A block is one thing; this one has no content. Give it one of paragraph, rows and button.',
    ],
  ],
  [
    'with a link and no button',
    block({ paragraph: label, link: 'link' }),
    [
      'TUY963 book-due.json/body/4: A button and its link belong together. Write "button" for the label and "link" for the variable with the address.',
    ],
  ],
  [
    'with a link to rows',
    block({ button: label, link: 'details' }),
    [
      'TUY961 book-due.json/body/4/link: "details" is a variable of the kind rows, and link is needed here. Use a variable of the kind link.',
    ],
  ],
  [
    'with a subject of no variable',
    { [DUE]: set(['subject'], { vi: 'Trả {book}', en: 'Return {title}' }) },
    ['TUY961 book-due.json/subject/vi: This mail has no variable "book". Choose one of title, fine, details, link.'],
  ],
  [
    'with a text message of more than three segments',
    { [DUE]: set(['sms'], { vi: 'Mời bạn trả sách.', en: `${'a'.repeat(500)} {title} {link}` }) },
    [
      'warning TUY965 book-due.json/sms/en: This text takes 4 segments of a text message (502 characters, GSM-7) before its values are filled in. Shorten it to at most 3 segments.',
    ],
  ],
  [
    'with rows in a text message',
    { [DUE]: set(['sms'], { vi: '{details}', en: '{details}' }) },
    ['vi', 'en'].map(
      (language) =>
        `TUY961 book-due.json/sms/${language}: "details" is a variable of the kind rows, and text or link is needed here. Use a variable of the kind text or link.`,
    ),
  ],
])('a mail template %s is reported as invalid', (_, edits, lines) => {
  expect(reported(edits)).toEqual(lines);
});

test('a missing translation is reported in flow steps, but not in scenario data and default values', () => {
  expect(reported({ [FLOW]: set(['steps', 0, 'title'], { vi: 'Sách' }) })).toEqual([
    'TUY802 lend.json/steps/0/title: "title" has no text in "en". Add "en".',
  ]);
  expect(reported({ [SCENARIO]: set(['steps', 4, 'body'], { label: { vi: 'Sách' } }) })).toEqual([]);
  const place = {
    type: 'object',
    properties: {
      label: { type: 'object', properties: { vi: { type: 'string', 'x-label': label } }, 'x-label': label },
    },
  };
  const edit = property('place', { ...place, default: { label: { vi: 'Huế' } } });
  expect(reported({ 'schemas/resources/books.json': edit })).toEqual([]);
});
