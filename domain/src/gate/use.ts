import type { Transaction } from '../contract.ts';
import type { MonthlyTicket } from '../generated/types/monthly-tickets.gen.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { localDate } from '../rules/time/calendar.ts';
import { daysFrom, usesOn, type MonthPass } from '../rules/tickets/gate.ts';
import { spanCard } from '../tickets/monthly.ts';
import type { GateDecision } from './evaluate-pass.ts';

/**
 * Writes down that a gate has opened: the ticket is used, a monthly one that waited for it begins today. Answers the ticket as it is
 * then. A card without tickets has nothing to count.
 * @param device the serial number of the gate; undefined for a partner's own
 */
export async function recordUse(
  tx: Transaction,
  { kind, row }: GateDecision,
  device: string | undefined,
  now: Date,
): Promise<Row | undefined> {
  if (!row || kind === null || kind === 'CARD') return row;
  const id = String(row['id']);
  const at = now.toISOString();
  const used = { uses: Number(row['uses'] ?? 0) + 1, last_used_at: at, used_device: device ?? null };
  if (kind === 'TICKET') {
    if (row['state'] === 'SOLD') await tx.as({ kind: 'system', name: 'gate' }).move('tickets', id, 'use');
    return tx.update('tickets', id, used);
  }
  const first = { first_used_at: typeof row['first_used_at'] === 'string' ? row['first_used_at'] : at };
  if (kind === 'DAILY') return tx.update('daily-tickets', id, { ...used, ...first });
  const pass = row as unknown as MonthPass;
  const today = localDate(now);
  const { from, to } = daysFrom(pass, today);
  const counted = { ...used, ...first, uses_in_day: usesOn(pass, today) + 1 };
  const after = await tx.update('monthly-tickets', id, { ...counted, valid_from: from, valid_to: to });
  if (!row['valid_from']) await begin(tx, after);
  return after;
}

/** The first use tells the card, and the order where its customer looks it up, how long the ticket runs. */
async function begin(tx: Transaction, ticket: MonthlyTicket): Promise<void> {
  await spanCard(ticket.customer_card_id, { tx });
  if (!ticket.order_id) return;
  await tx.lock('orders', ticket.order_id);
  await tx.update('orders', ticket.order_id, { valid_from: ticket.valid_from, valid_to: ticket.valid_to });
}
