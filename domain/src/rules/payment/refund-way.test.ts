import { expect, it } from 'vitest';
import type { CoinAccount } from './coin-lock.ts';
import { paymentOf, refundState, refundWay, type Message, type RefundWay } from './refund-way.ts';

const paidBy = (provider: Message['provider'], more: Partial<Message> = {}): Message => ({
  direction: 'NOTICE',
  state: 'SUCCEEDED',
  provider,
  received_at: '2026-06-15T02:00:00.000Z',
  ...more,
});
const coins = paidBy('COIN', { coin_id: 'C1' });
const account = (state: string, balance: number): CoinAccount => ({ state, balance });

it.each<[string, Message | undefined, number, Parameters<typeof refundWay>[2], Partial<RefundWay>]>([
  [
    'coins to an account in use',
    coins,
    310_000,
    { account: account('ACTIVE', 5_000) },
    { settled: true, coin_id: 'C1' },
  ],
  ['coins to an empty account', coins, 310_000, { account: account('ACTIVE', 0) }, { settled: true }],
  ['coins to one under suspicion', coins, 310_000, { account: account('SUSPECTED', 0) }, { settled: true }],
  ['coins to a locked account', coins, 310_000, { account: account('LOCKED', 0) }, { settled: false, coin_id: 'C1' }],
  ['coins up to the largest balance', coins, 400_000, { account: account('ACTIVE', 999_600_000) }, { settled: true }],
  ['coins beyond it by one', coins, 400_001, { account: account('ACTIVE', 999_600_000) }, { settled: false }],
  ['coins to an account that is gone', coins, 310_000, {}, { settled: false, coin_id: 'C1' }],
  ['coins do not come out of the drawer', coins, 310_000, { drawer: true }, { settled: false, provider: 'COIN' }],
  ['cash from an open drawer', paidBy('CASH_DESK'), 8_000, { drawer: true }, { settled: true, provider: 'CASH_DESK' }],
  ['cash without a drawer', paidBy('CASH_DESK'), 8_000, {}, { settled: false, provider: 'CASH_DESK' }],
  [
    'a transfer by its number',
    paidBy('BANK_TRANSFER', { provider_code: 'FT26166001' }),
    310_000,
    { drawer: true },
    { settled: false, provider: 'BANK_TRANSFER', provider_code: 'FT26166001', coin_id: null },
  ],
  [
    'a gateway by its number',
    paidBy('VNPAY', { provider_code: '14400001' }),
    310_000,
    { drawer: true, account: account('ACTIVE', 0) },
    { settled: false, provider: 'VNPAY', provider_code: '14400001', coin_id: null },
  ],
  ['what no message explains', undefined, 8_000, { drawer: true }, { settled: true, provider: 'CASH_DESK' }],
])(
  'a refund is settled immediately or remains owed, depending on the payment: %s',
  (_, payment, amount, at, expected) => expect(refundWay(payment, amount, at)).toMatchObject(expected),
);

it.each<[string, readonly Message[], string | undefined]>([
  ['none', [], undefined],
  ['one', [paidBy('CASH_DESK')], 'CASH_DESK'],
  ['a request is none', [paidBy('VNPAY', { direction: 'REQUEST', state: 'PENDING' })], undefined],
  ['a return is none', [paidBy('VNPAY', { direction: 'RETURN' })], undefined],
  ['a failure is none', [paidBy('VNPAY', { state: 'FAILED' }), coins], 'COIN'],
  ['a forged notification does not count', [paidBy('VNPAY', { state: 'REJECTED' }), coins], 'COIN'],
  ['a refund is none', [paidBy('VNPAY', { direction: 'REFUND' }), coins], 'COIN'],
  ['the first of two', [paidBy('VNPAY', { received_at: '2026-06-15T02:00:00.001Z' }), coins], 'COIN'],
])('the payment that confirmed an order is found among its payment messages: %s', (_, messages, provider) =>
  expect(paymentOf(messages)?.provider).toBe(provider),
);

it.each([
  [[], 'NONE'],
  [['PENDING'], 'DUE'],
  [['SUCCEEDED'], 'REFUNDED'],
  [['SUCCEEDED', 'PENDING'], 'DUE'],
  [['SUCCEEDED', 'FAILED'], 'DUE'],
  [['SUCCEEDED', 'SUCCEEDED'], 'REFUNDED'],
])('an order whose refunds have the states %j has the refund state %s', (states, said) =>
  expect(refundState(states.map((state) => ({ state })))).toBe(said),
);
