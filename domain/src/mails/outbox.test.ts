import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpAnswers, startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const servers: TestSmtp[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await set('company-root-admin', { mail_host: null, mail_user: null, mail_password: null, mail_port: null });
  await set('agency-card-admin', { mail_host: null, mail_port: null });
});

async function set(account: string, values: Row): Promise<void> {
  const answer = await shop.patch('settings/site-config', values, await shop.signIn(account));
  expect(answer.statusCode, answer.body).toBe(200);
}

async function smtpOf(account: string, answers: SmtpAnswers = {}, more: Row = {}): Promise<TestSmtp> {
  const server = await startSmtp(answers);
  servers.push(server);
  await set(account, { mail_host: '127.0.0.1', mail_port: server.port, mail_from: 'ban@tuyen.example', ...more });
  return server;
}

async function listed(recipient: string, as = 'agency-card-admin'): Promise<readonly Row[]> {
  const filter = encodeURIComponent(`recipient||$eq||${recipient}`);
  const answer = await shop.get(`mails?filter=${filter}`, await shop.signIn(as));
  return answer.json();
}

async function registered(): Promise<string> {
  const form = await shop.form();
  await shop.register(form);
  return String(form['email']);
}

describe('Outbox of mails', () => {
  it('the outbox shows recipient, subject and order of a mail but never its content', async () => {
    const server = await smtpOf('company-root-admin');
    const email = await registered();
    expect(await listed(email)).toMatchObject([{ state: 'WAITING', attempts: 0 }]);
    await shop.pass({ minutes: 1 });
    const [mail] = await listed(email);
    const order = await shop.rowOf('orders', { id: String(mail?.['order_id']) });
    expect(mail).toMatchObject({ recipient: email, channel: 'MAIL', state: 'SENT', attempts: 1 });
    expect(mail?.['subject']).toContain(String(order['code']));
    const arrived = server.mails.find((one) => recipientOf(one) === email);
    expect(arrived?.from?.value[0]?.address).toBe('ban@tuyen.example');
    expect(arrived?.text).toContain(String(order['code']));
    const link = /https?:\S+/u.exec(arrived?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
    expect(JSON.stringify(mail)).not.toContain(link);
  });

  it('a mail about an order is visible to the office of the order and its parent offices', async () => {
    const email = await registered();
    expect(await listed(email)).toHaveLength(1);
    expect(await listed(email, 'company-root-admin')).toHaveLength(1);
    expect(await listed(email, 'company-brt-admin')).toHaveLength(0);
  });

  it('mails wait while no office has a mail server, and the dashboard reports this', async () => {
    const email = await registered();
    await shop.pass({ minutes: 1 });
    expect(await listed(email)).toMatchObject([{ state: 'WAITING', problem: 'NO_SERVER', attempts: 0 }]);
    const tile = () => shop.tile('mails-without-server', 'agency-card-admin');
    expect(await tile()).toMatchObject({ kind: 'figure', tone: 'warning', list: { resource: 'mails' } });
    const server = await smtpOf('company-root-admin');
    await shop.pass({ minutes: 6 });
    expect(server.mails.map(recipientOf)).toContain(email);
    expect(await tile()).toBeUndefined();
  });

  it('mails older than a day require a manual resend after the first mail server is set up', async () => {
    const email = await registered();
    const [{ id, subject } = {}] = await listed(email);
    await shop.pass({ days: 7 });
    const server = await smtpOf('company-root-admin');
    await shop.pass({ minutes: 6 });
    const received = () => server.mails.filter((mail) => recipientOf(mail) === email).map((mail) => mail.subject);
    expect(received()).not.toContain(subject);
    const old = (await listed(email)).find((mail) => mail['id'] === id);
    expect(old).toMatchObject({ state: 'FAILED', problem: 'BACKLOG', attempts: 0 });
    const tile = await shop.tile('mails-backlog', 'agency-card-admin');
    expect(tile).toMatchObject({ kind: 'figure', tone: 'warning', list: { resource: 'mails' } });
    const token = await shop.signIn('agency-card-admin');
    expect((await shop.post(`mails/${String(id)}/transitions/resend`, {}, token)).statusCode).toBe(200);
    await shop.pass({ minutes: 1 });
    expect(received()).toContain(subject);
  });

  it('a failed mail can be resent only with permission', async () => {
    let known = false;
    await smtpOf('company-root-admin', { recipient: () => (known ? undefined : '550 5.1.1 No such user') });
    const email = await registered();
    await shop.pass({ minutes: 1 });
    const [mail] = await listed(email);
    expect(mail).toMatchObject({ state: 'FAILED', problem: 'RECIPIENT_REFUSED', detail: '550 5.1.1 No such user' });
    const failed = await shop.tile('mails-failed', 'agency-card-admin');
    expect(failed).toMatchObject({ tone: 'danger', list: { resource: 'mails' } });
    const isFailed = encodeURIComponent(`state||$eq||FAILED`);
    const all = (
      await shop.get(`mails?page=1&limit=100&filter=${isFailed}`, await shop.signIn('agency-card-admin'))
    ).json();
    const week = shop.engine.clock.now().getTime() - 8 * 86_400_000;
    const recent = all.data.filter(({ created_at: at }: Row) => Date.parse(String(at)) > week);
    expect(failed).toMatchObject({ value: recent.length });
    const resend = async (account: string) =>
      shop.post(`mails/${String(mail?.['id'])}/transitions/resend`, {}, await shop.signIn(account));
    expect((await resend('agency-ticket')).statusCode).toBe(403);
    known = true;
    expect((await resend('agency-card-admin')).statusCode).toBe(200);
    const [waiting] = await listed(email);
    expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1 });
    expect([waiting?.['problem'], waiting?.['detail']]).toEqual([undefined, undefined]);
    expect((await resend('agency-card-admin')).statusCode).toBe(409);
    await shop.pass({ minutes: 1 });
    expect(await listed(email)).toMatchObject([{ state: 'SENT', attempts: 2 }]);
  });

  it('the outbox is read-only', async () => {
    const clerk = await shop.signIn('company-root-admin');
    const [mail] = await listed(await registered());
    expect((await shop.post('mails', { recipient: 'a@b.example' }, clerk)).statusCode).toBe(405);
    expect((await shop.patch(`mails/${String(mail?.['id'])}`, { state: 'SENT' }, clerk)).statusCode).toBe(405);
    expect((await shop.remove(`mails/${String(mail?.['id'])}`, clerk)).statusCode).toBe(405);
  });
});

describe('Mail server that an office uses', () => {
  it('an office uses the mail server of itself or its nearest parent office', async () => {
    const top = await smtpOf('company-root-admin');
    const own = await smtpOf('agency-card-admin');
    const email = await registered();
    await shop.pass({ minutes: 1 });
    expect(own.mails.map(recipientOf)).toContain(email);
    expect(top.mails).toHaveLength(0);
  });

  it('a password is sent only to the mail server that it was entered for', async () => {
    const user = { name: 'tong', password: 'Bí mật 2026' };
    const credentials = { mail_user: user.name, mail_password: user.password };
    const top = await smtpOf('company-root-admin', { user }, credentials);
    const inherited = await registered();
    await shop.pass({ minutes: 1 });
    expect(top.mails.find((mail) => recipientOf(mail) === inherited)?.user).toBe(user.name);
    // This mail server requires no sign-in but accepts any password. If it received the inherited credentials, the
    // user name would be in `signedIn`.
    const other = await smtpOf('agency-card-admin');
    const own = await registered();
    await shop.pass({ minutes: 1 });
    expect(other.mails.find((mail) => recipientOf(mail) === own)?.user).toBeUndefined();
    expect(other.signedIn).toEqual([]);
    expect(top.signedIn).toContain(user.name);
  });
});

const recipientOf = ({ to }: TestSmtp['mails'][number]) => [to].flat()[0]?.text;
