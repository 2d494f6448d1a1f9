import { describe, expect, it } from 'vitest';
import { isSigned } from '../signature.ts';
import { choicePage, refusalPage } from './page.ts';
import { answerTo, embeddedProvider } from './protocol.ts';
import { OUTCOMES } from './words.ts';

const account = { merchant: 'TUYEN', secret: 's' };
const provider = embeddedProvider(account, 'http://127.0.0.1:4000/gateway/pay');
const url = new URL(
  provider.redirect({
    order: 'DH26000001',
    amount: 200_000,
    currency: 'VND',
    description: 'Thanh toán đơn hàng DH26000001',
    language: 'vi',
    openedAt: new Date('2026-06-15T02:00:00.000Z'),
    payableUntil: new Date('2026-06-15T03:00:00.000Z'),
    returnUrl: 'http://127.0.0.1:4000/api/v1/payments/return',
    attempt: 1,
    clientAddress: '127.0.0.1',
  }),
);
const redirect = Object.fromEntries(url.searchParams);

describe('Embedded gateway (simulated payment gateway)', () => {
  it('the embedded gateway’s redirect address is signed and expires after 15 minutes', () => {
    expect(isSigned(redirect, 's')).toBe(true);
    expect(redirect).toMatchObject({ amount: '20000000', expires_at: '2026-06-15T02:15:00.000Z' });
  });

  it('the embedded gateway’s page offers every outcome that the portal has a text for', () => {
    const page = choicePage(redirect, '/gateway');
    for (const code of Object.keys(OUTCOMES)) expect(page).toContain(`value="${code}"`);
    expect(page).toContain('200.000đ');
    expect(page).not.toContain('<script');
  });

  it('the embedded gateway’s page escapes markup in parameters and brand names', () => {
    const page = choicePage({ ...redirect, order: '"><img src=x onerror=1>' }, '/gateway');
    expect(page).not.toContain('<img');
    expect(choicePage(redirect, '/gateway', { name: { vi: '<b>Tên</b>' }, logo: '"><script>' })).not.toMatch(
      /<b>Tên|<script/,
    );
    expect(refusalPage({ locale: '"><b>' }, '/gateway')).toContain('lang="vi"');
  });

  it.each([
    ['00', { kind: 'paid' }],
    ['51', { kind: 'failed', transactionCode: 51 }],
    ['02', { kind: 'failed', transactionCode: 2 }],
    ['07', { kind: 'failed', transactionCode: 7 }],
    ['99', { kind: 'failed', transactionCode: 99 }],
  ])(
    'the embedded gateway notifies the merchant of payment outcome %s, and the merchant reads the outcome as %j',
    (outcome, verdict) => {
      const answer = answerTo(redirect, { outcome, transactionNo: '123456789012', paidAt: new Date(0) }, account);
      expect(provider.verifyNotification(answer, { code: 'DH26000001', amount: 200_000 })).toEqual(verdict);
      expect(provider.claim(answer)).toEqual({ order: 'DH26000001', providerCode: '123456789012' });
    },
  );
});
