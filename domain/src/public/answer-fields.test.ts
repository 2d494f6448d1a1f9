import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { openShop, type Shop } from '../shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.app.close());

/**
 * Returns the names of all fields in an answer. Nested fields have the form `customer.phone`, and list items are
 * merged.
 */
function fieldsIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsIn(item, prefix)))];
  if (typeof value !== 'object' || value === null) return prefix ? [prefix] : [];
  return Object.entries(value).flatMap(([name, inner]) => fieldsIn(inner, prefix ? `${prefix}.${name}` : name));
}

/**
 * Fields of each public answer about a person's order or card. Each new field is a decision and needs a line in
 * docs/security.md.
 */
const ANSWER_FIELDS: Readonly<Record<string, string>> = {
  result:
    'approve_days can_pay code created_at currency delivery estimated_on expires_at facts.label facts.name facts.text has_calendar has_receipt language needs_approval paid_at payment payment_method receive_days receive_days_counter ' +
    'receive_days_home received_at status total transaction_code transfer type',
  order:
    'base_amount can_pay can_retype can_withdraw card_code card_kind code corrections.field corrections.message created_at currency ' +
    'customer.full_name customer.phone delivery_method discount_amount expires_at facts.label facts.name facts.text group has_calendar has_receipt history.at history.to issuance_fee ' +
    'masked.identity_number months paid_at payment payment_method refund_amount refund_state reject_reason request_kind result_id route_scope shipping_fee ' +
    'start_month status ticket_counter.address ticket_counter.id ticket_counter.name ticket_price.id ticket_price.name ' +
    'ticket_type total transfer transport_fee transport_mode type valid_from valid_to',
  placed: 'code payment.url result_id status total',
  moved: 'code result_id status',
  card:
    'card_code card_token id is_locked kind months object_group_id next_valid_from renewable route_scope ticket_price_id transport_mode ' +
    'valid_from valid_periods.route_scope valid_periods.transport_mode valid_periods.valid_from valid_periods.valid_to valid_to valid_today',
  'lost card': '',
  'lost cards':
    'cards.card_code cards.id cards.is_locked cards.kind cards.months cards.next_valid_from cards.object_group_id cards.reissue_code cards.renewable ' +
    'cards.route_scope cards.ticket_price_id cards.transport_mode cards.valid_from cards.valid_periods.route_scope ' +
    'cards.valid_periods.transport_mode cards.valid_periods.valid_from cards.valid_periods.valid_to cards.valid_to cards.valid_today',
  'card requests': 'code created_at currency reissue_reason request_kind result_id status total type',
  quote:
    'base_amount currency discount_amount facts.label facts.name facts.text issuance_fee needs_approval needs_payment shipping_fee ' +
    'total transport_fee valid_from valid_to',
};

async function answers(): Promise<Record<string, unknown>> {
  const price = await shop.rowOf('ticket-prices', { code: 'VT-LT-HSSV' });
  const more = { card_kind: 'PRIORITIZE', object_group_id: price['object_group_id'], ticket_price_id: price['id'] };
  const form = await shop.form({ ...more, proofs: [await shop.photo(), await shop.photo()] });
  const placed = await shop.register(form);
  await shop.pay(placed.payment.url);
  const corrections = [{ field: 'identity_number', message: 'Thiếu một số.' }];
  await shop.move(placed.code, 'ask-correction', { corrections });
  const order = (await shop.get(`public/orders/${placed.code}?phone=${String(form['phone'])}`)).json();
  const result = (await shop.get(`public/results/${placed.result_id}`)).json();
  const retype = { phone: form['phone'], identity_number: '001206012345' };
  const moved = (await shop.post(`public/orders/${placed.code}/retype`, retype)).json();
  const card = await shop.rowOf('customer-cards', { is_locked: false, kind: 'BASIC', route_scope: 'MULTI_ROUTE' });
  const { phone } = await shop.rowOf('customers', { id: card['customer_id'] });
  const named = `card_code=${String(card['card_code'])}&phone=${String(phone)}`;
  return {
    result,
    order,
    placed,
    moved,
    card: (await shop.get(`public/cards?${named}`)).json(),
    'lost card': '',
    'lost cards':
      'cards.card_code cards.id cards.is_locked cards.kind cards.months cards.object_group_id cards.reissue_code cards.renewable ' +
      'cards.route_scope cards.ticket_price_id cards.transport_mode cards.valid_to',
    'card requests': (await shop.get(`public/card-requests?${named}`)).json(),
    ...(await lostCards(card['customer_id'])),
    quote: (await shop.post('public/quotes', { ticket_price_id: (await ordinary()).id })).json(),
  };
}

async function lostCards(customerId: unknown): Promise<Record<string, unknown>> {
  const changes = { identity_number: '001099000001', email: 'mat.the@hopthu.example' };
  const { phone } = await shop.engine.write.transaction({}, (tx) =>
    tx.update('customers', String(customerId), changes),
  );
  const asked = { phone, identity_number: changes.identity_number };
  const answer = await shop.post('public/lost-cards', asked, undefined, { 'x-token-captcha': await shop.captcha() });
  const [mail] = await shop.mails(changes.email);
  const link = Object.fromEntries(new URLSearchParams(/#(\S+)/u.exec(String(mail?.['text']))?.[1]));
  return {
    'lost card': answer.json(),
    'lost cards': (await shop.post('public/lost-cards/cards', link)).json(),
  };
}

const ordinary = async (): Promise<Row> => shop.rowOf('ticket-prices', { code: 'VT-LT' });

it('the response of each public endpoint contains exactly the fields listed in this test', async () => {
  const said = await answers();
  for (const [name, fields] of Object.entries(ANSWER_FIELDS)) {
    expect(fieldsIn(said[name]).toSorted(), name).toEqual(fields.split(' ').filter(Boolean).toSorted());
  }
});
