import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let top: Row;
beforeAll(async () => {
  shop = await openShop();
  top = await shop.rowOf('offices', { parent_id: null });
  await setEmail(String(top['id']), 'ho-tro@vantai.example');
});
afterAll(() => shop.app.close());

const MESSAGE = { full_name: 'Trần Văn Tám', email: 'tam@hopthu.example', message: 'Thẻ báo lỗi.\nMã đơn DH26000123' };

const setEmail = (id: string, email: string | null) =>
  shop.engine.write.transaction({}, (tx) => tx.update('offices', id, { email }));

const send = async (body: Row, headers: Record<string, string> = {}) =>
  shop.post('public/contact', body, undefined, { ...headers, 'x-token-captcha': await shop.captcha() });

const received = (to: string) => shop.mails(to).then((all) => all.filter(({ topic }) => topic === 'contact.message'));

it("a visitor's message is mailed to the operator with the sender's name, address and phone number", async () => {
  const answer = await send({ ...MESSAGE, phone: '0912 345 987' });
  expect([answer.statusCode, answer.body], answer.body).toEqual([202, '{}']);
  const [mail] = await received('ho-tro@vantai.example');
  for (const part of ['Trần Văn Tám', 'tam@hopthu.example', '0912345987', 'Thẻ báo lỗi.', 'DH26000123'])
    expect(mail?.['text']).toContain(part);
  // The subject is listed among the sent mails, which erasing a person's data does not search by name.
  expect(mail?.['subject']).not.toContain('Trần');
});

it('a message to an office without an email address reaches the office above it', async () => {
  const office = await shop.rowOf('offices', { parent_id: top['id'], status: 'ACTIVE' });
  await setEmail(String(office['id']), null);
  const before = (await received('ho-tro@vantai.example')).length;
  const answer = await send({ ...MESSAGE, email: 'khac@hopthu.example' }, { 'x-office-id': String(office['id']) });
  expect(answer.statusCode, answer.body).toBe(202);
  expect(await received('ho-tro@vantai.example')).toHaveLength(before + 1);
});

it('a message without a captcha, without a text or with an unknown field is refused', async () => {
  expect((await shop.post('public/contact', MESSAGE)).json().code).toBe('captcha_invalid');
  const { message: _message, ...silent } = MESSAGE;
  const missing = await send({ ...silent, email: 'im@hopthu.example' });
  expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ['message']]);
  const more = await send({ ...MESSAGE, email: 'them@hopthu.example', note: 'x' });
  expect([more.statusCode, Object.keys(more.json().errors)]).toEqual([422, ['note']]);
});

it('messages are limited per sender from all addresses, and per address for all senders', async () => {
  const limited = await openShop({ rateLimits: true });
  const ask = async (email: string, remoteAddress: string) => {
    const payload = { ...MESSAGE, email };
    return (await limited.app.inject({ method: 'POST', url: '/api/v1/public/contact', remoteAddress, payload }))
      .statusCode;
  };
  // Messages count toward the limit before the captcha is checked.
  for (let each = 1; each <= 5; each += 1) expect(await ask('tam@hopthu.example', `203.0.113.${each}`)).toBe(422);
  expect(await ask(' Tam@Hopthu.example', '203.0.113.99')).toBe(429);
  for (let each = 10; each < 20; each += 1) expect(await ask(`${each}@hopthu.example`, '198.51.100.7')).toBe(422);
  expect(await ask('20@hopthu.example', '198.51.100.7')).toBe(429);
  await limited.app.close();
});

it('the form says so if no office has an email address, instead of losing the message', async () => {
  await setEmail(String(top['id']), null);
  const answer = await send({ ...MESSAGE, email: 'khong@hopthu.example' });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'contact_unavailable']);
});
