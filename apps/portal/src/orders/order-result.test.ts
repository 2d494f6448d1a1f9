import { describe, expect, it } from 'vitest';
import { readResult, wordOf } from './order-result.ts';

const ANSWER = {
  code: 'DH1',
  status: 'CONFIRMED',
  type: 'new-card',
  received_at: 'home',
  delivery: 1,
  payment: 'paid',
  total: 230_000,
};

it('the delivery days of an order come from the server, for home and counter delivery', () => {
  const days = { estimated_on: '2026-12-25', approve_days: 3, receive_days_home: 5, receive_days_counter: 2 };
  expect(readResult({ ...ANSWER, ...days })).toMatchObject({
    estimatedOn: '2026-12-25',
    approveDays: 3,
    receiveDays: { home: 5, counter: 2 },
  });
});

describe('Payment state on the order result page', () => {
  it.each([
    ['paid', ANSWER, 'DH1', 'paid'],
    ['pending', { ...ANSWER, payment: 'pending' }, 'DH1', 'pending'],
    ['another order’s code in the address', ANSWER, 'DH2', 'none'],
    ['no code in the address', ANSWER, '', 'paid'],
    ['confirming', { ...ANSWER, payment: 'confirming' }, 'DH1', 'confirming'],
    ['nothing to pay', { ...ANSWER, payment: 'none' }, 'DH1', 'free'],
    ['canceled before it was paid', { ...ANSWER, status: 'CANCELED', payment: 'failed' }, 'DH1', 'canceled'],
    ['canceled after it was paid', { ...ANSWER, status: 'CANCELED' }, 'DH1', 'refunded'],
    ['no result', { message: 'x' }, 'DH1', 'none'],
    ['nonsense', 'DH1', 'DH1', 'none'],
  ])(
    'the result page derives the payment state from the response and the order code: %s',
    (_what, answer, code, word) => expect(wordOf(readResult(answer), code)).toBe(word),
  );
});
