import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SmtpAnswers, startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import { startSmsService } from '@tuyen/server-mock/testing/sms';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop, smsSenderAt } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const preview = async (name: string, query = '', as = 'agency-card-admin') =>
  shop.get(`mail-templates/${name}/preview${query}`, await shop.signIn(as));

describe('Mail preview', () => {
  it('every mail has a preview in both languages, as text and HTML', async () => {
    const clerk = await shop.signIn('agency-card-admin');
    const templates: readonly Row[] = (await shop.get('mail-templates', clerk)).json();
    expect(templates.map(({ name }) => name)).toContain('order-delivered-to-counter');
    for (const { name } of templates) {
      for (const language of ['vi', 'en']) {
        const answer = await preview(String(name), `?language=${language}`);
        expect(answer.statusCode, answer.body).toBe(200);
        const { subject, text, html } = answer.json();
        expect(`${subject}${text}`, `${String(name)} ${language}`).not.toMatch(/[{}]|undefined/u);
        expect(html).toContain(`<html lang="${language}">`);
      }
    }
  });

  it('the mail preview for a given order contains the data of that order', async () => {
    const form = await shop.form();
    const { code } = await shop.register(form);
    const { subject, text, order } = (await preview('order-delivered-to-counter', `?order=${code}&language=en`)).json();
    expect(subject).toBe(`Collect the card of order ${code} at the counter`);
    expect(text).toContain(`Dear ${String(form['full_name'])},`);
    expect(text).toContain('My Dinh Bus Station ticket counter');
    expect(order).toBe(code);
    expect((await shop.order(code)).status).toBe('AWAITING_PAYMENT');
  });

  it('without a given order, every mail has a complete preview from sample data in both languages', async () => {
    const clerk = await shop.signIn('company-metro-admin');
    expect((await shop.get('orders?limit=1', clerk)).json()).toEqual([]);
    const templates: readonly Row[] = (await shop.get('mail-templates', clerk)).json();
    for (const { name } of templates) {
      for (const language of ['vi', 'en']) {
        const answer = await preview(String(name), `?language=${language}`, 'company-metro-admin');
        expect(answer.statusCode, `${String(name)}: ${answer.body}`).toBe(200);
        const { subject, text, order } = answer.json();
        expect(`${subject}${text}`, `${String(name)} ${language}`).not.toMatch(/[{}]|undefined|samples\./u);
        expect(order).toBeUndefined();
      }
    }
    const { text } = (await preview('order-waiting-customer-retype', '?language=vi', 'company-metro-admin')).json();
    expect(text).toContain('- Ảnh chân dung: Ảnh bị mờ.');
  });

  it('the mail preview refuses orders of other offices and callers who may not read mails', async () => {
    const { code } = await shop.register();
    expect((await preview('order-confirmed', `?order=${code}`, 'company-brt-admin')).statusCode).toBe(404);
    expect((await preview('order-confirmed', `?order=${code}`, 'agency-ticket')).statusCode).toBe(403);
    expect((await preview('order-lost', `?order=${code}`)).statusCode).toBe(404);
  });
});

it('the preview of a mail with a text for phones counts its segments', async () => {
  const { sms } = (await preview('order-confirmed', '?language=en')).json();
  expect(sms).toMatchObject({ alphabet: 'GSM-7', characters: sms.text.length, segments: 1 });
  expect((await preview('account-confirm')).json().sms).toBeUndefined();
});

describe('Sending of a test SMS', () => {
  const send = async (where: Shop) =>
    where.post('mails/test', { channel: 'SMS' }, await where.signIn('company-root-admin'));

  it('a test SMS goes to the phone of the caller through the configured service', async () => {
    const service = await startSmsService();
    const own = await openShop({ sms: smsSenderAt(service.url) });
    try {
      const { phone } = await own.rowOf('users', { username: 'company-root-admin' });
      expect((await send(own)).json()).toEqual({ sent: true, to: phone });
      expect(JSON.parse(service.calls[0]?.body ?? '')).toEqual({
        to: phone,
        text: 'Tin nhắn thử từ Tổng công ty Vận tải công cộng Thủ đô. Nhận được tin này nghĩa là việc gửi SMS đang hoạt động.',
      });
    } finally {
      await Promise.all([own.app.close(), service.close()]);
    }
  });

  it('a test SMS without a configured service reports the missing service', async () => {
    expect((await send(shop)).json()).toMatchObject({
      sent: false,
      problem: 'NO_CHANNEL',
      message: 'Chưa có dịch vụ nhắn tin',
    });
  });
});

describe('Sending of a test mail', () => {
  const servers: TestSmtp[] = [];
  const set = async (values: Row) => {
    const answer = await shop.patch('settings/site-config', values, await shop.signIn('company-root-admin'));
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const smtp = async (answers: SmtpAnswers = {}, more: Row = {}): Promise<TestSmtp> => {
    const server = await startSmtp(answers);
    servers.push(server);
    await set({ mail_host: '127.0.0.1', mail_port: server.port, ...more });
    return server;
  };
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await set({ mail_host: null, mail_port: null, mail_user: null, mail_password: null });
  });
  const send = async (as = 'company-root-admin') => shop.post('mails/test', {}, await shop.signIn(as));

  it('a test mail goes to the caller through the configured server', async () => {
    const server = await smtp();
    expect((await send()).json()).toEqual({ sent: true, to: 'company-root-admin@tuyen.example' });
    expect(server.mails[0]?.subject).toBe('Thư thử từ Tổng công ty Vận tải công cộng Thủ đô');
    expect([server.mails[0]?.to].flat()[0]?.text).toBe('company-root-admin@tuyen.example');
  });

  it.each([
    [
      'a wrong password',
      { user: { name: 'a', password: 'b' } },
      { mail_user: 'a', mail_password: 'c' },
      'AUTHENTICATION',
    ],
    ['a sender that is refused', { recipient: () => '550 5.7.1 Relaying denied' }, {}, 'RECIPIENT_REFUSED'],
  ])('a failed test mail reports its problem: %s', async (_, answers, settings, problem) => {
    await smtp(answers, settings);
    const { sent, message, ...answer } = (await send()).json();
    expect(sent).toBe(false);
    expect(answer).toMatchObject({ problem });
    expect(message).toMatch(/[Mm]áy chủ thư|[Cc]ấu hình/u);
    expect(message).not.toContain(problem);
  });

  it('an unknown mail service is rejected in the settings', async () => {
    const by = await shop.signIn('company-root-admin');
    const answer = await shop.patch('settings/site-config', { mail_service: 'no-such-service' }, by);
    expect(answer.json()).toMatchObject({ statusCode: 422, errors: { mail_service: expect.any(String) } });
    await set({ mail_service: 'Gmail' });
    await set({ mail_service: null });
  });

  it('a test mail without a configured server reports the missing server', async () => {
    expect((await send()).json()).toMatchObject({
      sent: false,
      problem: 'NO_SERVER',
      message: 'Chưa cấu hình máy chủ thư',
    });
  });

  it('a test mail requires the permission to change settings', async () => {
    expect((await send('agency-card')).statusCode).toBe(403);
  });
});
