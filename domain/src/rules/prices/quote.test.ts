import { describe, expect, it } from 'vitest';
import { quote, type QuoteRequest, type Delivery, type PriceTerms, type Quote, type Zone } from './quote.ts';

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
const byDistance: PriceTerms = {
  ticket_type: 'ONE_TIME',
  card_kind: 'BASIC',
  base_price: 8_000,
  price: 12_000,
  distance_fare: true,
  block: 1_000,
  linear_distance_fare: 600,
  rounding_method_block: 'UP',
};
const home = (zone: Zone): Delivery => ({ method: 'HOME', zone });
const priced = (price: number): PriceTerms => ({ ...oneRoute, base_price: price, price });
const asked = (more: Partial<QuoteRequest>): QuoteRequest => ({
  kind: 'REGISTER_NEW',
  price: oneRoute,
  count: 1,
  delivery: { method: 'COUNTER' },
  fees,
  ...more,
});

describe('Price quote of an order', () => {
  it.each<[string, Partial<QuoteRequest>, Partial<Quote>]>([
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
      'a re-issue at a counter pays issuing and transport',
      { kind: 'REISSUE', price: undefined },
      { base_amount: 0, issuance_fee: 30_000, transport_fee: 5_000, shipping_fee: 0, total: 35_000 },
    ],
    [
      'a re-issue sent to another province',
      { kind: 'REISSUE', price: undefined, delivery: home('INTERPROVINCIAL') },
      { issuance_fee: 30_000, transport_fee: 0, shipping_fee: 45_000, total: 75_000 },
    ],
    [
      'a renewal sent home pays the ticket and the shipping',
      { kind: 'RENEW', delivery: home('SUBURBAN') },
      { issuance_fee: 0, transport_fee: 0, shipping_fee: 30_000, total: 170_000 },
    ],
    [
      'a new multi-route card for the most months that an order takes',
      { price: multiRoute, count: 12 },
      { base_amount: 3_360_000, issuance_fee: 30_000, transport_fee: 5_000, total: 3_395_000 },
    ],
    [
      'a free card for twelve months in another province',
      { price: free, count: 12, delivery: home('INTERPROVINCIAL') },
      { base_amount: 3_360_000, discount_amount: 3_360_000, issuance_fee: 0, shipping_fee: 45_000, total: 45_000 },
    ],
    [
      'a free ticket on a basic card still pays for the card',
      { price: { ...oneRoute, ticket_type: 'FREE' } },
      { base_amount: 140_000, discount_amount: 140_000, issuance_fee: 30_000, transport_fee: 5_000, total: 35_000 },
    ],
    [
      'a group with the whole discount still pays for the card',
      { group: { id: 'TT', discount_percent: 100 } },
      { base_amount: 140_000, discount_amount: 140_000, issuance_fee: 30_000, total: 35_000 },
    ],
    [
      'a group without a discount pays what everybody pays',
      { group: { id: 'TT', discount_percent: 0 }, kind: 'RENEW' },
      { base_amount: 140_000, discount_amount: 0, total: 140_000 },
    ],
    [
      'half a đồng is rounded up in what is paid',
      { price: priced(99_999), group: { id: 'TT', discount_percent: 50 }, kind: 'RENEW' },
      { base_amount: 99_999, discount_amount: 49_999, total: 50_000 },
    ],
    [
      'less than half a đồng is dropped',
      { price: priced(100_001), group: { id: 'TT', discount_percent: 51 }, kind: 'RENEW' },
      { base_amount: 100_001, discount_amount: 51_001, total: 49_000 },
    ],
    [
      'each month is rounded by itself, so that three cost three times one',
      { price: priced(99_999), group: { id: 'TT', discount_percent: 50 }, kind: 'RENEW', count: 3 },
      { base_amount: 299_997, discount_amount: 149_997, total: 150_000 },
    ],
    [
      'a ticket for nothing',
      { price: priced(0), group: { id: 'TT', discount_percent: 50 }, kind: 'RENEW', count: 12 },
      { base_amount: 0, discount_amount: 0, total: 0 },
    ],
    [
      'the most expensive ticket that a price allows, for the most months',
      { price: priced(1_000_000_000), group: { id: 'TT', discount_percent: 1 }, kind: 'RENEW', count: 12 },
      { base_amount: 12_000_000_000, discount_amount: 120_000_000, total: 11_880_000_000 },
    ],
    [
      'an operator that charges no fees',
      {
        fees: {
          issuance_fee: 0,
          transport_fee: 0,
          shipping_fee_urban: 0,
          shipping_fee_suburb: 0,
          shipping_fee_interprovincial: 0,
        },
        delivery: home('URBAN'),
      },
      { issuance_fee: 0, shipping_fee: 0, total: 140_000 },
    ],
  ])('the quote of an order is computed correctly from prices and settings: %s', (_, more, money) =>
    expect(quote(asked(more))).toMatchObject(money),
  );

  it.each<[string, Partial<PriceTerms>, number | undefined, Partial<QuoteRequest>, Partial<Quote>]>([
    ['a block begun counts whole', {}, 12_001, {}, { base_amount: 15_800, total: 15_800 }],
    ['a whole block is not rounded up', {}, 12_000, {}, { total: 15_200 }],
    ['a block begun does not count', { rounding_method_block: 'DOWN' }, 12_999, {}, { total: 15_200 }],
    ['less than half a block does not count', { rounding_method_block: 'NEAREST' }, 12_499, {}, { total: 15_200 }],
    ['half a block counts whole', { rounding_method_block: 'NEAREST' }, 12_500, {}, { total: 15_800 }],
    ['the opening fare is paid for a distance of zero', {}, 0, {}, { total: 8_000 }],
    ['an unknown distance costs the fixed price', {}, undefined, {}, { base_amount: 12_000, total: 12_000 }],
    ['never less than the lowest price', { min_price: 9_500 }, 2_000, {}, { base_amount: 9_500, total: 9_500 }],
    ['the lowest price no longer matters', { min_price: 9_500 }, 3_000, {}, { total: 9_800 }],
    ['never more than the highest price', { max_price: 15_000 }, 12_500, {}, { base_amount: 15_000, total: 15_000 }],
    ['the highest price is not reached yet', { max_price: 15_000 }, 11_000, {}, { total: 14_600 }],
    ['four rides cost four times one', { max_price: 15_000 }, 40_000, { count: 4 }, { total: 60_000 }],
    [
      'a group pays its part of the fare',
      {},
      12_500,
      { group: { id: 'TT', discount_percent: 30 } },
      { base_amount: 15_800, discount_amount: 4_740, total: 11_060 },
    ],
  ])('a fare by distance is quoted correctly: %s', (_, terms, meters, more, money) =>
    expect(quote(asked({ kind: 'RENEW', price: { ...byDistance, ...terms }, meters, ...more }))).toMatchObject(money),
  );

  it('the total of a quote equals the ticket minus the discount plus the fees', () => {
    const q = quote(asked({ price: student, count: 5, delivery: { method: 'HOME', zone: 'SUBURBAN' } }));
    expect(q.base_amount - q.discount_amount + q.issuance_fee + q.transport_fee + q.shipping_fee).toBe(q.total);
  });
});
