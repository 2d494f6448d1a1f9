import { describe, expect, it } from 'vitest';
import {
  issueRefusal,
  returnRefusal,
  settle,
  settleRefusal,
  soldParts,
  usedOf,
  type RangeRefusal,
  type TicketRange,
} from './ticket-ranges.ts';

const range = (first_number: number, last_number: number, ticket_price_id = 'ride'): TicketRange => ({
  ticket_price_id,
  first_number,
  last_number,
});

describe('Handing out paper tickets', () => {
  it.each<[string, TicketRange[], { at: number; refusal: RangeRefusal } | undefined]>([
    ['none', [], undefined],
    ['a single ticket', [range(5, 5)], undefined],
    ['two stretches that touch', [range(1, 100), range(101, 200)], undefined],
    ['two that share a ticket', [range(1, 100), range(100, 200)], { at: 1, refusal: 'range_overlap' }],
    ['one inside the other', [range(1, 100), range(40, 50)], { at: 1, refusal: 'range_overlap' }],
    ['equal numbers of other prices', [range(1, 100), range(1, 100, 'day')], undefined],
    ['backwards', [range(1, 10), range(30, 20)], { at: 1, refusal: 'range_reversed' }],
  ])('the ranges of paper tickets to hand out are accepted or refused correctly: %s', (_, ranges, refusal) =>
    expect(issueRefusal(ranges)).toEqual(refusal),
  );
});

describe('Returning paper tickets', () => {
  it.each<[string, TicketRange[], { at: number; refusal: RangeRefusal } | undefined]>([
    ['none, all are sold', [], undefined],
    ['the end', [range(81, 100)], undefined],
    ['all of them', [range(1, 100), range(201, 300)], undefined],
    ['one ticket too many', [range(81, 101)], { at: 0, refusal: 'range_not_issued' }],
    ['of a price that was never issued', [range(81, 100, 'day')], { at: 0, refusal: 'range_not_issued' }],
    ['over the gap between two stretches', [range(90, 210)], { at: 0, refusal: 'range_not_issued' }],
    ['the same twice', [range(81, 100), range(90, 95)], { at: 1, refusal: 'range_overlap' }],
  ])('the ranges of returned paper tickets are accepted or refused correctly: %s', (_, returned, refusal) =>
    expect(returnRefusal(returned, [range(1, 100), range(201, 300)])).toEqual(refusal),
  );
});

it.each([
  ['all sold, paid in full', [range(1, 100)], [], 700_000, 100, 0, 100, 700_000, 0],
  ['some back', [range(1, 100)], [range(81, 100)], 560_000, 100, 20, 80, 560_000, 0],
  ['all back', [range(1, 100)], [range(1, 100)], 0, 100, 100, 0, 0, 0],
  [
    'two prices',
    [range(1, 100), range(1, 10, 'day')],
    [range(51, 100), range(6, 10, 'day')],
    500_000,
    110,
    55,
    55,
    500_000,
    0,
  ],
  ['short', [range(1, 100)], [range(81, 100)], 553_000, 100, 20, 80, 560_000, -7_000],
  ['too much', [range(1, 100)], [range(81, 100)], 600_000, 100, 20, 80, 560_000, 40_000],
  ['a price that is free of charge', [range(1, 100, 'free')], [], 0, 100, 0, 100, 0, 0],
  ['nothing was handed out', [], [], 0, 0, 0, 0, 0, 0],
])(
  'the settlement of a command with paper tickets is correct in the case: %s',
  (_, issued, returned, cash, issued_quantity, returned_quantity, sold_quantity, cash_due, difference) => {
    const prices = new Map([
      ['ride', 7_000],
      ['day', 30_000],
      ['free', 0],
    ]);
    const settlement = { issued_quantity, returned_quantity, sold_quantity, cash_due, difference };
    const sold = soldParts(issued, returned).map((part) => ({ ...part, price: prices.get(part.ticket_price_id) ?? 0 }));
    expect(settle(issued, sold, cash)).toEqual(settlement);
  },
);

it.each([
  ['all', [], [[1, 100]]],
  ['the beginning', [range(81, 100)], [[1, 80]]],
  ['the end', [range(1, 20)], [[21, 100]]],
  [
    'what lies between two stretches that came back',
    [range(91, 95), range(11, 20)],
    [
      [1, 10],
      [21, 90],
      [96, 100],
    ],
  ],
  ['nothing', [range(1, 100)], []],
  ['all, where another price came back', [range(1, 100, 'day')], [[1, 100]]],
])('the sold part of the ticket range 1–100 follows from the returned tickets: %s', (_, returned, parts) => {
  const sold = soldParts([range(1, 100)], returned);
  expect(sold.map(({ first_number: first, last_number: last }) => [first, last])).toEqual(parts);
});

it.each([
  [0, null, undefined],
  [-7_000, null, 'paper_difference_unexplained'],
  [-7_000, ' ', 'paper_difference_unexplained'],
  [-7_000, 'Rơi mất ba vé', undefined],
  [5_000, undefined, 'paper_difference_unexplained'],
])(
  'settling paper tickets with a cash difference of %d and the reason %j is refused with %s, undefined if allowed',
  (difference, reason, refusal) => expect(settleRefusal({ difference }, reason)).toBe(refusal),
);

it.each([
  [1, { used: 0, left: 100 }],
  [2, { used: 1, left: 99 }],
  [100, { used: 99, left: 1 }],
  [101, { used: 100, left: 0 }],
  [102, undefined],
  [0, undefined],
])('with %d as the first unsold ticket of 1–100, the used and remaining tickets are %j', (next, used) =>
  expect(usedOf(range(1, 100), next)).toEqual(used),
);
