import { describe, expect, it } from 'vitest';
import { quote, type Asked, type PriceTerms, type Quote } from './quote.ts';

const fees = {
  issuance_fee: 30_000,
  transport_fee: 5_000,
  shipping_fee_urban: 20_000,
  shipping_fee_suburb: 30_000,
  shipping_fee_interprovincial: 45_000,
};
const oneRoute: PriceTerms = { ticket_type: 'MONTHLY', card_kind: 'BASIC', base_price: 140_000, price: 140_000 };
const multiRoute: PriceTerms = { ...oneRoute, base_price: 280_000, price: 280_000 };
const student: PriceTerms = {
  ...oneRoute,
  card_kind: 'PRIORITIZE',
  object_group_id: 'HSSV',
  price: 70_000,
};
const free: PriceTerms = { ...multiRoute, card_kind: 'FREE', object_group_id: 'NCT', price: 0 };
const asked = (more: Partial<Asked>): Asked => ({
  kind: 'REGISTER_NEW',
  price: oneRoute,
  count: 1,
  delivery: { method: 'COUNTER' },
  fees,
  ...more,
});

describe('quote', () => {
  it.each<[string, Partial<Asked>, Partial<Quote>]>([
    [
      'a new card at a counter pays issuing and transport',
      {},
      { base_amount: 140_000, issuance_fee: 30_000, transport_fee: 5_000, shipping_fee: 0, total: 175_000 },
    ],
    ['a renewal pays the ticket alone', { kind: 'RENEW' }, { issuance_fee: 0, transport_fee: 0, total: 140_000 }],
    ['months multiply the ticket, not the fees', { count: 3 }, { base_amount: 420_000, total: 455_000 }],
    ['a multi-route ticket has its own price', { price: multiRoute, kind: 'RENEW' }, { total: 280_000 }],
    [
      'a price made for the group shows the discount',
      { price: student, group: { id: 'HSSV', discount_percent: 50 }, kind: 'RENEW', count: 2 },
      { base_amount: 280_000, discount_amount: 140_000, total: 140_000 },
    ],
    [
      'a general price gives the group its percentage',
      { group: { id: 'TT', discount_percent: 30 }, kind: 'RENEW' },
      { base_amount: 140_000, discount_amount: 42_000, total: 98_000 },
    ],
    [
      'a discount is rounded to whole đồng',
      {
        price: { ...oneRoute, base_price: 99_999, price: 99_999 },
        group: { id: 'TT', discount_percent: 33 },
        kind: 'RENEW',
      },
      { discount_amount: 33_000, total: 66_999 },
    ],
    [
      'a free card at a counter costs nothing',
      { price: free, group: { id: 'NCT', discount_percent: 100 } },
      { base_amount: 280_000, discount_amount: 280_000, issuance_fee: 0, transport_fee: 0, total: 0 },
    ],
    [
      'a free card sent home pays the shipping',
      { price: free, delivery: { method: 'HOME', zone: 'SUBURBAN' } },
      { shipping_fee: 30_000, total: 30_000 },
    ],
    [
      'inner city',
      { delivery: { method: 'HOME', zone: 'URBAN' } },
      { shipping_fee: 20_000, transport_fee: 0, total: 190_000 },
    ],
    [
      'another province',
      { delivery: { method: 'HOME', zone: 'INTERPROVINCIAL' } },
      { shipping_fee: 45_000, total: 215_000 },
    ],
    ['a half-filled form counts no delivery yet', { delivery: undefined }, { transport_fee: 0, shipping_fee: 0 }],
    [
      'a re-issue sells no ticket',
      { kind: 'REISSUE', price: undefined, delivery: { method: 'HOME', zone: 'URBAN' } },
      { base_amount: 0, discount_amount: 0, issuance_fee: 30_000, shipping_fee: 20_000, total: 50_000 },
    ],
    [
      'a fare by distance',
      {
        kind: 'RENEW',
        metres: 12_500,
        price: {
          ticket_type: 'ONE_TIME',
          card_kind: 'BASIC',
          base_price: 8_000,
          price: 15_000,
          distance_fare: true,
          block: 1_000,
          linear_distance_fare: 600,
          rounding_method_block: 'UP',
          max_price: 15_000,
        },
      },
      { total: 15_000 },
    ],
  ])('%s', (_, more, money) => expect(quote(asked(more))).toMatchObject(money));

  it('adds up: ticket less discount plus fees is the total', () => {
    const q = quote(asked({ price: student, count: 5, delivery: { method: 'HOME', zone: 'SUBURBAN' } }));
    expect(q.base_amount - q.discount_amount + q.issuance_fee + q.transport_fee + q.shipping_fee).toBe(q.total);
  });
});
