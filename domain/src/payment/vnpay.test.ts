import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { vnpayProvider } from './vnpay.ts';

const provider = vnpayProvider({ merchant: 'TUYEN001', secret: 's' }, 'https://sandbox.example/pay');
const order = { code: 'DH26000001', amount: 200_000 };

function hashed(parameters: Record<string, string>): Record<string, string> {
  const text = new URLSearchParams(Object.entries(parameters).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return { ...parameters, vnp_SecureHash: createHmac('sha512', 's').update(text).digest('hex') };
}

const notification = {
  vnp_TmnCode: 'TUYEN001',
  vnp_TxnRef: 'DH26000001-2',
  vnp_Amount: '20000000',
  vnp_ResponseCode: '00',
  vnp_TransactionStatus: '00',
  vnp_TransactionNo: '14422574',
  vnp_OrderInfo: 'Thanh toán đơn hàng',
};

describe('VNPAY as payment provider', () => {
  it('the redirect address has the amount in hundredths and dates in Vietnamese time', () => {
    const url = new URL(
      provider.redirect({
        order: 'DH26000001',
        amount: 200_000,
        currency: 'VND',
        description: 'Thanh toán đơn hàng',
        language: 'vi',
        openedAt: new Date('2026-06-15T18:05:09.000Z'),
        payableUntil: new Date('2026-06-15T18:10:00.000Z'),
        returnUrl: 'https://ve.example/return',
        attempt: 2,
        clientAddress: '203.0.113.9',
      }),
    );
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      vnp_Amount: '20000000',
      vnp_CreateDate: '20260616010509',
      // The gateway must not take money after the order's deadline.
      vnp_ExpireDate: '20260616011000',
      vnp_TxnRef: 'DH26000001-2',
    });
    const { vnp_SecureHash, ...rest } = sent;
    expect(hashed(rest)['vnp_SecureHash']).toBe(vnp_SecureHash);
  });

  it.each([
    ['a genuine notification', hashed(notification), { kind: 'paid' }],
    ['a tampered amount', { ...hashed(notification), vnp_Amount: '100' }, { kind: 'refused', because: 'signature' }],
    ['a smaller sum, signed', hashed({ ...notification, vnp_Amount: '100' }), { kind: 'refused', because: 'amount' }],
    ['another order', hashed({ ...notification, vnp_TxnRef: 'DH26000002-1' }), { kind: 'refused', because: 'order' }],
    ['another shop', hashed({ ...notification, vnp_TmnCode: 'X' }), { kind: 'refused', because: 'merchant' }],
    [
      'a cancellation',
      hashed({ ...notification, vnp_ResponseCode: '24', vnp_TransactionStatus: '02' }),
      { kind: 'failed', transactionCode: 24 },
    ],
    [
      'one code of two',
      hashed({ ...notification, vnp_TransactionStatus: '02' }),
      { kind: 'failed', transactionCode: 2 },
    ],
  ])('the payment provider accepts or rejects a notification as expected: "%s"', (_, parameters, verdict) =>
    expect(provider.verifyNotification(parameters, order)).toEqual(verdict),
  );

  it('the order’s code is read from the VNPAY reference of the payment attempt', () => {
    expect(provider.claim(notification)).toEqual({ order: 'DH26000001', providerCode: '14422574' });
  });
});
