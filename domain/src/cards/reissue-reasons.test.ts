import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { turn } from '../settings/turn.fixture.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

async function published(): Promise<{ readonly card: Row; readonly form: Row }> {
  const form = await shop.form();
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const code = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code: code });
  await shop.move(placed.code, 'publish');
  return { card: await shop.rowOf('customer-cards', { card_code: code }), form };
}

const asked = ({ card, form }: Awaited<ReturnType<typeof published>>, reason: unknown): Row => ({
  card_code: card['card_code'],
  phone: form['phone'],
  delivery_method: 'COUNTER',
  ticket_counter_id: form['ticket_counter_id'],
  reissue_reason: reason,
});
const cardNow = ({ id }: Row) => shop.rowOf('customer-cards', { id });

it('a request for a lost card locks the old card at once and tells its holder', async () => {
  const owner = await published();
  await shop.register(asked(owner, 'LOST'), 'public/card-requests');
  expect(await cardNow(owner.card)).toMatchObject({ is_locked: true, lock_cause: 'HOLDER' });
  const pass = await shop.post('customer-cards/verify', { card_code: owner.card['card_code'] }, clerk);
  expect(pass.json()).toMatchObject({ valid: false, reason: 'locked' });
  const mails = await shop.mails(String(owner.form['email']));
  expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/đã được khóa/u));
});

it.each(['BROKEN', 'FAULTY', 'DATA_CHANGED'])(
  'a request for another card because of %s leaves the old card in use until the new one is attached',
  async (reason) => {
    const owner = await published();
    await shop.register(asked(owner, reason), 'public/card-requests');
    expect(await cardNow(owner.card)).toMatchObject({ is_locked: false });
  },
);

it('a lost card is not locked if the phone number is wrong', async () => {
  const owner = await published();
  const answer = await shop.post(
    'public/card-requests',
    { ...asked(owner, 'LOST'), phone: '0900000000', consent: true },
    undefined,
    { 'x-token-captcha': await shop.captcha() },
  );
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'card_not_found' });
  expect(await cardNow(owner.card)).toMatchObject({ is_locked: false });
});

it('a clerk’s order for a lost card locks the old card at once', async () => {
  const { card, form } = await published();
  const order = {
    request_kind: 'REISSUE',
    customer_id: card['customer_id'],
    customer_card_id: card['id'],
    reissue_reason: 'LOST',
    delivery_method: 'COUNTER',
    ticket_counter_id: form['ticket_counter_id'],
    payment_method: 'GATEWAY',
  };
  expect((await shop.post('orders', order, clerk)).statusCode).toBe(201);
  expect(await cardNow(card)).toMatchObject({ is_locked: true, lock_cause: 'HOLDER' });
});

it('a re-issue has one of four reasons and no free text', async () => {
  const owner = await published();
  const answer = await shop.post('public/card-requests', { ...asked(owner, 'Mất thẻ'), consent: true }, undefined, {
    'x-token-captcha': await shop.captcha(),
  });
  expect(answer.json()).toMatchObject({ statusCode: 422, errors: { reissue_reason: expect.any(String) } });
});

it('a faulty card within its warranty is replaced without an issuance fee, online and at the counter', async () => {
  const owner = await published();
  const token = (
    await shop.get(`public/cards?card_code=${String(owner.card['card_code'])}&phone=${String(owner.form['phone'])}`)
  ).json().card_token;
  const quoted = async (reason: string) => {
    const { card_code: _, phone: __, ...answers } = asked(owner, reason);
    return (await shop.post('public/quotes?request_kind=REISSUE', { ...answers, card_token: token })).json();
  };
  const [faulty, broken] = [await quoted('FAULTY'), await quoted('BROKEN')];
  expect([faulty.issuance_fee, broken.issuance_fee, broken.total - faulty.total]).toEqual([0, 30_000, 30_000]);
  const placed = await shop.register(asked(owner, 'FAULTY'), 'public/card-requests');
  expect(placed.total).toBe(faulty.total);

  const other = await published();
  const atDesk = { old_card_id: other.card['id'], new_card_code: shop.blank(), old_card_returned: true };
  const made = await shop.post('reissue-cards', { ...atDesk, reason: 'FAULTY' }, clerk);
  expect(made.json(), made.body).toMatchObject({ fee: 0, reason: 'FAULTY' });
});

it('card_warranty_months: a faulty card past its warranty costs the issuance fee', async () => {
  const owner = await published();
  await turn(shop, { card_warranty_months: 0 });
  const placed = await shop.register(asked(owner, 'FAULTY'), 'public/card-requests');
  const order = await shop.order(placed.code);
  expect(order.issuance_fee).toBe(30_000);
});
