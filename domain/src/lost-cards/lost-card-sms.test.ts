import { startSmsService, type TestSmsService } from '@tuyen/server-mock/testing/sms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop, smsSenderAt } from '../shop.fixture.ts';

let shop: Shop;
let service: TestSmsService;
beforeAll(async () => {
  service = await startSmsService();
  shop = await openShop({ sms: smsSenderAt(service.url) });
});
afterAll(() => Promise.all([shop.app.close(), service.close()]));

async function textsTo(phone: unknown): Promise<readonly string[]> {
  await shop.pass({ minutes: 1 });
  const sent = service.calls.map(({ body }) => JSON.parse(body));
  return sent.flatMap(({ to, text }) => (to === phone ? [String(text)] : []));
}

it('the owner of a lost card who has no email address locks it by a link that the phone receives, and is told so', async () => {
  const card = await shop.rowOf('customer-cards', { is_locked: false, status: 'ACTIVE', kind: 'BASIC' });
  const changes = { identity_number: '001099000077', email: null };
  const { phone } = await shop.engine.write.transaction({}, (tx) =>
    tx.update('customers', String(card['customer_id']), changes),
  );
  const report = { phone, identity_number: changes.identity_number };
  const headers = { 'x-token-captcha': await shop.captcha() };
  expect((await shop.post('public/lost-cards', report, undefined, headers)).statusCode).toBe(202);
  const [text = '', ...others] = await textsTo(phone);
  expect(others).toEqual([]);
  const { pathname, hash } = new URL(/https?:\S+/u.exec(text)?.[0] ?? '');
  expect(pathname).toBe('/request/lost');
  expect(text).not.toContain(String(card['card_code']));
  const { id, key } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const locked = await shop.post('public/lost-cards/lock', { id, key, card_id: card['id'] });
  expect(locked.json().cards, locked.body).toMatchObject([{ id: card['id'], is_locked: true }]);
  expect(await textsTo(phone)).toHaveLength(2);
});
