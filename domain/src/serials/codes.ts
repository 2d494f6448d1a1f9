import { randomBytes } from 'node:crypto';
import type { Transaction } from '../contract.ts';
import { localDate } from '../rules/time/calendar.ts';

/** Code with a prefix, the two digits of the year, and a number that restarts each year: `DH26000123`. */
interface YearlyCode {
  readonly prefix: string;
  readonly digits: number;
  readonly counter: (year: string) => string;
}

export const CODES = {
  order: { prefix: 'DH', digits: 6, counter: (year) => `order-code-${year}` },
  transaction: { prefix: 'GD', digits: 8, counter: (year) => `transaction-code-${year}` },
  cardRequest: { prefix: 'YC', digits: 6, counter: (year) => `card-request-${year}` },
  ticketCancel: { prefix: 'HV', digits: 6, counter: (year) => `ticket-cancel-${year}` },
  coinAccount: { prefix: 'VX', digits: 8, counter: (year) => `coin-account-${year}` },
} as const satisfies Record<string, YearlyCode>;

export async function nextCode(kind: keyof typeof CODES, tx: Pick<Transaction, 'next'>, now: Date): Promise<string> {
  const { counter, write } = codeOf(kind, now);
  return write(await tx.next(counter));
}

export function codeOf(
  kind: keyof typeof CODES,
  at: Date | string,
): { readonly counter: string; readonly write: (number: number) => string } {
  const { prefix, digits, counter }: YearlyCode = CODES[kind];
  const year = localDate(at).slice(2, 4);
  return { counter: counter(year), write: (number) => `${prefix}${year}${String(number).padStart(digits, '0')}` };
}

/** Creates the `{id}` of a result page: 192 random bits, so that nobody can guess another person's. */
export function resultToken(): string {
  return randomBytes(24).toString('base64url');
}
