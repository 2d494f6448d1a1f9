import { expect, it } from 'vitest';
import { readMethods, readTransfer } from './transfer.ts';

const TRANSFER = { bank: 'B', account: '1', holder: 'H', amount: 5, received: 0, text: 'DH1', qr: '0002' };

it('a transfer is shown only if everything that the payer needs is known', () => {
  expect(readTransfer({ transfer: TRANSFER })).toEqual(TRANSFER);
  expect(readTransfer({ transfer: { ...TRANSFER, until: '2026-01-01', received: undefined } })).toEqual(TRANSFER);
  expect(readTransfer({ transfer: { ...TRANSFER, account: null } })).toBeUndefined();
  expect(readTransfer({ transfer: null })).toBeUndefined();
  expect(readTransfer({})).toBeUndefined();
});

it('only payment methods with a name are offered', () => {
  const cash = { method: 'CASH', name: 'Tiền mặt' };
  expect(readMethods({ payment_methods: [cash, { method: 'X' }, 'Y', null] })).toEqual([cash]);
  expect(readMethods({ payment_methods: 'CASH' })).toEqual([]);
});
