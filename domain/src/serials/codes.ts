import { randomBytes } from 'node:crypto';
import type { Transaction } from '../contract.ts';
import { localDate } from '../rules/time/calendar.ts';

/** `DH26000123`: the two digits of the year and a number that restarts with it. */
export async function orderCode(tx: Transaction, now: Date): Promise<string> {
  const year = localDate(now).slice(2, 4);
  return `DH${year}${String(await tx.next(orderCounter(year))).padStart(6, '0')}`;
}

/** `GD2600000123`: one message to or from a payment provider. */
export async function transactionCode(tx: Transaction, now: Date): Promise<string> {
  const year = localDate(now).slice(2, 4);
  return `GD${year}${String(await tx.next(transactionCounter(year))).padStart(8, '0')}`;
}

export const orderCounter = (year: string): string => `order-code-${year}`;
export const transactionCounter = (year: string): string => `transaction-code-${year}`;

/** The `{id}` of a result page: 192 random bits, so that no one can guess another person's. */
export function resultToken(): string {
  return randomBytes(24).toString('base64url');
}
