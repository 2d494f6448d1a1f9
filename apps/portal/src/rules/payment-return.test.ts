import { describe, expect, it } from 'vitest';
import {
  CONFIRMING_MS,
  failureKey,
  paymentOutcome,
  promisesOf,
  readPaymentReturn,
  withoutContradiction,
  type PaymentType,
} from './payment-return.ts';

describe('the address of the payment result', () => {
  it('is read as the gateway writes it', () => {
    const search = '?receivedAt=home&code=DH26000001&type=new-card&transaction_code=1&delivery=1&result_id=t0k';
    expect(readPaymentReturn(search)).toEqual({
      code: 'DH26000001',
      type: 'new-card',
      transactionCode: 1,
      receivedAt: 'home',
      delivery: true,
      result: 't0k',
    });
  });

  it('without anything is an unknown failure of some payment', () => {
    expect(readPaymentReturn('')).toEqual({
      code: '',
      type: 'payment',
      transactionCode: 99,
      receivedAt: undefined,
      delivery: false,
      result: undefined,
    });
  });

  it.each([
    ['transaction_code=', 99],
    ['transaction_code=one', 99],
    ['transaction_code=1.0', 99],
    ['transaction_code=-1', 99],
    ['transaction_code=24', 24],
  ])('%s is code %i', (search, code) => expect(readPaymentReturn(search).transactionCode).toBe(code));

  it('does not take the enumerations’ own values for the words of an address', () => {
    const { type, receivedAt } = readPaymentReturn('type=REGISTER_NEW&receivedAt=HOME');
    expect({ type, receivedAt }).toEqual({ type: 'payment', receivedAt: undefined });
  });
});

describe('the outcome', () => {
  it.each([
    [1, 'paid', 0, 'success'],
    [1, 'paid', CONFIRMING_MS, 'success'],
    [1, 'pending', 0, 'confirming'],
    [1, 'unreachable', 59_000, 'confirming'],
    [1, 'pending', CONFIRMING_MS, 'unconfirmed'],
    [1, 'unreachable', CONFIRMING_MS, 'unconfirmed'],
    // A forged address: the server knows of no such order, or of no such payment.
    [1, 'none', 0, 'failure'],
    [1, 'canceled', 0, 'failure'],
    [1, 'failed', CONFIRMING_MS, 'failure'],
    // The notification of a second attempt may still arrive.
    [1, 'failed', 0, 'confirming'],
    [24, 'pending', 0, 'failure'],
    [24, 'none', 0, 'failure'],
    [24, 'unreachable', 0, 'failure'],
    // What the gateway has not reported is neither a success nor a failure, whatever the address says.
    [24, 'confirming', 0, 'confirming'],
    [1, 'confirming', CONFIRMING_MS, 'unconfirmed'],
    [99, 'confirming', CONFIRMING_MS, 'unconfirmed'],
    // The order is paid, canceled or free, whatever the address says.
    [99, 'paid', 0, 'success'],
    [0, 'paid', 0, 'success'],
    [1, 'refunded', 0, 'refunded'],
    [24, 'free', 0, 'free'],
    // Before the server is asked nothing is said of the payment.
    [1, 'asking', 0, 'asking'],
    [24, 'asking', 0, 'asking'],
  ] as const)('code %i and "%s" after %i ms: %s', (transactionCode, word, waited, outcome) =>
    expect(paymentOutcome({ transactionCode }, word, waited)).toBe(outcome),
  );
});

describe('what is promised', () => {
  const promised = (type: PaymentType, more: object = {}, status = 'WAITING_FOR_CONFIRM') =>
    promisesOf({ type, receivedAt: undefined, delivery: false, ...more }, { status, needsApproval: true });

  it.each([
    ['new-card', false, true],
    ['reissue', false, true],
    ['renewal', false, false],
    ['payment', false, false],
    ['renewal', true, true],
    ['payment', true, true],
  ] as const)('%s with delivery %s: an estimated day %s', (type, delivery, estimate) =>
    expect(promised(type, { delivery }).estimate).toBe(estimate),
  );

  it.each([
    ['new-card', 'home', 'home'],
    ['new-card', 'counter', 'counter'],
    ['reissue', 'counter', 'counter'],
    ['payment', 'home', 'home'],
    ['renewal', 'home', undefined],
    ['new-card', undefined, undefined],
  ] as const)('%s at %s warns of the days of %s', (type, receivedAt, receive) =>
    expect(promised(type, { receivedAt }).receive).toBe(receive),
  );

  it.each([
    ['WAITING_FOR_CONFIRM', 'undecided', true, 'home'],
    ['WAITING_CUSTOMER_RETYPE', 'undecided', true, 'home'],
    ['CONFIRMED', 'decided', true, 'home'],
    ['PUBLISHED', 'decided', true, 'home'],
    ['DELIVERED_TO_COUNTER', 'decided', false, undefined],
    ['DELIVERED_TO_CUSTOMER', 'decided', false, undefined],
  ] as const)('%s: approval %s, an estimated day %s, days to receive %s', (status, approval, estimate, receive) =>
    expect(promised('new-card', { receivedAt: 'home' }, status)).toEqual({ approval, estimate, receive }),
  );

  it.each(['WAITING_FOR_CONFIRM', 'CONFIRMED', 'PUBLISHED'])('%s: without approval, no approval is named', (status) => {
    const about = { type: 'new-card', receivedAt: 'counter', delivery: false } as const;
    expect(promisesOf(about, { status, needsApproval: false })).toEqual({
      approval: 'unneeded',
      estimate: true,
      receive: 'counter',
    });
  });

  it('is never what the order itself denies', () => {
    const address = { type: 'new-card', receivedAt: 'home', delivery: true } as const;
    const order = { type: 'renewal', receivedAt: 'counter', delivery: false } as const;
    expect(withoutContradiction(address, order)).toEqual(order);
    expect(withoutContradiction({ type: 'payment', receivedAt: undefined, delivery: false }, address)).toEqual({
      type: 'payment',
      receivedAt: undefined,
      delivery: false,
    });
  });
});

describe('the text of a failure', () => {
  it.each([2, 7, 9, 10, 11, 12, 13, 24, 51, 65, 75, 79, 99])('%i has its own', (code) =>
    expect(failureKey(code)).toBe(`payment.failures.${code}`),
  );
  it.each([0, 3, 100, 9999])('%i is unknown', (code) => expect(failureKey(code)).toBe('payment.failures.99'));
  it('names a success that the server does not confirm', () =>
    expect(failureKey(1)).toBe('payment.failures.not_confirmed'));
});
