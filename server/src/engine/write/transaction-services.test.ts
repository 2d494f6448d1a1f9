import type { MailTemplate, Model } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Row, Transaction, WriteContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

const due: MailTemplate = {
  name: 'book-due',
  source: 'schemas/mails/book-due.json',
  label: {},
  variables: [
    { name: 'title', kind: 'text', optional: false },
    { name: 'link', kind: 'link', optional: true },
  ],
  subject: { en: 'Return {title}', vi: 'Trả {title}' },
  body: [
    { kind: 'paragraph', text: { en: 'Please return {title}.', vi: 'Hãy trả {title}.' }, tone: 'normal' },
    { kind: 'button', label: { en: 'Renew', vi: 'Gia hạn' }, variable: 'link' },
  ],
};
const model: Model = { ...libraryModel(), mails: [due] };
const domain: Domain = {
  outbox: {
    resource: 'rules',
    row: () => ({}),
    sender: async (_reader, officeId) => ({ name: `Desk of ${officeId}` }),
    account: async () => undefined,
  },
};

let library: Library;
let office: string;
beforeAll(async () => {
  library = await openLibrary({ model, domain, origins: { portal: 'http://portal.library.example' } });
  office = library.office('Branch');
});
afterAll(() => library.app.close());

function write<T>(work: (tx: Transaction) => Promise<T>, context: Partial<WriteContext> = {}): Promise<T> {
  return library.engine.write.transaction(context, work);
}
async function stored(id: string): Promise<Row> {
  const { database } = library.engine.records;
  const [row = {}] = await database.rows(
    'SELECT "channel", "recipient", "subject", "text", "from_name", "topic", "office_id", "about_id" FROM "_outbox" WHERE "uid" = ?',
    [id],
  );
  return { ...row };
}
const refusal = (work: (tx: Transaction) => Promise<unknown>) =>
  write(work).then(
    () => undefined,
    (error: unknown) => (error instanceof Problem ? [error.status, error.code] : error),
  );

describe('Message sent in a transaction', () => {
  const mail = { to: 'an@library.example', subject: 'Hello', text: 'Come in.' };

  it('a message sent in a transaction is stored unchanged for the given office', async () => {
    const id = await write((tx) => tx.mail({ ...mail, officeId: office, fromName: 'The desk', topic: 'news' }), {
      officeId: library.office('Main'),
    });
    expect(await stored(id)).toEqual({
      channel: 'MAIL',
      recipient: 'an@library.example',
      subject: 'Hello',
      text: 'Come in.',
      from_name: 'The desk',
      topic: 'news',
      office_id: office,
      about_id: null,
    });
  });

  it("a message without an office belongs to the transaction's office, or else to the top office", async () => {
    const id = await write((tx) => tx.sms({ to: '+84900000000', text: 'Hi' }), { officeId: office });
    expect(await stored(id)).toMatchObject({
      channel: 'SMS',
      recipient: '+84900000000',
      text: 'Hi',
      office_id: office,
    });
    const top = (await library.engine.identity.accounts()).topOffice();
    expect(['Main', 'Other'].map(library.office)).toContain(top);
    expect((await stored(await write((tx) => tx.mail(mail))))['office_id']).toBe(top);
  });

  it('a message from a template is filled in, signed by the office, and stores the template name', async () => {
    const of = { to: 'an@library.example', template: 'book-due', language: 'en', variables: { title: 'Emma' } };
    const id = await write((tx) => tx.mail({ ...of, record: { resource: 'books', id: 'b1' } }), { officeId: office });
    expect(await stored(id)).toEqual({
      channel: 'MAIL',
      recipient: 'an@library.example',
      subject: 'Return Emma',
      text: `Please return Emma.\n\n-- \nDesk of ${office}`,
      from_name: `Desk of ${office}`,
      topic: 'book-due',
      office_id: office,
      about_id: 'b1',
    });
    expect((await stored(await write((tx) => tx.mail({ ...of, topic: 'due' }))))['topic']).toBe('due');
  });

  it("a message may link to the project's sites, and to other sites only over HTTPS", async () => {
    const to = (link: string) => (tx: Transaction) =>
      tx.mail({
        to: 'an@library.example',
        template: 'book-due',
        language: 'en',
        variables: { title: 'Emma', link },
      });
    expect((await stored(await write(to('http://portal.library.example/renew'))))['text']).toContain(
      'Renew: http://portal.library.example/renew',
    );
    await expect(write(to('http://other.example/renew'))).rejects.toThrow('neither https nor an address');
  });

  it('a transaction can resend only failed messages, but can remove the personal data of any message', async () => {
    const id = await write((tx) => tx.mail(mail));
    expect(await refusal((tx) => tx.resend(id))).toEqual([409, 'message_not_failed']);
    await write((tx) => tx.forgetMessage(id));
    expect(await stored(id)).toMatchObject({ recipient: '***', subject: '***', text: '' });
  });
});

describe('Key of a link sent by email', () => {
  it('the key in an email link can be read repeatedly, but redeemed only once for its purpose', async () => {
    const use = { purpose: 'password', subject: 'an', value: 'v', seconds: 60 };
    const key = await write((tx) => tx.issueKey(use));
    const found = { subject: 'an', value: 'v' };
    expect(await refusal((tx) => tx.readKey('register', key))).toEqual([422, 'link_unknown']);
    expect(await refusal((tx) => tx.redeemKey('register', key))).toEqual([422, 'link_unknown']);
    expect(await write((tx) => tx.readKey('password', key))).toEqual(found);
    expect(await write((tx) => tx.readKey('password', key))).toEqual(found);
    expect(await write((tx) => tx.redeemKey('password', key))).toEqual(found);
    expect(await refusal((tx) => tx.redeemKey('password', key))).toEqual([422, 'link_used']);
    expect(await refusal((tx) => tx.readKey('password', key))).toEqual([422, 'link_used']);
  });

  it("the key in an email link expires by the server's clock", async () => {
    const key = await write((tx) => tx.issueKey({ purpose: 'password', subject: 'ba', seconds: 0 }));
    expect(await refusal((tx) => tx.readKey('password', key))).toEqual([422, 'link_expired']);
    const later = await write((tx) => tx.issueKey({ purpose: 'password', subject: 'ba', seconds: 1 }));
    expect(await write((tx) => tx.readKey('password', later))).toEqual({ subject: 'ba', value: undefined });
  });
});

it('a transaction sees its own writes in every read: by id, by values, sorted and with a lock', async () => {
  const read = await write(async (tx) => {
    const one = await tx.create('authors', { name: 'Ba' });
    const other = await tx.create('authors', { name: 'An' });
    const mine = { id: [String(one['id']), String(other['id'])] };
    const names = (rows: readonly Row[]) => rows.map(({ name }) => name);
    return {
      engine: tx.engine,
      selected: await tx.sql.selectFrom('authors').select('name').where('id', '=', String(one['id'])).execute(),
      got: (await tx.get('authors', String(one['id'])))?.['name'],
      missing: await tx.get('authors', 'gone'),
      first: (await tx.first('authors', { name: 'An' }))?.['name'],
      newest: (await tx.first('authors', mine, { sort: '-name' }))?.['name'],
      found: names(await tx.find('authors', mine, { sort: 'name' })),
      limited: names(await tx.find('authors', mine, { sort: '-name', limit: 1 })),
      all: (await tx.find('authors')).length === (await tx.count('authors')),
      count: [await tx.count('authors', mine), await tx.count('authors', { id: 'gone' })],
      locked: [(await tx.lock('authors', String(other['id'])))?.['name'], await tx.lock('authors', 'gone')],
    };
  });
  expect(read).toEqual({
    engine: 'sqlite',
    selected: [{ name: 'Ba' }],
    got: 'Ba',
    missing: undefined,
    first: 'An',
    newest: 'Ba',
    found: ['An', 'Ba'],
    limited: ['Ba'],
    all: true,
    count: [2, 0],
    locked: ['An', undefined],
  });
});

it('a transaction can use counters, read the settings of an office and take a lock by name', async () => {
  await write(async (tx) => {
    expect([await tx.next('a'), await tx.next('a'), await tx.next('b')]).toEqual([1, 2, 1]);
    await tx.exclusive('a');
    expect(await tx.settings('preferences', office)).toMatchObject({ greeting: 'Xin chào', loan_days: 14 });
  });
});

it('writing notes and saved tabs in a transaction requires a staff member as the acting user', async () => {
  const { engine } = library;
  const profile = (await engine.identity.accounts()).profileOf((await engine.identity.user('clerk')) ?? {});
  const actor = { kind: 'staff', userId: profile.id, profile } as const;
  const work = async (tx: Transaction) => {
    await tx.notes.add('books', 'b1', 'Torn');
    await tx.tabs.add('books', { name: 'Mine', query: 'q=x' });
  };
  await write(work, { actor, officeId: office });
  const { database } = engine.records;
  expect(await database.rows('SELECT "author", "text", "at" FROM "_notes"')).toEqual([
    { author: profile.id, text: 'Torn', at: ANCHOR.getTime() },
  ]);
  expect(await database.rows('SELECT "owner", "name", "office_id" FROM "_tabs"')).toEqual([
    { owner: profile.id, name: 'Mine', office_id: office },
  ]);
  expect(await refusal((tx) => tx.notes.add('books', 'b1', 'Torn'))).toEqual([403, 'not_permitted']);
  expect(await refusal((tx) => tx.tabs.add('books', { name: 'Mine', query: 'q=x' }))).toEqual([403, 'not_permitted']);
});
