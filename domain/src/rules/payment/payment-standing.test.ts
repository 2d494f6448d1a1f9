import { describe, expect, it } from 'vitest';
import { confirmingUntil, type PaymentMessage } from './payment-standing.ts';

const at = (time: string): string => `2026-06-15T${time}:00.000Z`;
const back = (more: Partial<PaymentMessage> = {}): PaymentMessage => ({
  direction: 'RETURN',
  state: 'SUCCEEDED',
  provider_code: 'A',
  transaction_code: '1',
  received_at: at('09:00'),
  ...more,
});
const notification = (more: Partial<PaymentMessage> = {}): PaymentMessage => back({ direction: 'NOTICE', ...more });
const request = back({ direction: 'REQUEST', state: 'PENDING', provider_code: null, transaction_code: null });

describe('Waiting for the outcome of a payment', () => {
  it.each<[string, readonly PaymentMessage[], string, string | undefined]>([
    ['never, if the payer did not come back', [request], '09:00', undefined],
    ['for a quarter of an hour after a success', [request, back()], '09:14', '09:15'],
    ['not at its last moment', [request, back()], '09:15', undefined],
    ['for a minute after a failure', [back({ state: 'FAILED', transaction_code: '51' })], '09:00', '09:01'],
    ['not once it is reported', [back(), notification()], '09:00', undefined],
    ['not once it is reported as a failure', [back(), notification({ state: 'FAILED' })], '09:00', undefined],
    [
      'although the notification of another attempt is there',
      [back(), notification({ provider_code: 'B' })],
      '09:00',
      '09:15',
    ],
    ['although its notification was refused', [back(), notification({ state: 'REJECTED' })], '09:00', '09:15'],
    ['for the last of several', [back(), back({ provider_code: 'B', received_at: at('09:05') })], '09:10', '09:20'],
  ])('the time to wait for a payment’s outcome follows from the payment’s messages: %s', (_, messages, now, until) =>
    expect(confirmingUntil(messages, new Date(at(now)))?.toISOString()).toBe(until && at(until)),
  );
});
