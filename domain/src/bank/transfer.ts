import { type Model, textIn } from '@tuyen/model';
import { nullableTextSchema, textSchema } from '@tuyen/server/domain';
import type { Order, Reader, Values } from '../contract.ts';
import { type BankAccount, vietQr } from '../rules/bank/vietqr.ts';
import { bankAccountOf } from './account.ts';

/** What the customer needs for a bank transfer. */
export interface Transfer {
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  /** Amount that is still to be transferred, in the currency of the order. */
  readonly amount: number;
  /** Amount that arrived and is not enough. */
  readonly received: number;
  readonly text: string;
  readonly until: string | null;
  /** Payload of the VietQR code. */
  readonly qr: string;
}

export const TRANSFER = {
  description: 'Where to transfer the money; null unless the order awaits a bank transfer.',
  type: ['object', 'null'],
  required: ['bank', 'account', 'holder', 'amount', 'received', 'text', 'until', 'qr'],
  properties: {
    bank: textSchema,
    account: textSchema,
    holder: textSchema,
    amount: { type: 'integer', description: 'Still to be transferred.' },
    received: { type: 'integer', description: 'Arrived already, and not enough.' },
    text: { ...textSchema, description: 'The transfer text: the code of the order.' },
    until: nullableTextSchema,
    qr: { ...textSchema, description: 'Payload of a VietQR code.' },
  },
} as const;

/** Returns the fields of an order that name the account for its bank transfer. Other payment methods empty them. */
export async function transferFields(order: Order, reader: Reader): Promise<Values<'orders'>> {
  if (order.payment_method !== 'BANK_TRANSFER') return NO_TRANSFER;
  const account = await bankAccountOf(reader, order.office_id);
  if (!account) return NO_TRANSFER;
  return {
    transfer_bank: account.bank,
    transfer_account: account.number,
    transfer_holder: account.holder,
    transfer_qr: vietQr(account, { amount: order.total, text: order.code }),
  };
}

const NO_TRANSFER = { transfer_bank: null, transfer_account: null, transfer_holder: null, transfer_qr: null } as const;

export async function transferOf(
  order: Order,
  { reader, model, language }: { readonly reader: Reader; readonly model: Model; readonly language: string },
): Promise<Transfer | undefined> {
  if (order.status !== 'AWAITING_PAYMENT' || order.payment_method !== 'BANK_TRANSFER') return undefined;
  const account = recordedAccount(order) ?? (await bankAccountOf(reader, order.office_id));
  if (!account) return undefined;
  const lines = await reader.find('bank-statement-lines', { order_id: order.id, state: 'OPEN' });
  const sum = lines.reduce((total, { amount }) => total + (amount ?? 0), 0);
  // Money that is enough only waits for the clerk's confirmation, so the customer still sees the whole amount.
  const received = sum < order.total ? sum : 0;
  const amount = order.total - received;
  return {
    bank: bankName(model, account.bank, language),
    account: account.number,
    holder: account.holder,
    amount,
    received,
    text: order.code,
    until: order.expires_at ?? null,
    qr: vietQr(account, { amount, text: order.code }),
  };
}

/** Returns the account that the customer was told. Orders from before the account was recorded have none. */
function recordedAccount(order: Order): BankAccount | undefined {
  const { transfer_bank: bank, transfer_account: number, transfer_holder: holder } = order;
  return bank && number && holder ? { bank, number, holder } : undefined;
}

function bankName(model: Model, bank: BankAccount['bank'], language: string): string {
  const value = model.enums.find(({ name }) => name === 'bank')?.values.find((one) => one.value === bank);
  return value ? textIn(value.label, language, model.languages) : bank;
}
