import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { DEMO_KEY } from '../fixtures/catalog/clients.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let clerk: Clerk;
beforeAll(async () => {
  shop = await openShop();
  clerk = await shop.signIn('agency-card');
});
afterAll(() => shop.app.close());

interface Owned {
  readonly code: string;
  readonly form: Row;
}

async function newCard(): Promise<Owned> {
  const form = await shop.form();
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const code = shop.blank();
  await shop.move(placed.code, 'attach-card', { card_code: code });
  await shop.move(placed.code, 'publish');
  return { code, form };
}

async function renewed({ code, form }: Owned, month: string): Promise<string> {
  const placed = await shop.register(renewal({ code, form }, month), 'public/renewals');
  await shop.pay(placed.payment.url);
  const done = await shop.move(placed.code, 'publish');
  if (done.statusCode !== 200) throw new Error(done.body);
  return placed.code;
}

const renewal = ({ code, form }: Owned, month: string): Row => ({
  card_code: code,
  phone: form['phone'],
  route_scope: 'MULTI_ROUTE',
  ticket_price_id: form['ticket_price_id'],
  start_month: month,
  months: 1,
  delivery_method: 'COUNTER',
  ticket_counter_id: form['ticket_counter_id'],
});

const publicCard = async ({ code, form }: Owned): Promise<Row> =>
  (await shop.get(`public/cards?card_code=${code}&phone=${String(form['phone'])}`)).json();
const stored = ({ code }: Owned) => shop.rowOf('customer-cards', { card_code: code });
const isOpen = async ({ code }: Owned): Promise<boolean> =>
  (await shop.post('customer-cards/verify', { card_code: code }, await shop.signIn('agency-card'))).json().valid;

const MARCH = { valid_from: '2026-03-01', valid_to: '2026-03-31' };
const MAY = { valid_from: '2026-05-01', valid_to: '2026-05-31' };

it('a re-issued card takes over every period of the old one', async () => {
  const other = await newCard();
  await renewed(other, '2026-05');
  const had = (await publicCard(other))['valid_periods'];
  const card = await stored(other);
  const fresh = shop.blank();
  const made = await shop.post(
    'reissue-cards',
    { old_card_id: card['id'], new_card_code: fresh, reason: 'BROKEN', old_card_returned: true },
    clerk,
  );
  expect(made.statusCode, made.body).toBe(201);
  expect((await publicCard({ ...other, code: fresh }))['valid_periods']).toEqual(had);
  expect(had).toHaveLength(2);
  expect((await publicCard(other))['valid_periods']).toEqual([]);
});

describe('A card with a gap between its tickets', () => {
  let owned: Owned;
  let order: string;
  beforeAll(async () => {
    owned = await newCard();
    const token = (await publicCard(owned))['card_token'];
    const quote = await shop.post('public/quotes?request_kind=RENEW', {
      ...Object.fromEntries(
        Object.entries(renewal(owned, '2026-05')).filter(([name]) => !/card_code|phone/u.test(name)),
      ),
      card_token: token,
    });
    expect(quote.json().facts, quote.body).toContainEqual(
      expect.objectContaining({ name: 'gap', text: expect.stringMatching(/01\/04\/2026.*30\/04\/2026/u) }),
    );
    order = await renewed(owned, '2026-05');
  });

  it('the public look-up and the partner API list both periods and no span over the gap', async () => {
    const shown = { ...MARCH, valid_today: true, next_valid_from: null, valid_periods: [MARCH, MAY] };
    expect(await publicCard(owned)).toMatchObject(shown);
    const synced = await shop.post('customer-cards/verify', { card_code: owned.code }, undefined, {
      'x-api-key': DEMO_KEY,
    });
    expect(synced.json(), synced.body).toMatchObject({ valid: true, card: shown });
    expect(await stored(owned)).toMatchObject({ ...MARCH, valid_periods: [MARCH, MAY] });
  });

  it('in the gap no answer says that the card is valid, and the order says when the next ticket begins', async () => {
    await shop.pass({ days: 20 });
    expect(await isOpen(owned)).toBe(false);
    expect(await publicCard(owned)).toMatchObject({ valid_today: false, next_valid_from: MAY.valid_from, ...MAY });
    const view = (await shop.get(`public/orders/${order}?phone=${String(owned.form['phone'])}`)).json();
    expect(view.facts).toContainEqual({
      name: 'gap',
      label: 'Thời gian chưa có vé',
      text: expect.stringContaining('Vé tiếp theo bắt đầu 01/05/2026, từ nay đến đó thẻ chưa đi được xe.'),
    });
  });

  it('the days stored with the card move to the next ticket after the present one has ended', async () => {
    expect(await stored(owned)).toMatchObject({ ...MAY, valid_periods: [MAY] });
  });

  it('a card from an older database, stored with a span over the gap, gets its present days', async () => {
    const before = await stored(owned);
    await shop.engine.records.transaction((rows) =>
      rows.replace('customer-cards', before, {
        ...before,
        valid_from: '2026-03-01',
        valid_to: '2026-05-31',
        valid_periods: undefined,
      }),
    );
    await shop.pass({ hours: 2 });
    expect(await stored(owned)).toMatchObject({ ...MAY, valid_periods: [MAY] });
  });
});
