import { describe, expect, it } from 'vitest';
import {
  change,
  percentOf,
  refund,
  type TicketChange,
  type ChangeableTicket,
  type ChangeTerms,
  type Refund,
} from './refund.ts';

const terms: ChangeTerms = {
  ticket_change_refund_limit_time: 60,
  ticket_change_refund_limit: 1,
  ticket_change_percent_fee: 10,
  ticket_refund_percent_fee: 20,
  ticket_change_to_lower_amount: false,
};
const departsAt = new Date('2026-06-15T03:00:00.000Z');
const inTime = '2026-06-15T01:00:00.000Z';
const sold: ChangeableTicket = { state: 'SOLD', price: 10_000, change_count: 0, departsAt };

describe('Refund of a returned ticket', () => {
  it.each<[string, Partial<ChangeableTicket>, Partial<ChangeTerms>, string, Refund]>([
    ['keeps the fee', {}, {}, inTime, { fee: 2_000, refund: 8_000 }],
    ['is still in time at the last moment', {}, {}, '2026-06-15T02:00:00.000Z', { fee: 2_000, refund: 8_000 }],
    ['is too late a moment later', {}, {}, '2026-06-15T02:00:00.001Z', { refusal: 'ticket_change_too_late' }],
    [
      'may last until the departure',
      {},
      { ticket_change_refund_limit_time: 0 },
      '2026-06-15T03:00:00.000Z',
      { fee: 2_000, refund: 8_000 },
    ],
    [
      'ends with the departure',
      {},
      { ticket_change_refund_limit_time: 0 },
      '2026-06-15T03:00:00.001Z',
      { refusal: 'ticket_change_too_late' },
    ],
    [
      'is never late without a trip',
      { departsAt: null },
      {},
      '2027-01-01T00:00:00.000Z',
      { fee: 2_000, refund: 8_000 },
    ],
    ['works once by default', { change_count: 1 }, {}, inTime, { refusal: 'ticket_changed_too_often' }],
    [
      'works as often as the settings say',
      { change_count: 1 },
      { ticket_change_refund_limit: 2 },
      inTime,
      { fee: 2_000, refund: 8_000 },
    ],
    ['can be switched off', {}, { ticket_change_refund_limit: 0 }, inTime, { refusal: 'ticket_changed_too_often' }],
    ['is not for a used ticket', { state: 'USED' }, {}, inTime, { refusal: 'ticket_not_sold' }],
    ['is not asked for twice', { state: 'CANCEL_REQUESTED' }, {}, inTime, { refusal: 'ticket_not_sold' }],
    ['may cost nothing', {}, { ticket_refund_percent_fee: 0 }, inTime, { fee: 0, refund: 10_000 }],
    ['may bring nothing', {}, { ticket_refund_percent_fee: 100 }, inTime, { fee: 10_000, refund: 0 }],
    ['of a free ticket brings nothing', { price: 0 }, {}, inTime, { fee: 0, refund: 0 }],
    [
      'rounds half a đồng up',
      { price: 9_999 },
      { ticket_refund_percent_fee: 50 },
      inTime,
      { fee: 5_000, refund: 4_999 },
    ],
    [
      'takes percents with decimals',
      { price: 7_000 },
      { ticket_refund_percent_fee: 12.5 },
      inTime,
      { fee: 875, refund: 6_125 },
    ],
    [
      'of the most expensive ticket',
      { price: 1_000_000_000 },
      { ticket_refund_percent_fee: 33.33 },
      inTime,
      { fee: 333_300_000, refund: 666_700_000 },
    ],
    [
      'is late over the turn of the year',
      { departsAt: new Date('2026-12-31T17:30:00.000Z') },
      {},
      '2026-12-31T16:30:00.001Z',
      { refusal: 'ticket_change_too_late' },
    ],
  ])('the refund or refusal for a returned ticket is correct in the case: %s', (_, ticket, more, now, answer) =>
    expect(refund({ ...sold, ...ticket }, { ...terms, ...more }, new Date(now))).toEqual(answer),
  );
});

describe('Exchange of a ticket for another ticket', () => {
  it.each<[string, number, Partial<ChangeTerms>, TicketChange]>([
    ['for one of the same price costs the fee', 10_000, {}, { fee: 1_000, toPay: 1_000 }],
    ['for a more expensive one costs the difference too', 15_000, {}, { fee: 1_000, toPay: 6_000 }],
    ['for a cheaper one is refused', 9_999, {}, { refusal: 'ticket_cheaper' }],
    [
      'for a cheaper one, where allowed, pays nothing back',
      7_000,
      { ticket_change_to_lower_amount: true },
      { fee: 1_000, toPay: 1_000 },
    ],
    ['without a fee', 15_000, { ticket_change_percent_fee: 0 }, { fee: 0, toPay: 5_000 }],
    [
      'is refused where nothing may be changed',
      15_000,
      { ticket_change_refund_limit: 0 },
      { refusal: 'ticket_changed_too_often' },
    ],
  ])('the fee and surcharge of a ticket exchange are correct in the case: %s', (_, price, more, answer) =>
    expect(change(sold, price, { ...terms, ...more }, new Date(inTime))).toEqual(answer),
  );
});

it.each([
  [140_000, 7.25, 10_150],
  [1, 50, 1],
  [1, 49.99, 0],
  [100, 1.005, 1],
  [0, 100, 0],
])('a percentage of an amount is rounded to whole đồng: of %d đồng, %d percent are %d', (amount, percent, part) =>
  expect(percentOf(amount, percent)).toBe(part),
);
