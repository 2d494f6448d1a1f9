import { describe, expect, it } from 'vitest';
import {
  CONFIRMING_MS,
  failureKey,
  paymentOutcome,
  promisesDelivery,
  readPaymentReturn,
  warnsOfDays,
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
    [1, 'unknown', 59_000, 'confirming'],
    [1, 'pending', CONFIRMING_MS, 'unconfirmed'],
    [1, 'unknown', CONFIRMING_MS, 'unconfirmed'],
    // A forged address: the server knows of no such order, or of no such payment.
    [1, 'none', 0, 'failure'],
    [1, 'failed', CONFIRMING_MS, 'failure'],
    // The notice of a second attempt may still be on its way.
    [1, 'failed', 0, 'confirming'],
    [24, 'pending', 0, 'failure'],
    [99, 'paid', 0, 'failure'],
    [0, 'paid', 0, 'failure'],
  ] as const)('code %i and "%s" after %i ms: %s', (transactionCode, word, waited, outcome) =>
    expect(paymentOutcome({ transactionCode }, word, waited)).toBe(outcome),
  );
});

describe('what is promised', () => {
  it.each([
    ['new-card', false, true],
    ['reissue', false, true],
    ['renewal', false, false],
    ['payment', false, false],
    ['renewal', true, true],
    ['payment', true, true],
  ] as const)('%s with delivery %s: an estimated day %s', (type, delivery, promised) =>
    expect(promisesDelivery({ type, delivery })).toBe(promised),
  );

  it.each([
    ['new-card', 'home', 'home'],
    ['new-card', 'counter', 'counter'],
    ['reissue', 'counter', 'counter'],
    ['payment', 'home', 'home'],
    ['renewal', 'home', undefined],
    ['new-card', undefined, undefined],
  ] as const)('%s at %s warns of the days of %s', (type, receivedAt, way) =>
    expect(warnsOfDays({ type, receivedAt })).toBe(way),
  );
});

describe('the text of a failure', () => {
  it.each([2, 7, 9, 10, 11, 12, 13, 24, 51, 65, 75, 79, 99])('%i has its own', (code) =>
    expect(failureKey(code)).toBe(`payment.failures.${code}`),
  );
  it.each([0, 3, 100, 9999])('%i is unknown', (code) => expect(failureKey(code)).toBe('payment.failures.99'));
  it('names a success that the server does not confirm', () =>
    expect(failureKey(1)).toBe('payment.failures.not_confirmed'));
});
