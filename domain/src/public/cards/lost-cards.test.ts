import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

interface Owner {
  readonly card: Row;
  readonly customer: Row;
  readonly asked: { readonly phone: string; readonly identity_number: string };
}

async function owner(identity: string, email: string | null): Promise<Owner> {
  const card = await shop.rowOf('customer-cards', { is_locked: false, status: 'ACTIVE', kind: 'BASIC' });
  const id = String(card['customer_id']);
  const changes = { identity_number: identity, email };
  const customer = await shop.engine.write.transaction({}, (tx) => tx.update('customers', id, changes));
  return { card, customer, asked: { phone: String(customer['phone']), identity_number: identity } };
}

const report = async (body: Row) =>
  shop.post('public/lost-cards', body, undefined, { 'x-token-captcha': await shop.captcha() });

async function linkTo(email: string): Promise<{ id: string; key: string }> {
  const mail = (await shop.mails(email)).findLast(({ topic }) => topic === 'card.lost');
  const link = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  expect(link.pathname).toBe('/request/lost');
  // Browsers do not send the part after # to servers, so no log contains it.
  expect(link.search).toBe('');
  const { id = '', key = '' } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  return { id, key };
}

const cardsBy = (link: Row) => shop.post('public/lost-cards/cards', link);

describe('Lost card with an unknown code', () => {
  it('the owner locks and re-orders a lost card through a link sent to the recorded e-mail', async () => {
    const { card, asked } = await owner('001099000001', 'chu.the@hopthu.example');
    expect((await report({ ...asked, phone: `+84 ${asked.phone.slice(1)}` })).statusCode).toBe(202);
    const link = await linkTo('chu.the@hopthu.example');
    const found = (await cardsBy(link)).json().cards;
    expect(found).toMatchObject([{ id: card['id'], is_locked: false, reissue_code: null }]);
    expect(JSON.stringify(found)).not.toContain(String(card['card_code']));

    const locked = await shop.post('public/lost-cards/lock', { ...link, card_id: card['id'] });
    expect(locked.json().cards).toMatchObject([{ id: card['id'], is_locked: true }]);
    expect(await shop.rowOf('customer-cards', { id: card['id'] })).toMatchObject({
      is_locked: true,
      lock_cause: 'HOLDER',
    });
    expect((await shop.post('public/lost-cards/lock', { ...link, card_id: card['id'] })).statusCode).toBe(200);
    const mails = await shop.mails('chu.the@hopthu.example');
    expect(mails.filter(({ topic }) => topic === 'card.locked')).toHaveLength(1);

    const { ticket_counter_id } = await shop.form();
    const order = { reissue_reason: 'LOST', delivery_method: 'COUNTER', ticket_counter_id };
    const placed = await shop.register({ card_id: card['id'], phone: asked.phone, ...order }, 'public/card-requests');
    expect((await cardsBy(link)).json().cards).toMatchObject([{ id: card['id'], reissue_code: placed.code }]);
  });

  it('a lost-card request gives the same answer to unknown persons, wrong numbers and persons without an e-mail', async () => {
    const { asked } = await owner('001099000002', null);
    const answers = await Promise.all(
      [
        asked,
        { ...asked, identity_number: '001099999999' },
        { ...asked, phone: '0912000111' },
        { phone: '0912000222', identity_number: '001099999998' },
      ].map(report),
    );
    const known = await owner('001099000003', 'co.that@hopthu.example');
    answers.push(await report(known.asked));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 {}']));
    expect(await shop.mails('co.that@hopthu.example')).toHaveLength(1);
  });

  it('a counter locks and replaces the lost card of an owner without contact details, even if the card code is unknown', async () => {
    const clerk = await shop.signIn('agency-card');
    const filter = `is_locked||$eq||false&filter=status||$eq||ACTIVE&filter=office_id||$eq||${clerk.officeId}`;
    const [card] = (await shop.get(`customer-cards?filter=${filter}&limit=1`, clerk)).json();
    const { identity_number } = await shop.rowOf('customers', { id: card.customer_id });
    const found = await shop.get(`customers?filter=identity_number||$eq||${String(identity_number)}`, clerk);
    expect(found.json().map(({ id }: Row) => id)).toContain(card.customer_id);
    const reason = { lock_reason: 'Khách báo mất tại quầy.' };
    const locked = await shop.post(`customer-cards/${card.id}/operations/lock`, reason, clerk);
    expect(locked.statusCode, locked.body).toBe(200);
    expect(await shop.rowOf('customer-cards', { id: card.id })).toMatchObject({ is_locked: true, ...reason });
    const { ticket_counter_id } = await shop.form();
    const order = await shop.post(
      'orders',
      {
        request_kind: 'REISSUE',
        customer_id: card.customer_id,
        customer_card_id: card.id,
        reissue_reason: 'LOST',
        delivery_method: 'COUNTER',
        ticket_counter_id,
        payment_method: 'GATEWAY',
      },
      clerk,
    );
    expect([order.statusCode, order.json().status], order.body).toEqual([201, 'AWAITING_PAYMENT']);
  });
});

describe('Link of the lost-card mail', () => {
  it('a lost-card link is rejected if it is guessed, expired, misused or used for another owner’s card', async () => {
    const { asked } = await owner('001099000004', 'lien.ket@hopthu.example');
    await report(asked);
    const link = await linkTo('lien.ket@hopthu.example');
    const other = await shop.rowOf('customer-cards', { is_locked: true });
    const foreign = await shop.post('public/lost-cards/lock', { ...link, card_id: other['id'] });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
    for (const wrong of [
      { ...link, key: 'guessed' },
      { ...link, id: 'guessed' },
    ]) {
      expect((await cardsBy(wrong)).json()).toMatchObject({ statusCode: 422, code: 'link_unknown' });
    }
    expect((await cardsBy({ id: link.id })).json()).toMatchObject({
      statusCode: 422,
      errors: { key: expect.any(String) },
    });
    expect((await shop.post('auth/confirm-email', link)).json().code).toBe('link_unknown');
    expect((await cardsBy({ ...link, customer_id: 'x' })).statusCode).toBe(422);
    await shop.pass({ minutes: 61 });
    expect((await cardsBy(link)).json().code).toBe('link_expired');
  });

  it('a lost-card request needs exactly the fields of the form and a captcha', async () => {
    const { asked } = await owner('001099000005', 'mau.don@hopthu.example');
    expect((await report({ phone: asked.phone })).json().errors).toHaveProperty('identity_number');
    expect((await report({ ...asked, email: 'ke.gian@hopthu.example' })).json().errors).toHaveProperty('email');
    expect((await shop.post('public/lost-cards', asked)).json().code).toBe('captcha_invalid');
    expect(await shop.mails('mau.don@hopthu.example')).toHaveLength(0);
  });
});

it('lost-card link requests are limited per person from all addresses, and per address for all persons', async () => {
  const limited = await openShop({ rateLimits: true });
  const ask = async (identity: string, address: string) => {
    const answer = await limited.app.inject({
      method: 'POST',
      url: '/api/v1/public/lost-cards',
      remoteAddress: address,
      payload: { phone: '0912345678', identity_number: identity },
    });
    return answer.statusCode;
  };
  // Requests for a link count toward the limit even if the captcha is wrong, because they count before it is checked.
  for (let each = 1; each <= 5; each += 1) expect(await ask('001099000009', `203.0.113.${each}`)).toBe(422);
  expect(await ask('001 099 000 009', '203.0.113.99')).toBe(429);
  for (let each = 10; each < 20; each += 1) expect(await ask(`0010990000${each}`, '198.51.100.7')).toBe(422);
  expect(await ask('001099000077', '198.51.100.7')).toBe(429);
  await limited.app.close();
});
