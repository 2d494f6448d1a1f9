import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Mail, OutboxEntry, Row } from '../../domain.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';

const MAIL: Mail = { to: 'reader@mail.example', subject: 'Sách đã đến hạn', text: 'Mời bạn trả sách.' };

/** Records of `authors` stand for outbox messages in this test: the name of an author is the subject of a message. */
const shown: OutboxEntry[] = [];
const domain: Domain = {
  outbox: {
    resource: 'authors',
    row(entry) {
      shown.push(entry);
      return { name: entry.subject || 'SMS' };
    },
    sender: () => Promise.resolve({ name: 'Library' }),
    account: () => Promise.resolve(undefined),
  },
};

let opened: Library;
beforeAll(async () => {
  opened = await openLibrary({ qa: true, domain });
});
afterAll(() => opened.app.close());

const put = (mail: Partial<Mail> = {}) =>
  opened.engine.write.transaction({}, (tx) => tx.mail({ ...MAIL, officeId: opened.office('Main'), ...mail }));
const record = (id: string) => opened.engine.store.get('authors', id);

async function outbox(query = ''): Promise<readonly Row[]> {
  const { statusCode, body } = await opened.app.inject({ method: 'GET', url: `/__qa/outbox${query}` });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
}

describe('Outbox for testers', () => {
  it('testers see the mails in the outbox with their content, oldest first', async () => {
    await put({ to: 'plain@mail.example' });
    await put({ to: 'whole@mail.example', html: '<p>Mời</p>', topic: 'loan.due', fromName: 'Thư viện' });
    const mails = await outbox();
    expect(mails.map(({ id: _, ...mail }) => mail)).toEqual([
      { ...MAIL, to: 'plain@mail.example', at: ANCHOR.toISOString() },
      { ...MAIL, to: 'whole@mail.example', html: '<p>Mời</p>', topic: 'loan.due', at: ANCHOR.toISOString() },
    ]);
  });

  it('testers can filter the outbox by recipient', async () => {
    await put({ to: 'one@mail.example' });
    expect(await outbox('?to=one@mail.example')).toMatchObject([{ to: 'one@mail.example' }]);
    expect(await outbox('?to=other@mail.example')).toEqual([]);
  });
});

describe('Resource record that shows a message', () => {
  it("a record that shows a message is created with the message's id and properties", async () => {
    const loan = { resource: 'loans', id: 'l1' };
    const id = await put({ topic: 'loan.due', record: loan });
    const at = ANCHOR.toISOString();
    expect(shown.at(-1)).toEqual({
      id,
      channel: 'MAIL',
      recipient: MAIL.to,
      subject: MAIL.subject,
      topic: 'loan.due',
      officeId: opened.office('Main'),
      record: loan,
      state: 'WAITING',
      attempts: 0,
      createdAt: at,
      dueAt: at,
    });
    expect(await record(id)).toMatchObject({ id, name: MAIL.subject, version: 1, created_at: at, updated_at: at });
  });

  it('a record can show a text message (SMS) that relates to no other record', async () => {
    const id = await opened.engine.write.transaction({}, (tx) =>
      tx.sms({ to: '0912345678', text: 'Mời trả sách', officeId: opened.office('Main') }),
    );
    expect(shown.at(-1)).toMatchObject({ id, channel: 'SMS', recipient: '0912345678', subject: '' });
    expect(shown.at(-1)?.record).toBeUndefined();
    expect(shown.at(-1)?.topic).toBeUndefined();
  });

  it('a record that shows a message gets a new version with each change of the message', async () => {
    const id = await put();
    await opened.engine.write.transaction({}, (tx) => tx.forgetMessage(id));
    const { version, name } = (await record(id)) ?? {};
    expect([Number(version) > 1, name]).toEqual([true, '***']);
  });
});

describe('Message whose personal data was removed', () => {
  it('a waiting message whose personal data is removed fails and cannot be resent', async () => {
    const id = await put({ to: 'gone@mail.example', html: '<p>Tên bạn</p>', fromName: 'Thư viện' });
    await opened.engine.write.transaction({}, (tx) => tx.forgetMessage(id));
    expect(shown.at(-1)).toMatchObject({ id, state: 'FAILED', problem: 'TOO_LATE', recipient: '***', subject: '***' });
    const rows = await opened.engine.records.database.rows('SELECT * FROM "_outbox"');
    const stored = rows.find(({ uid }) => uid === id);
    expect(stored).toMatchObject({ recipient: '***', subject: '***', text: '', html: null, from_name: null });
    const again = opened.engine.write.transaction({}, (tx) => tx.resend(id));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'message_too_late' });
  });

  it('a sent message whose personal data is removed keeps the state sent', async () => {
    const id = await put();
    await opened.engine.records.database.run(`UPDATE "_outbox" SET "state" = 'SENT' WHERE "uid" = '${id}'`);
    await opened.engine.write.transaction({}, (tx) => tx.forgetMessage(id));
    expect(shown.at(-1)).toMatchObject({ id, state: 'SENT', recipient: '***' });
  });

  it('a message that no longer exists cannot be resent', async () => {
    const again = opened.engine.write.transaction({}, (tx) => tx.resend('no-such-message'));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'message_gone' });
  });
});

it('a message gets an id even if no resource shows it', async () => {
  const { app, engine, office } = await openLibrary({ qa: true });
  const id = await engine.write.transaction({}, (tx) => tx.mail({ ...MAIL, officeId: office('Main') }));
  expect(await engine.records.database.rows('SELECT "uid" FROM "_outbox"')).toEqual([{ uid: id }]);
  await app.close();
});
