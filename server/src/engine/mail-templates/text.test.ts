import { expect, it } from 'vitest';
import type { FilledMail } from './filled-mail.ts';
import { htmlOf } from './html.ts';
import { plainTextOf } from './text.ts';

const MAIL: FilledMail = { language: 'en', subject: 'Due', blocks: [], sender: { name: 'Library' } };

it('the text of a mail ends with the known contact details of the sender', () => {
  expect(plainTextOf(MAIL)).toBe('-- \nLibrary');
  const sender = { name: 'Library', hotline: '1900', email: 'a@b.example', address: 'Main Street' };
  expect(plainTextOf({ ...MAIL, sender })).toBe('-- \nLibrary\n1900 · a@b.example\nMain Street');
  expect(plainTextOf({ ...MAIL, sender: { name: 'Library', email: 'a@b.example' } })).toBe('-- \nLibrary\na@b.example');
});

it('the text of a mail separates its blocks by empty lines', () => {
  const blocks: FilledMail['blocks'] = [
    { kind: 'paragraph', text: 'One', tone: 'small' },
    {
      kind: 'rows',
      rows: [
        { label: 'Title', text: 'Emma' },
        { label: 'Shelf', text: 'A 1' },
      ],
    },
    { kind: 'button', label: 'Renew', link: 'https://library.example' },
  ];
  expect(plainTextOf({ ...MAIL, blocks })).toBe(
    'One\n\n- Title: Emma\n- Shelf: A 1\n\nRenew: https://library.example\n\n-- \nLibrary',
  );
});

it('the HTML of a mail uses the color of the sender or a default color', () => {
  expect(htmlOf(MAIL)).toContain('border-top:4px solid #0b5394');
  expect(htmlOf({ ...MAIL, sender: { name: 'Library', color: '#aa0000' } })).toContain('border-top:4px solid #aa0000');
});

it("the HTML of a mail shows the sender's logo, if there is one, with an escaped URL", () => {
  expect(htmlOf(MAIL)).not.toContain('<img');
  expect(htmlOf({ ...MAIL, sender: { name: 'Library', logo: 'https://a.example/l.png?a&b' } })).toContain(
    '<img src="https://a.example/l.png?a&amp;b" alt=""',
  );
});

it('the HTML of a mail ends with the known contact details of the sender', () => {
  const footer = (sender: FilledMail['sender']) =>
    /<p class="soft" style="[^"]*">(.*)<\/p>\n<\/td><\/tr>\n<\/table>/u
      .exec(htmlOf({ ...MAIL, sender }))?.[1]
      ?.replaceAll(/ style="[^"]*"/gu, '');
  expect(footer({ name: 'A & B' })).toBe('A &amp; B');
  expect(footer({ name: 'A', hotline: '1900' })).toBe('A<br><span class="ink">1900</span>');
  expect(footer({ name: 'A', hotline: '1900', email: 'a@b.example', address: '<Main>' })).toBe(
    'A<br><span class="ink">1900</span> · <a class="soft" href="mailto:a@b.example">a@b.example</a><br>&lt;Main&gt;',
  );
});

it.each([
  ['normal', 'class="ink"', 'font-size:15px;line-height:23px;font-weight:400;color:#1d2530'],
  ['small', 'class="soft"', 'font-size:13px;line-height:19px;font-weight:400;color:#5a6472'],
] as const)('the HTML of a mail gives a %s paragraph its own font size and color', (tone, name, style) => {
  const html = htmlOf({ ...MAIL, blocks: [{ kind: 'paragraph', text: 'One\ntwo', tone }] });
  const [, attributes, said] = /<p ([^>]*)>(One.*)<\/p>/u.exec(html) ?? [];
  expect(said).toBe('One<br>two');
  expect(attributes).toContain(name);
  expect(attributes).toContain(style);
});

it('the HTML of a mail highlights a strong paragraph', () => {
  const html = htmlOf({ ...MAIL, blocks: [{ kind: 'paragraph', text: 'Late', tone: 'strong' }] });
  expect(html).toContain('class="note ink"');
  expect(html).toContain('border-left:4px solid #0b5394');
});
