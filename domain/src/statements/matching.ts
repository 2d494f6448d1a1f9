import type { Order, Reader, Records, Transaction, Values } from '../contract.ts';
import { officesUpward } from '../offices/offices-upward.ts';
import { orderCodesIn } from '../rules/bank/order-codes.ts';
import { CODES } from '../serials/codes.ts';
import { matchOf } from '../rules/bank/match.ts';

export type Line = Records['bank-statement-lines'];

/**
 * Returns the order that the text of a transfer to an office names. The office of the order is the same or below. A
 * text that names several orders names none.
 */
export async function orderInText(reader: Reader, text: string, officeId: string | null): Promise<Order | undefined> {
  const codes = orderCodesIn(text, CODES.order);
  if (codes.length === 0) return undefined;
  const found = await reader.find('orders', { code: codes });
  const orders: Order[] = [];
  for (const order of found) if (await isPaidTo(reader, order, officeId)) orders.push(order);
  return orders.length === 1 ? orders[0] : undefined;
}

/** Returns true if transfers for the order can arrive at the office: it is the order's office or one above. */
export async function isPaidTo(reader: Reader, order: Order, officeId: string | null): Promise<boolean> {
  return (await officesUpward(reader, order.office_id ?? null)).some(({ id }) => id === officeId);
}

/** Returns the open statement lines of an order, and their sum. */
export async function openLines(
  reader: Reader,
  orderId: string,
): Promise<{ readonly lines: readonly Line[]; readonly received: number }> {
  const lines = await reader.find('bank-statement-lines', { order_id: orderId, state: 'OPEN' });
  return { lines, received: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

export function matchFields(
  order: Pick<Order, 'id' | 'status' | 'total'> | undefined,
  received: number,
): Values<'bank-statement-lines'> {
  if (!order) return { order_id: null, match: 'UNKNOWN', missing: null };
  const match = matchOf(order, received);
  const open = match !== 'PAID' && match !== 'CANCELED';
  return { order_id: order.id, match, missing: open ? order.total - received : null };
}

/** Compares all open lines of an order with the order again. Writes only lines that changed. */
export async function matchAgain(tx: Transaction, order: Order): Promise<void> {
  const { lines, received } = await openLines(tx, order.id);
  const fields = matchFields(order, received);
  for (const line of lines) {
    if (line.match === fields.match && (line.missing ?? null) === (fields.missing ?? null)) continue;
    await tx.as(MATCHING).update('bank-statement-lines', line.id, fields);
  }
}

export const MATCHING = { kind: 'system', name: 'bank-statements' } as const;

/** Returns the order of a line, locked and with a passed deadline applied. */
export async function lockedOrder(tx: Transaction, line: Line): Promise<Order | undefined> {
  return line.order_id ? await tx.settle('orders', line.order_id) : undefined;
}
