import type { MailTemplate } from '@tuyen/model';
import { expect, it } from 'vitest';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { isAllowed, renderMail, renderSms } from './render.ts';

const due: MailTemplate = {
  name: 'book-due',
  source: 'schemas/mails/book-due.json',
  label: { en: 'Book due' },
  variables: [
    { name: 'title', kind: 'text', optional: false },
    { name: 'fine', kind: 'text', optional: true },
    { name: 'details', kind: 'rows', optional: true },
    { name: 'late', kind: 'flag', optional: true },
    { name: 'link', kind: 'link', optional: true },
  ],
  subject: { en: 'Return {title}' },
  body: [
    { kind: 'paragraph', text: { en: 'Please return {title}. {fine} Thank you.' }, tone: 'normal' },
    { kind: 'paragraph', text: { en: 'You are late.' }, tone: 'strong', when: 'late' },
    { kind: 'rows', variable: 'details' },
    { kind: 'button', label: { en: 'Renew' }, variable: 'link' },
  ],
};
const model = { ...libraryModel(), mails: [due], languages: ['en'] };
const sender = { name: 'Main library', hotline: '1900 1290', email: 'desk@library.example' };

const render = (variables: Parameters<typeof renderMail>[1]['variables'], template = 'book-due') =>
  renderMail(model, { template, language: 'en', variables }, sender, ['http://127.0.0.1:4002']);

it('a mail template renders the same content as text and HTML', () => {
  const details = [{ label: 'Shelf', text: 'A 12\nsecond floor' }];
  const mail = render({ title: 'Số đỏ', details, late: true, link: 'https://library.example/renew' });
  expect(mail.subject).toBe('Return Số đỏ');
  expect(mail.text).toBe(
    'Please return Số đỏ. Thank you.\n\nYou are late.\n\n- Shelf: A 12\nsecond floor\n\nRenew: https://library.example/renew\n\n-- \nMain library\n1900 1290 · desk@library.example',
  );
  for (const part of ['Please return Số đỏ. Thank you.', 'You are late.', 'A 12<br>second floor', '1900 1290'])
    expect(mail.html).toContain(part);
  expect(mail.html).toContain('href="https://library.example/renew"');
});

it('the text message of a template contains texts and links, and only if the template has one', () => {
  const withSms = { ...due, sms: { en: '{title} is due. {fine} {link}' } };
  const variables = { title: 'Số đỏ', link: 'https://library.example/renew' };
  const message = { template: 'book-due', language: 'en', variables };
  expect(renderSms({ ...model, mails: [withSms] }, message, [])).toEqual({
    title: 'Return Số đỏ',
    text: 'Số đỏ is due. https://library.example/renew',
  });
  expect(() => renderSms(model, message, [])).toThrow('The mail "book-due" has no text for phones. Add "sms" to it.');
});

it('a rendered mail omits blocks and placeholders without a value', () => {
  const mail = render({ title: 'Số đỏ', late: false, details: [] });
  expect(mail.text).toBe('Please return Số đỏ. Thank you.\n\n-- \nMain library\n1900 1290 · desk@library.example');
  expect(mail.html).not.toContain('Renew');
});

it('a rendered mail escapes every value in the HTML and keeps it unchanged in the text', () => {
  const title = `<img src=x onerror=alert(1)> "A" & 'B' {fine}`;
  const mail = render({ title, fine: '<b>5</b>', details: [{ label: '<i>', text: '</td><script>' }] });
  expect(mail.html).not.toMatch(/<img src=x|<b>5|<i>|<script/u);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;A&quot; &amp; &#39;B&#39; {fine}');
  expect(mail.text).toContain(`Please return ${title}. <b>5</b> Thank you.`);
});

it.each(['javascript:alert(1)', 'http://library.example', 'data:text/html,x', '//library.example', 'renew'])(
  'a mail with the unsafe link %s is rejected',
  (link) => {
    expect(() => render({ title: 'Số đỏ', link })).toThrow('neither https nor an address of the project');
  },
);

it("a mail may contain http links to the project's own apps, as on a developer's machine", () => {
  expect(render({ title: 'Số đỏ', link: 'http://127.0.0.1:4002/renew' }).text).toContain('http://127.0.0.1:4002/renew');
});

it('rendering a mail fails for a missing variable or an unknown template', () => {
  expect(() => render({})).toThrow('The mail "book-due" lacks "title".');
  expect(() => render({ title: 'Số đỏ' }, 'book-dew')).toThrow('There is no mail "book-dew".');
});

it("a rendered mail uses the requested language, otherwise the project's first language", () => {
  const inTwo = {
    ...model,
    languages: ['vi', 'en'],
    mails: [{ ...due, subject: { vi: 'Trả {title}', en: 'Return {title}' } }],
  };
  const subject = (language: string) =>
    renderMail(inTwo, { template: 'book-due', language, variables: { title: 'Emma' } }, sender, []).subject;
  expect(['en', 'vi', 'fr'].map(subject)).toEqual(['Return Emma', 'Trả Emma', 'Trả Emma']);
});

it('a mail shows a conditional block only if its variable has a value that is not empty', () => {
  const when = (name: string) =>
    ({ kind: 'paragraph', text: { en: `has ${name}` }, tone: 'normal', when: name }) as const;
  const body = [
    when('late'),
    when('fine'),
    when('details'),
    { kind: 'button', label: { en: 'Late' }, variable: 'late' },
  ] as const;
  const texts = (variables: Parameters<typeof renderMail>[1]['variables']) =>
    renderMail(
      { ...model, mails: [{ ...due, body }] },
      { template: 'book-due', language: 'en', variables: { title: 'Emma', ...variables } },
      sender,
      [],
    )
      .text.split('-- ')[0]
      ?.trim();
  expect(texts({ late: true, fine: '5', details: [{ label: 'a', text: 'b' }] })).toBe(
    'has late\n\nhas fine\n\nhas details',
  );
  expect(texts({ late: false, fine: '', details: [] })).toBe('');
  expect(texts({})).toBe('');
});

it.each([
  ['https://library.example/a', [], true],
  ['http://127.0.0.1:4002/a', ['http://127.0.0.1:4002'], true],
  ['http://127.0.0.1:4002/a', ['http://127.0.0.1:4001', 'no address', 'http://127.0.0.1:4002/portal'], true],
  ['http://127.0.0.1:4002/a', ['http://127.0.0.1:4001', 'no address'], false],
  ['no address', ['no address'], false],
])('the mail link %s is allowed for the app addresses %j: %s', (link, bases, allowed) => {
  expect(isAllowed(link, bases)).toBe(allowed);
});
