import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Mail, SmsSender, SmtpAccount } from '../domain.ts';
import { adjustableClock } from '@tuyen/server-mock';
import { ANCHOR } from '@tuyen/server-mock';
import type { SqlRow } from '../store/database/connection.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import {
  type Certificate,
  selfSigned,
  type SmtpAnswers,
  startSmtp,
  type TestSmtp,
} from '@tuyen/server-mock/testing/smtp';
import { type SmsReply, startSmsService } from '@tuyen/server-mock/testing/sms';
import { readSmsSender } from '../sms/sms-sender.ts';
import { sendMessages } from './send-messages.ts';

const FROM = 'desk@library.example';
const MAIL: Mail = { to: 'reader@mail.example', subject: 'Sách đã đến hạn', text: 'Mời bạn trả sách.' };

const closed: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closed.splice(0).toReversed()) await close();
});

async function smtp(answers?: SmtpAnswers, port?: number): Promise<TestSmtp> {
  const server = await startSmtp(answers, port);
  closed.push(() => server.close());
  return server;
}

async function open(account: SmtpAccount | undefined, databaseUrl?: string, sms?: SmsSender) {
  const clock = adjustableClock({ now: () => ANCHOR });
  const library = await openLibrary({ clock, smtp: account, sms, databaseUrl });
  closed.push(() => library.app.close());
  return {
    ...library,
    clock,
    send: () =>
      sendMessages(
        library.engine,
        () => false,
        () => 1,
      ),
  };
}

const at = ({ port }: TestSmtp, more: SmtpAccount = {}): SmtpAccount => ({
  host: '127.0.0.1',
  port,
  from: FROM,
  ...more,
});

const put = ({ engine }: Pick<Library, 'engine'>, mail: Partial<Mail> = {}) =>
  engine.write.transaction({}, (tx) => tx.mail({ ...MAIL, ...mail }));

async function rowOf({ engine }: Pick<Library, 'engine'>, id: string): Promise<SqlRow> {
  const rows = await engine.records.database.rows('SELECT * FROM "_outbox"');
  return rows.find(({ uid }) => uid === id) ?? {};
}

describe('Delivery of text messages to an SMS service', () => {
  const SMS = { to: '0912345678', text: 'Mời bạn trả sách.' };
  const senderAt = (url: string) =>
    readSmsSender(JSON.stringify({ url, json: { to: '{to}', text: '{text}', id: '{id}' } }), 'sms.json', {});
  async function service(answer?: () => SmsReply | undefined) {
    const started = await startSmsService(answer);
    closed.push(() => started.close());
    return started;
  }

  it('a text message is sent once, and its stored content is deleted', async () => {
    const { url, calls } = await service();
    const library = await open(undefined, undefined, senderAt(url));
    const id = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    await library.send();
    await library.send();
    expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ ...SMS, id }]);
    expect(await rowOf(library, id)).toMatchObject({ channel: 'SMS', state: 'SENT', attempts: 1, text: '' });
  });

  it('a text message is retried with the back-off of mails after a fault of the service', async () => {
    let faults = 1;
    const { url, calls } = await service(() => ({ status: faults-- > 0 ? 500 : 200 }));
    const library = await open(undefined, undefined, senderAt(url));
    const id = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'TRY_LATER', attempts: 1 });
    library.clock.move(59_000);
    await library.send();
    expect(calls).toHaveLength(1);
    library.clock.move(2000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT', attempts: 2, problem: null });
  });

  it('a refused text message fails and can be resent by hand', async () => {
    let status = 400;
    const { url } = await service(() => ({ status }));
    const library = await open(undefined, undefined, senderAt(url));
    const id = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'FAILED', problem: 'MESSAGE_REFUSED' });
    status = 200;
    await library.engine.write.transaction({}, (tx) => tx.resend(id));
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT', attempts: 2 });
  });

  it('a failing SMS service does not delay the mails of the same office', async () => {
    const server = await smtp();
    const { url, calls } = await service(() => ({ status: 401 }));
    const library = await open(at(server), undefined, senderAt(url));
    const first = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    const second = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    await put(library);
    await library.send();
    expect(server.mails).toHaveLength(1);
    expect(calls).toHaveLength(1);
    expect(await rowOf(library, first)).toMatchObject({ problem: 'AUTHENTICATION', attempts: 1 });
    expect(await rowOf(library, second)).toMatchObject({ state: 'WAITING', attempts: 0 });
  });

  it('a text message waits without an SMS service, and needs a manual resend after a day', async () => {
    const library = await open(undefined);
    const id = await library.engine.write.transaction({}, (tx) => tx.sms(SMS));
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'NO_CHANNEL', attempts: 0 });
    library.clock.move(25 * 3_600_000);
    const { url, calls } = await service();
    await sendMessages({ ...library.engine, sms: senderAt(url) }, () => false);
    expect(await rowOf(library, id)).toMatchObject({ state: 'FAILED', problem: 'BACKLOG' });
    expect(calls).toEqual([]);
  });
});

describe('Delivery of mails to a mail server', () => {
  it('mails have all identifying headers, and their stored content is deleted once sent', async () => {
    const server = await smtp();
    const library = await open(at(server));
    const id = await put(library, { html: '<p>Mời bạn trả sách.</p>', fromName: 'Thư viện Hà Nội' });
    await library.send();
    const [mail] = server.mails;
    expect(mail?.subject).toBe(MAIL.subject);
    expect(mail?.text?.trim()).toBe(MAIL.text);
    expect(mail?.html).toContain('<p>Mời bạn trả sách.</p>');
    expect(mail?.from?.value).toEqual([{ name: 'Thư viện Hà Nội', address: FROM }]);
    expect(mail?.messageId).toBe(`<${id}@library.example>`);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.date).toEqual(ANCHOR);
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT', attempts: 1, text: '', html: null });
    await library.send();
    expect(server.mails).toHaveLength(1);
  });

  it('mails are not sent if the transaction that created them is rolled back', async () => {
    const server = await smtp();
    const library = await open(at(server));
    const failing = library.engine.write.transaction({}, async (tx) => {
      await tx.mail(MAIL);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await library.send();
    expect(server.mails).toHaveLength(0);
  });

  it('a name or subject cannot inject headers into a mail', async () => {
    const server = await smtp();
    const library = await open(at(server));
    const fromName = `Thư viện\r\nBcc: spy@mail.example\r\n`;
    await put(library, { fromName, subject: 'Nhắc\r\nX-Evil: yes\r\n\r\nbody' });
    await library.send();
    const [mail] = server.mails;
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.headers.has('x-evil')).toBe(false);
    expect(mail?.subject).toBe('Nhắc X-Evil: yes body');
    expect(mail?.from?.value[0]?.name).toBe('Thư viện Bcc: spy@mail.example');
  });

  it('mails wait while no mail server is configured and are sent once there is one', async () => {
    const library = await open(undefined);
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'NO_SERVER', attempts: 0 });
    const more = [await put(library), await put(library)];
    await library.send();
    library.clock.move(6 * 60_000);
    let transactions = 0;
    const { records } = library.engine;
    const transaction: typeof records.transaction = (...work) => {
      transactions += 1;
      return records.transaction(...work);
    };
    await sendMessages({ ...library.engine, records: { ...records, transaction } }, () => false);
    expect(transactions).toBe(1);
    for (const one of [id, ...more]) expect(await rowOf(library, one)).toMatchObject({ problem: 'NO_SERVER' });
    const server = await smtp();
    library.clock.move(6 * 60_000);
    await sendMessages({ ...library.engine, smtp: at(server) }, () => false);
    expect(server.mails).toHaveLength(3);
  });

  it('mails that waited over a day for the first mail server need a manual resend', async () => {
    const library = await open(undefined);
    const old = await put(library);
    await library.send();
    library.clock.move(25 * 3_600_000);
    const recent = await put(library);
    await library.send();
    const server = await smtp();
    library.clock.move(6 * 60_000);
    const send = () => sendMessages({ ...library.engine, smtp: at(server) }, () => false);
    await send();
    expect(await rowOf(library, old)).toMatchObject({ state: 'FAILED', problem: 'BACKLOG', attempts: 0 });
    expect(await rowOf(library, recent)).toMatchObject({ state: 'SENT' });
    await library.engine.write.transaction({}, (tx) => tx.resend(old));
    await send();
    expect(await rowOf(library, old)).toMatchObject({ state: 'SENT' });
    expect(server.mails).toHaveLength(2);
  });

  it('mails fail if the recipient is permanently rejected', async () => {
    const refused = '550 5.1.1 No such user here';
    const server = await smtp({ recipient: (address) => (address === MAIL.to ? refused : undefined) });
    const library = await open(at(server));
    const id = await put(library);
    const other = await put(library, { to: 'other@mail.example' });
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'FAILED', problem: 'RECIPIENT_REFUSED', detail: refused });
    expect(await rowOf(library, other)).toMatchObject({ state: 'SENT' });
  });

  it('mails are retried with increasing delays if the server requests a retry', async () => {
    let refusals = 2;
    const server = await smtp({ recipient: () => (refusals-- > 0 ? '451 4.3.0 Try again later' : undefined) });
    const library = await open(at(server));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'TRY_LATER', attempts: 1 });
    library.clock.move(59_000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ attempts: 1 });
    library.clock.move(2000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', attempts: 2 });
    library.clock.move(61_000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ attempts: 2 });
    library.clock.move(60_000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT', attempts: 3, problem: null });
    expect(server.mails).toHaveLength(1);
  });

  it('mails fail after ten attempts and can be resent manually', async () => {
    const server = await smtp();
    await server.close();
    const library = await open(at(server));
    const id = await put(library);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await library.send();
      expect(await rowOf(library, id)).toMatchObject({ attempts: attempt, problem: 'UNREACHABLE' });
      library.clock.move(4 * 3_600_000);
    }
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'FAILED', attempts: 10 });
    const back = await smtp({}, server.port);
    await library.engine.write.transaction({}, (tx) => tx.resend(id));
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT', attempts: 11 });
    expect(back.mails).toHaveLength(1);
    const again = library.engine.write.transaction({}, (tx) => tx.resend(id));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'message_not_failed' });
  });

  it('an unreachable mail server is tried only once per run, not once for each waiting mail', async () => {
    const server = await smtp();
    await server.close();
    const library = await open(at(server));
    const ids = [await put(library), await put(library), await put(library)];
    await library.send();
    const attempts = await Promise.all(ids.map(async (id) => (await rowOf(library, id))['attempts']));
    expect(attempts).toEqual([1, 0, 0]);
  });

  it('mails are not sent after their expiry', async () => {
    const server = await smtp();
    const library = await open(at(server));
    const id = await put(library, { until: new Date(ANCHOR.getTime() + 3_600_000) });
    library.clock.move(3_600_001);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'FAILED', problem: 'TOO_LATE' });
    const again = library.engine.write.transaction({}, (tx) => tx.resend(id));
    await expect(again).rejects.toMatchObject({ status: 409, code: 'message_too_late' });
    expect(server.mails).toHaveLength(0);
  });

  it('SMS messages wait, because nothing sends them', async () => {
    const library = await open(at(await smtp()));
    const id = await library.engine.write.transaction({}, (tx) =>
      tx.sms({ to: '0912345678', text: 'Sách đã đến hạn.' }),
    );
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ channel: 'SMS', state: 'WAITING', problem: 'NO_CHANNEL' });
  });

  it.each([
    ['an unknown service', { service: 'no-such-service', host: undefined }, 'SETTINGS'],
    ['no sender', { from: undefined }, 'SETTINGS'],
    ['a host that does not exist', { host: 'mail.invalid' }, 'UNKNOWN_HOST'],
  ])('mails wait and report the problem if the mail settings have %s', async (_, wrong, problem) => {
    const library = await open(at(await smtp(), wrong));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem });
  });

  it('mails get the state uncertain if the connection ends before the mail server responds', async () => {
    const server: TestSmtp = await smtp({ content: () => void server.breakOff() });
    const library = await open(at(server));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'UNCERTAIN', problem: 'INTERRUPTED' });
    library.clock.move(86_400_000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'UNCERTAIN', attempts: 1 });
  });
});

describe('Account at the mail server', () => {
  let certificate: Certificate;
  const trusted = getCACertificates('default');
  beforeAll(async () => {
    certificate = await selfSigned();
  });
  afterAll(() => setDefaultCACertificates(trusted));

  const user = { name: 'desk', password: 'Thư#2026' };

  it('mails are sent after signing in to the mail server with user and password', async () => {
    const server = await smtp({ user });
    const library = await open(at(server, { user: user.name, password: user.password }));
    await put(library);
    await library.send();
    expect(server.mails[0]?.user).toBe(user.name);
  });

  it('mails are not sent if the mail server rejects the password, and the problem is reported', async () => {
    const server = await smtp({ user });
    const library = await open(at(server, { user: user.name, password: 'wrong' }));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'AUTHENTICATION' });
    expect(server.mails).toHaveLength(0);
  });

  it('mails are sent with TLS if the mail server offers it, and only with a trusted certificate', async () => {
    const server = await smtp({ user, tls: certificate });
    const library = await open(at(server, { user: user.name, password: user.password }));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'TLS' });
    setDefaultCACertificates([...trusted, certificate.cert]);
    library.clock.move(60_000);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENT' });
    expect(server.mails[0]?.secure).toBe(true);
  });

  it('a mail server password is never sent unencrypted to another machine', async () => {
    const server = await smtp({ user });
    // A connection to `0.0.0.0` reaches this machine, but the engine does not recognize the address as local.
    const host = '0.0.0.0';
    const library = await open(at(server, { host, user: user.name, password: user.password }));
    const id = await put(library);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'WAITING', problem: 'TLS' });
    const anyone = await smtp();
    const other = await open(at(anyone, { host }));
    await put(other);
    await other.send();
    expect(anyone.mails).toHaveLength(1);
  });
});

onEachDatabase('Interrupted and concurrent sending of mails', (databaseUrl) => {
  it('an interrupted mail gets the state uncertain when the lease of its sending process expires', async () => {
    const server = await smtp();
    const library = await open(at(server), await databaseUrl());
    const id = await put(library);
    const { database } = library.engine.records;
    // Simulates a process that was killed after it marked a mail as being sent and before the mail server responded.
    const leased = ANCHOR.getTime() + 600_000;
    await database.run(`UPDATE "_outbox" SET "state" = 'SENDING', "attempts" = 1, "leased_until" = ${leased}`);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'SENDING' });
    library.clock.move(600_001);
    await library.send();
    expect(await rowOf(library, id)).toMatchObject({ state: 'UNCERTAIN', problem: 'INTERRUPTED' });
    expect(server.mails).toHaveLength(0);
    await library.engine.write.transaction({}, (tx) => tx.resend(id));
    await library.send();
    expect(server.mails).toHaveLength(1);
  });

  it('several processes that send concurrently send each mail once', async () => {
    const server = await smtp();
    const address = await databaseUrl();
    const one = await open(at(server), address);
    // On PostgreSQL, the test starts a second server on the same database. SQLite allows only one process.
    const other = address ? await open(at(server), address) : one;
    const ids: string[] = [];
    for (let index = 0; index < 40; index += 1) ids.push(await put(one, { to: `reader${index}@mail.example` }));
    await Promise.all([one.send(), other.send(), one.send(), other.send()]);
    expect(server.mails).toHaveLength(ids.length);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(ids.length);
  });
});
