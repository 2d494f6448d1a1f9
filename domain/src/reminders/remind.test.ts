import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { startSmtp, type TestSmtp } from '@tuyen/server-mock/testing/smtp';
import { openShop, type Shop, smsSenderAt } from '../shop.fixture.ts';
import { remindOfEndingTickets } from './remind.ts';

let shop: Shop;
let smtp: TestSmtp;
let sms: TestSmsService;
beforeAll(async () => {
  [smtp, sms] = await Promise.all([startSmtp(), startSmsService()]);
  shop = await openShop({ sms: smsSenderAt(sms.url) });
  // Fixtures have many tickets that end this month. Only the tickets of these tests are to be reminded of.
  await shop.engine.records.database.run(`UPDATE "monthly-tickets" SET "reminded_at" = '2026-03-01T00:00:00.000Z'`);
  await set({ mail_host: '127.0.0.1', mail_port: smtp.port });
});
afterAll(() => Promise.all([shop.app.close(), smtp.close(), sms.close()]));

async function set(values: object): Promise<void> {
  const answer = await shop.patch('settings/site-config', { ...values }, await shop.signIn('company-root-admin'));
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Orders a card with a ticket of this month, which ends on 31 March, and has the ticket loaded. */
async function ticket(more: object = {}) {
  const form = await shop.form({ ...more });
  const { code, payment } = await shop.register(form);
  await shop.pay(payment.url);
  for (const [transition, input] of [
    ['attach-card', { card_code: shop.blank() }],
    ['publish', {}],
  ] as const) {
    const answer = await shop.move(code, transition, input);
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const order = await shop.order(code);
  const row = await shop.rowOf('monthly-tickets', { order_id: order.id });
  expect(row['valid_to']).toBe('2026-03-31');
  return { order, id: String(row['id']), email: String(form['email']), phone: String(form['phone']) };
}

// The engine has the types of any project, the job those of this one.
const run = () => remindOfEndingTickets.run(shop.engine as unknown as Parameters<typeof remindOfEndingTickets.run>[0]);
const send = () => shop.pass({ minutes: 1 });
const reminders = async (email: string) => {
  await send();
  return smtp.mails.filter(({ to, subject }) => [to].flat()[0]?.text === email && subject?.includes('hết hạn'));
};

const stopLinkIn = (text: string | undefined): string =>
  /http:\/\/[^\s]+\/reminders\/stop\?[^\s]+/u.exec(text ?? '')?.[0].replace('http://127.0.0.1:4000', '') ?? '';

it('without a number of days in the settings, nobody is reminded', async () => {
  const { email } = await ticket();
  await run();
  expect(await reminders(email)).toEqual([]);
});

it('a holder is reminded once before the ticket ends, although two processes run the job', async () => {
  const { email, id } = await ticket();
  await set({ reminder_days_before_end: 15 });
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await reminders(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Vé tháng của bạn hết hạn ngày 31/03/2026');
  expect(mail?.text).toContain('còn 15 ngày');
  expect(mail?.text).toContain('http://127.0.0.1:4002/renewal');
  expect((await shop.rowOf('monthly-tickets', { id }))['reminded_at']).not.toBeNull();
  await shop.pass({ hours: 24 });
  expect(await reminders(email)).toHaveLength(1);
});

it('a reminder has the headers with which a mail program declines further ones', async () => {
  const { email } = await ticket();
  await run();
  const [mail] = await reminders(email);
  const link = stopLinkIn(mail?.text);
  const list = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.replace(/\s/gu, '');
  expect(list).toBe(`List-Unsubscribe:<http://127.0.0.1:4000${link}>`);
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
});

it('a holder without an email address is reminded by SMS', async () => {
  const { phone } = await ticket({ email: undefined });
  await run();
  await send();
  const texts = sms.calls.map(({ body }) => JSON.parse(body)).filter(({ to }) => to === phone);
  expect(texts.at(-1).text).toContain(
    'hết hạn ngày 31/03/2026. Gia hạn: http://127.0.0.1:4002/renewal Không nhắc nữa: ',
  );
});

it('a holder who has renewed is not reminded', async () => {
  const { email, order, id } = await ticket();
  const first = await shop.engine.store.get('monthly-tickets', id);
  await shop.engine.write.transaction({ actor: { kind: 'system', name: 'test' }, officeId: order.office_id }, (tx) =>
    tx.create('monthly-tickets', {
      ...Object.fromEntries(
        Object.entries(first ?? {}).filter(([name]) => !['id', 'serial', 'version'].includes(name)),
      ),
      start_month: '2026-04',
      valid_from: '2026-04-01',
      valid_to: '2026-04-30',
    }),
  );
  await run();
  expect(await reminders(email)).toEqual([]);
});

it('opening the link of a reminder changes nothing, and its form declines all further reminders', async () => {
  const { email, order } = await ticket();
  await run();
  const link = stopLinkIn((await reminders(email))[0]?.text);
  const declines = async () => (await shop.rowOf('customers', { id: order.customer_id }))['declines_reminders'];
  const opened = await shop.app.inject({ url: link });
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('Không nhắc tôi nữa');
  expect(await declines()).toBe(false);

  const posted = (payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  expect((await posted('List-Unsubscribe=One-Click')).body).toContain('Bạn sẽ không được nhắc nữa');
  expect(await declines()).toBe(true);
  expect((await posted('')).body).toContain('Bạn đã từ chối tin nhắc');

  await shop.engine.records.database.run(
    `UPDATE "monthly-tickets" SET "reminded_at" = NULL WHERE "order_id" = '${order.id}'`,
  );
  await run();
  expect(await reminders(email)).toHaveLength(1);
});

it('a forged or incomplete link declines nothing', async () => {
  for (const url of ['/reminders/stop', '/reminders/stop?id=a&key=b', '/reminders/stop?id=a&id=b&key=%00&lang=en']) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await shop.app.inject({ method, url });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('text/html');
    }
  }
});
