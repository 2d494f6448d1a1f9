import { describe, expect, it } from 'vitest';
import { cashDifference, closeRefusal, shiftTotals, type ShiftEntry } from './shift-totals.ts';

const ride = (payment_method: ShiftEntry['payment_method'], amount = 7_000): ShiftEntry => ({
  ticket_type: 'ONE_TIME',
  payment_method,
  amount,
});
const day = (payment_method: ShiftEntry['payment_method']): ShiftEntry => ({
  ticket_type: 'DAILY',
  issue_kind: 'DAILY_TICKET',
  payment_method,
  amount: 30_000,
});
const card = (payment_method: ShiftEntry['payment_method']): ShiftEntry => ({
  ticket_type: 'MONTHLY',
  issue_kind: 'MONTHLY_CARD',
  payment_method,
  amount: 140_000,
});
const reissue: ShiftEntry = { issue_kind: 'REISSUED', payment_method: 'CASH', amount: 30_000 };

describe('Totals of a shift', () => {
  it.each<[string, number, ShiftEntry[], ShiftEntry[], number, number, number, number]>([
    ['nothing sold', 0, [], [], 0, 0, 0, 0],
    ['nothing sold, change in the drawer', 500_000, [], [], 0, 0, 0, 500_000],
    ['one ride in cash', 0, [ride('CASH')], [], 1, 7_000, 0, 7_000],
    ['one ride by the gateway', 0, [ride('GATEWAY')], [], 1, 7_000, 0, 0],
    ['coins are no cash', 100_000, [ride('COIN'), ride('CASH')], [], 2, 14_000, 0, 107_000],
    ['a bank transfer is no cash', 0, [card('BANK_TRANSFER')], [], 1, 140_000, 0, 0],
    ['a free ticket counts as sold', 0, [ride('CASH', 0)], [], 1, 0, 0, 0],
    ['a cash refund leaves the drawer', 200_000, [ride('CASH')], [ride('CASH', 5_600)], 1, 7_000, 5_600, 201_400],
    [
      'a refund by transfer does not',
      200_000,
      [ride('CASH')],
      [ride('BANK_TRANSFER', 5_600)],
      1,
      7_000,
      5_600,
      207_000,
    ],
    ['a refund of yesterday’s sale', 200_000, [], [card('CASH')], 0, 0, 140_000, 60_000],
    ['more refunded than there was', 0, [], [ride('CASH')], 0, 0, 7_000, -7_000],
    ['a re-issue fee', 0, [reissue], [], 1, 30_000, 0, 30_000],
    [
      'a mixed day',
      300_000,
      [ride('CASH'), ride('CASH'), day('CASH'), card('GATEWAY'), reissue],
      [day('CASH')],
      5,
      214_000,
      30_000,
      344_000,
    ],
  ])(
    'the totals of a shift follow from sales and refunds: %s',
    (_, opening, sales, refunds, quantity, sold, refunded, expected) =>
      expect(shiftTotals(opening, sales, refunds)).toMatchObject({
        total_quantity: quantity,
        total_sales: sold,
        total_refunds: refunded,
        cash_expected: expected,
      }),
  );

  it('shift totals have a line for each kind and payment method, in a fixed order', () => {
    const { lines } = shiftTotals(
      0,
      [ride('GATEWAY'), day('CASH'), ride('CASH'), ride('CASH'), reissue],
      [ride('CASH')],
    );
    expect(lines).toEqual([
      { issue_kind: 'REISSUED', payment_method: 'CASH', quantity: 1, amount: 30_000, refunded: 0 },
      {
        ticket_type: 'DAILY',
        issue_kind: 'DAILY_TICKET',
        payment_method: 'CASH',
        quantity: 1,
        amount: 30_000,
        refunded: 0,
      },
      {
        ticket_type: 'ONE_TIME',

        payment_method: 'CASH',
        quantity: 2,
        amount: 14_000,
        refunded: 7_000,
      },
      { ticket_type: 'ONE_TIME', payment_method: 'GATEWAY', quantity: 1, amount: 7_000, refunded: 0 },
    ]);
  });

  it('the lines of a shift add up to its totals', () => {
    const totals = shiftTotals(0, [ride('CASH'), day('COIN'), card('CASH')], [day('CASH')]);
    expect(totals.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(totals.total_sales);
    expect(totals.lines.reduce((sum, line) => sum + line.refunded, 0)).toBe(totals.total_refunds);
    expect(totals.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(totals.total_quantity);
  });
});

it.each([
  [100_000, 100_000, undefined, undefined],
  [99_000, 100_000, undefined, 'shift_difference_unexplained'],
  [101_000, 100_000, '', 'shift_difference_unexplained'],
  [99_000, 100_000, '   ', 'shift_difference_unexplained'],
  [99_000, 100_000, 'Trả nhầm tiền thừa cho khách', undefined],
  [0, -7_000, null, 'shift_difference_unexplained'],
])(
  'closing a shift with %d counted of %d expected and the note %j is refused with %s (undefined if allowed)',
  (counted, expected, note, refusal) => expect(closeRefusal(cashDifference(counted, expected), note)).toBe(refusal),
);
