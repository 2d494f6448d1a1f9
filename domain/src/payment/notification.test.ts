import { expect, it } from 'vitest';
import { verifyNotification, onTheWire, transactionCode, type NotificationVerdict } from './notification.ts';
import { signed, type Parameters } from './signature.ts';

const expected = { merchant: 'TUYEN', secret: 's', order: 'DH26000001', amount: 200_000 };
const paid = {
  merchant: 'TUYEN',
  order: 'DH26000001',
  amount: '20000000',
  response_code: '00',
  transaction_status: '00',
};

it.each<[string, Parameters, NotificationVerdict]>([
  ['a genuine notification', signed(paid, 's'), { kind: 'paid' }],
  ['a forged one', { ...paid, signature: '0'.repeat(128) }, { kind: 'refused', because: 'signature' }],
  ['one of another shop', signed({ ...paid, merchant: 'OTHER' }, 's'), { kind: 'refused', because: 'merchant' }],
  ['one of another order', signed({ ...paid, order: 'DH26000002' }, 's'), { kind: 'refused', because: 'order' }],
  ['one in đồng', signed({ ...paid, amount: '200000' }, 's'), { kind: 'refused', because: 'amount' }],
  ['a smaller sum', signed({ ...paid, amount: '100' }, 's'), { kind: 'refused', because: 'amount' }],
  ['a failure', signed({ ...paid, response_code: '51' }, 's'), { kind: 'failed', transactionCode: 51 }],
  [
    'a success whose status disagrees',
    signed({ ...paid, transaction_status: '02' }, 's'),
    { kind: 'failed', transactionCode: 2 },
  ],
])('the payment provider accepts or rejects a notification as expected: "%s"', (_, notification, verdict) =>
  expect(verifyNotification(notification, expected)).toEqual(verdict),
);

it.each([
  ['00', '00', 1],
  ['07', '00', 7],
  ['24', '02', 24],
  ['00', '02', 2],
  ['01', '02', 99],
  ['x', '02', 99],
  ['', '', 99],
])(
  'gateway response code %s with transaction status %s becomes transaction code %d',
  (response_code, transaction_status, code) =>
    expect(transactionCode({ response_code, transaction_status })).toBe(code),
);

it('an amount in đồng is sent to the gateway in hundredths', () => expect(onTheWire(1_234_567)).toBe('123456700'));
