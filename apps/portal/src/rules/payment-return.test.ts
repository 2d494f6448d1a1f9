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

describe('Address of the payment result page', () => {
  it('the query parameters that the payment gateway adds to the result address are parsed', () => {
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

  it('a payment result address without parameters means an unknown failure', () => {
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
  ])('a malformed transaction code in the payment result address counts as code 99: %s gives %i', (search, code) =>
    expect(readPaymentReturn(search).transactionCode).toBe(code),
  );

  it('the payment result address does not accept the uppercase enumeration values of the API as parameters', () => {
    const { type, receivedAt } = readPaymentReturn('type=REGISTER_NEW&receivedAt=HOME');
    expect({ type, receivedAt }).toEqual({ type: 'payment', receivedAt: undefined });
  });
});

describe('Payment outcome', () => {
  it.each([
    [1, 'paid', 0, 'success'],
    [1, 'paid', CONFIRMING_MS, 'success'],
    [1, 'pending', 0, 'confirming'],
    [1, 'unreachable', 59_000, 'confirming'],
    [1, 'pending', CONFIRMING_MS, 'unconfirmed'],
    [1, 'unreachable', CONFIRMING_MS, 'unconfirmed'],
    // The address is forged: the server knows neither the order nor the payment.
    [1, 'none', 0, 'failure'],
    [1, 'canceled', 0, 'failure'],
    [1, 'failed', CONFIRMING_MS, 'failure'],
    // At first, `failed` may describe an earlier attempt to pay, because the notification about the current attempt may
    // not have arrived yet.
    [1, 'failed', 0, 'confirming'],
    [24, 'pending', 0, 'failure'],
    [24, 'none', 0, 'failure'],
    [24, 'unreachable', 0, 'failure'],
    // Without a report of the gateway, the payment is neither a success nor a failure, whatever the address claims.
    [24, 'confirming', 0, 'confirming'],
    [1, 'confirming', CONFIRMING_MS, 'unconfirmed'],
    [99, 'confirming', CONFIRMING_MS, 'unconfirmed'],
    // If the server reports that the order is paid, refunded or free, the gateway code in the page's address does not
    // count.
    [99, 'paid', 0, 'success'],
    [0, 'paid', 0, 'success'],
    [1, 'refunded', 0, 'refunded'],
    [24, 'free', 0, 'free'],
    // Until the server has answered, the page makes no statement about the payment.
    [1, 'asking', 0, 'asking'],
    [24, 'asking', 0, 'asking'],
  ] as const)(
    'the payment outcome follows from the gateway code %i, the server state "%s" and a waiting time of %i ms: %s',
    (transactionCode, word, waited, outcome) => expect(paymentOutcome({ transactionCode }, word, waited)).toBe(outcome),
  );
});

describe('Delivery times promised on the payment result page', () => {
  const promised = (type: PaymentType, more: object = {}, status = 'WAITING_FOR_CONFIRM') =>
    promisesOf({ type, receivedAt: undefined, delivery: false, ...more }, { status, needsApproval: true });

  it.each([
    ['new-card', false, true],
    ['reissue', false, true],
    ['renewal', false, false],
    ['payment', false, false],
    ['renewal', true, true],
    ['payment', true, true],
  ] as const)(
    'an order of a new or replaced card, or with home delivery, shows an estimated delivery day: %s, %s: %s',
    (type, delivery, estimate) => expect(promised(type, { delivery }).estimate).toBe(estimate),
  );

  it.each([
    ['new-card', 'home', 'home'],
    ['new-card', 'counter', 'counter'],
    ['reissue', 'counter', 'counter'],
    ['payment', 'home', 'home'],
    ['renewal', 'home', undefined],
    ['new-card', undefined, undefined],
  ] as const)(
    'the delivery days shown depend on the order and its receiving place: %s order, received at %s, shown: %s',
    (type, receivedAt, receive) => expect(promised(type, { receivedAt }).receive).toBe(receive),
  );

  it.each([
    ['WAITING_FOR_CONFIRM', 'undecided', true, 'home'],
    ['WAITING_CUSTOMER_RETYPE', 'undecided', true, 'home'],
    ['CONFIRMED', 'decided', true, 'home'],
    ['PUBLISHED', 'decided', true, 'home'],
    ['DELIVERED_TO_COUNTER', 'decided', false, undefined],
    ['DELIVERED_TO_CUSTOMER', 'decided', false, undefined],
  ] as const)(
    'an order in the state %s shows these delivery details: approval %s, estimated day %s, delivery days %s',
    (status, approval, estimate, receive) =>
      expect(promised('new-card', { receivedAt: 'home' }, status)).toEqual({ approval, estimate, receive }),
  );

  it.each(['WAITING_FOR_CONFIRM', 'CONFIRMED', 'PUBLISHED'])(
    'an order in state %s that needs no approval shows no approval time',
    (status) => {
      const about = { type: 'new-card', receivedAt: 'counter', delivery: false } as const;
      expect(promisesOf(about, { status, needsApproval: false })).toEqual({
        approval: 'unneeded',
        estimate: true,
        receive: 'counter',
      });
    },
  );

  it('delivery facts of the order override contradicting parameters of the page address', () => {
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

describe('Text of a failed payment', () => {
  it.each([2, 7, 9, 10, 11, 12, 13, 24, 51, 65, 75, 79, 99])('the failed payment code %i has its own text', (code) =>
    expect(failureKey(code)).toBe(`payment.failures.${code}`),
  );
  it.each([0, 3, 100, 9999])('the payment code %i has the text of an unknown failure', (code) =>
    expect(failureKey(code)).toBe('payment.failures.99'),
  );
  it('a payment that the gateway reports as successful but the server does not confirm has its own failure text', () =>
    expect(failureKey(1)).toBe('payment.failures.not_confirmed'));
});
