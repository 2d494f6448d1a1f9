import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../../shop.fixture.ts';
import { purgeCardSessions } from './purge.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

const ask = async (phone: unknown) =>
  shop.post('public/own-card/links', { phone }, undefined, { 'x-token-captcha': await shop.captcha() });

async function linkTo(email: string): Promise<{ id: string; key: string }> {
  const mail = (await shop.mails(email)).findLast(({ topic }) => topic === 'own.card');
  const link = new URL(/https?:\S+/u.exec(String(mail?.['text']))?.[0] ?? '');
  expect([link.pathname, link.search]).toEqual(['/card', '']);
  const { id = '', key = '' } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  return { id, key };
}

let holders = 0;
/** A holder of a card in use whose contact is an address of its own. */
async function holder(): Promise<{ card: Row; customer: Row; email: string }> {
  holders += 1;
  const email = `chu.the.${holders}@hopthu.example`;
  const [card] = await shop.engine.store
    .find(
      'customer-cards',
      { is_locked: false, status: 'ACTIVE', kind: 'BASIC' },
      { sort: 'card_code', limit: holders },
    )
    .then((rows) => rows.slice(-1));
  if (!card) throw new Error('The fixtures have too few cards.');
  const customer = await shop.engine.write.transaction({}, (tx) =>
    tx.update('customers', String(card['customer_id']), {
      email,
      phone: `09870000${String(holders).padStart(2, '0')}`,
    }),
  );
  return { card, customer, email };
}

async function opened(kept: boolean) {
  const held = await holder();
  expect((await ask(held.customer['phone'])).statusCode).toBe(202);
  const link = await linkTo(held.email);
  const answer = await shop.post('public/own-card/open', { ...link, kept }, undefined, {
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile Safari/537.36',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { ...held, link, answer: answer.json(), session: answer.json().session as { id: string; key: string } };
}

const view = (session: Row) => shop.post('public/own-card/view', session);

describe('Own card page', () => {
  it('a holder opens the card page with the link sent to the recorded contact, and sees periods and tickets with masked codes', async () => {
    const { answer, card } = await opened(true);
    expect(answer.cards).toMatchObject([{ id: card['id'], is_locked: false, valid_periods: expect.any(Array) }]);
    const tickets = await shop.engine.store.find('monthly-tickets', { customer_card_id: String(card['id']) });
    expect(answer.cards[0].tickets.map(({ serial }: Row) => serial).toSorted()).toEqual(
      tickets.map(({ serial }) => serial).toSorted(),
    );
    expect(JSON.stringify(answer)).not.toContain(String(card['card_code']));
    expect(answer.sessions).toMatchObject([{ device: 'Chrome, Android', kept: true, current: true }]);
  });

  it('a request for the link gets the same answer for known and unknown phone numbers', async () => {
    const { customer, email } = await holder();
    const answers = await Promise.all(
      ['0912000333', customer['phone'], `+84 ${String(customer['phone']).slice(1)}`].map(ask),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['202 {}']));
    expect(await shop.mails(email)).toHaveLength(2);
    expect((await shop.post('public/own-card/links', { phone: customer['phone'] })).json().code).toBe(
      'captcha_invalid',
    );
  });

  it('a link works once, ends earlier links of the holder, and expires after an hour', async () => {
    const { customer, email } = await holder();
    await ask(customer['phone']);
    const first = await linkTo(email);
    await ask(customer['phone']);
    const second = await linkTo(email);
    expect(second).not.toEqual(first);
    expect((await shop.post('public/own-card/open', { ...second, kept: false })).statusCode).toBe(200);
    for (const spent of [first, second])
      expect((await shop.post('public/own-card/open', { ...spent, kept: false })).json().code).toBe('link_used');
    expect((await shop.post('public/own-card/open', { ...second, key: 'x', kept: false })).json().code).toBe(
      'link_unknown',
    );
    await ask(customer['phone']);
    await shop.pass({ minutes: 61 });
    const late = await linkTo(email);
    expect((await shop.post('public/own-card/open', { ...late, kept: false })).json().code).toBe('link_expired');
  });

  it('answers with personal data may not be stored by the browser or a proxy', async () => {
    const { session } = await opened(false);
    expect((await view(session)).headers['cache-control']).toBe('no-store');
  });
});

describe('Taps on the own card page', () => {
  it('taps of the last 30 days are shown while the holder consents, and both times are stored', async () => {
    const { session, card, customer } = await opened(true);
    const now = shop.engine.clock.now().getTime();
    const add = (days: number) =>
      shop.engine.write.transaction({}, (tx) =>
        tx.append('ticket-uses', {
          at: new Date(now - days * 86_400_000).toISOString(),
          kind: 'CARD',
          serial: String(card['card_code']),
          customer_card_id: String(card['id']),
          office_id: String(card['office_id']),
        }),
      );
    await add(1);
    await add(31);
    const consent = (consents: boolean) => shop.post('public/own-card/consent', { ...session, consents });
    expect((await view(session)).json()).toMatchObject({ taps: null, consent: { active: false, given_at: null } });
    const given = (await consent(true)).json();
    expect(given.consent).toMatchObject({ active: true, given_at: shop.engine.clock.now().toISOString() });
    const ofCard = given.taps.filter(({ at }: Row) => String(at) === new Date(now - 86_400_000).toISOString());
    expect(ofCard).toMatchObject([{ card_id: card['id'] }]);
    const since = new Date(now - 30 * 86_400_000).toISOString();
    expect(given.taps.every(({ at }: Row) => String(at) >= since)).toBe(true);
    await shop.pass({ minutes: 5 });
    const withdrawn = (await consent(false)).json();
    expect(withdrawn).toMatchObject({ taps: null, consent: { active: false, withdrawn_at: expect.any(String) } });
    const row = await shop.rowOf('customers', { id: String(customer['id']) });
    expect(row).toMatchObject({
      taps_consented_at: given.consent.given_at,
      taps_consent_withdrawn_at: withdrawn.consent.withdrawn_at,
    });
    expect((await consent(true)).json().consent).toMatchObject({ active: true, withdrawn_at: null });
  });
});

describe('Sessions of the own card page', () => {
  it('a holder ends one session of another device, or all', async () => {
    const first = await opened(true);
    await ask(first.customer['phone']);
    const second = (await shop.post('public/own-card/open', { ...(await linkTo(first.email)), kept: true })).json();
    expect(second.sessions).toHaveLength(2);
    const other = second.sessions.find(({ current }: Row) => !current);
    const end = (session: Row, more: Row) => shop.post('public/own-card/end', { ...session, ...more });
    expect((await end(second.session, { session_id: other.id })).statusCode).toBe(204);
    expect((await view(first.session)).json().code).toBe('card_session_ended');
    expect((await view(second.session)).json().sessions).toHaveLength(1);
    expect((await end(second.session, {})).statusCode).toBe(204);
    expect((await end(second.session, {})).statusCode).toBe(204);
    expect((await view(second.session)).json().code).toBe('card_session_ended');
  });

  it('a session reaches no card and no session of another holder', async () => {
    const [one, other] = [await opened(true), await opened(true)];
    const foreign = await shop.post('public/own-card/lock', { ...one.session, card_id: other.card['id'] });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
    const [listed] = other.answer.sessions;
    await shop.post('public/own-card/end', { ...one.session, session_id: listed.id });
    expect((await view(other.session)).statusCode).toBe(200);
    expect((await view({ id: one.session.id, key: other.session.key })).json().code).toBe('card_session_ended');
    expect((await shop.post('public/lost-cards/cards', one.session)).json().code).toBe('link_unknown');
  });

  it('a holder locks an own card on the card page', async () => {
    const { session, card } = await opened(true);
    const locked = await shop.post('public/own-card/lock', { ...session, card_id: card['id'] });
    expect(locked.json().cards).toMatchObject([{ id: card['id'], is_locked: true }]);
    expect(await shop.rowOf('customer-cards', { id: card['id'] })).toMatchObject({
      is_locked: true,
      lock_cause: 'HOLDER',
    });
  });

  it('a new phone number or email address of the holder ends the sessions', async () => {
    const { session, customer } = await opened(true);
    await shop.engine.write.transaction({}, (tx) => tx.update('customers', String(customer['id']), { note: 'Đã gọi' }));
    expect((await view(session)).statusCode).toBe(200);
    await shop.engine.write.transaction({}, (tx) =>
      tx.update('customers', String(customer['id']), { email: 'moi@hopthu.example' }),
    );
    expect((await view(session)).json().code).toBe('card_session_ended');
  });
});

describe('Lifetime of sessions of the own card page', () => {
  // The time that passes ends the sessions of staff too, who read the mails.
  beforeEach(async () => {
    await shop.app.close();
    shop = await openShop();
  });

  it('a session on a shared computer ends after half an hour, one on the holder’s own device is kept', async () => {
    const shared = await opened(false);
    const own = await opened(true);
    await shop.pass({ minutes: 31 });
    expect((await view(shared.session)).json().code).toBe('card_session_ended');
    expect((await view(own.session)).statusCode).toBe(200);
    await shop.pass({ hours: 24 * 91 });
    expect((await view(own.session)).json().code).toBe('card_session_ended');
  });

  it('ended sessions are removed after 30 days', async () => {
    const { session, customer } = await opened(true);
    await shop.post('public/own-card/end', session);
    // The engine has the types of any project, the job those of this one.
    const run = () => purgeCardSessions.run(shop.engine as unknown as Parameters<typeof purgeCardSessions.run>[0]);
    const left = () => shop.engine.store.count('card-sessions', { customer_id: String(customer['id']) });
    await run();
    expect(await left()).toBe(1);
    await shop.pass({ hours: 24 * 31 });
    await run();
    expect(await left()).toBe(0);
  });
});

it('requests for links are limited per phone number from all addresses, and per address for all numbers', async () => {
  const limited = await openShop({ rateLimits: true });
  const from = async (phone: string, remoteAddress: string) => {
    const url = '/api/v1/public/own-card/links';
    return (await limited.app.inject({ method: 'POST', url, remoteAddress, payload: { phone } })).statusCode;
  };
  for (let each = 1; each <= 5; each += 1) expect(await from('0912345678', `203.0.113.${each}`)).toBe(422);
  expect(await from('+84 912 345 678', '203.0.113.99')).toBe(429);
  for (let each = 10; each < 20; each += 1) expect(await from(`09123456${each}`, '198.51.100.7')).toBe(422);
  expect(await from('0912345699', '198.51.100.7')).toBe(429);
  await limited.app.close();
});
