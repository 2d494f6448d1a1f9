import { expect, it } from 'vitest';
import { BanksObject, QRPay } from 'vietnam-qr-pay';
import { BINS } from './bins.ts';
import { vietQr } from './vietqr.ts';

it('a VietQR payload names bank, account, amount and transfer text, and ends with the checksum of EMVCo', () => {
  const payload = vietQr({ bank: 'VCB', number: '0011004123456' }, { amount: 315_000, text: 'DH26000123' });
  expect(payload).toBe(
    '00020101021238570010A00000072701270006970436011300110041234560208QRIBFTTA530370454063150005802VN62140810DH260001236304' +
      crc(payload.slice(0, -4)),
  );
  expect(new QRPay(payload)).toMatchObject({
    isValid: true,
    amount: '315000',
    consumer: { bankBin: '970436', bankNumber: '0011004123456' },
    additionalData: { purpose: 'DH26000123' },
  });
});

it('every bank number is one that VietQR knows', () => {
  const known = new Set(Object.values(BanksObject).map(({ bin }) => bin));
  expect(Object.values(BINS).filter((bin) => !known.has(bin))).toEqual([]);
  expect(new Set(Object.values(BINS)).size).toBe(Object.keys(BINS).length);
});

/** CRC-16/CCITT-FALSE, computed bit by bit as ISO/IEC 13239 defines it. */
function crc(text: string): string {
  let sum = 0xffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1;
    sum &= 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}
