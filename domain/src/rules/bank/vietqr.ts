import { QRPay } from 'vietnam-qr-pay';
import type { Bank } from '../../generated/types/enums.gen.ts';
import { BINS } from './bins.ts';

export interface BankAccount {
  readonly bank: Bank;
  readonly number: string;
  readonly holder: string;
}

/**
 * Returns the payload of a VietQR code: an EMVCo merchant-presented QR code with checksum.
 * @param transfer.amount in đồng
 * @param transfer.text transfer text, in characters that every bank transmits
 */
export function vietQr(
  { bank, number }: Pick<BankAccount, 'bank' | 'number'>,
  { amount, text }: { readonly amount: number; readonly text: string },
): string {
  return QRPay.initVietQR({ bankBin: BINS[bank], bankNumber: number, amount: String(amount), purpose: text }).build();
}
