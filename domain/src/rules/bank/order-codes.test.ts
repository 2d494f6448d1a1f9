import { expect, it } from 'vitest';
import { orderCodesIn } from './order-codes.ts';

it.each([
  ['DH26000123', ['DH26000123']],
  ['dh26000123', ['DH26000123']],
  ['DH 26 000 123', ['DH26000123']],
  ['ĐH26-000.123 chuyển tiền vé', ['DH26000123']],
  ['MBVCB.6812345.DH26000123.CT tu 0123456789 NGUYEN VAN A', ['DH26000123']],
  ['IBFT DH26000123 20261130', ['DH26000123']],
  ['Thanh toan don hang DH260\n00123', ['DH26000123']],
  ['DH26000123 va DH26000124, DH26000123', ['DH26000123', 'DH26000124']],
  ['DH2600012', []],
  ['26000123', []],
  ['Luong thang 11', []],
  ['', []],
])('the order codes in the transfer text %j are %j', (text, codes) =>
  expect(orderCodesIn(text, { prefix: 'DH', digits: 6 })).toEqual(codes),
);
