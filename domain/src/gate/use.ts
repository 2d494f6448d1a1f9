import type { Transaction } from '../contract.ts';
import type { MonthlyTicket } from '../generated/types/monthly-tickets.gen.ts';
import { localDate } from '../rules/time/calendar.ts';
import { daysFrom, usesOn } from '../rules/tickets/gate.ts';
import { spanCard } from '../tickets/monthly.ts';
import type { Presented } from './evaluate-pass.ts';

/**
 * Writes down that a gate has opened: the ticket is used, a monthly one that waited for it begins today. Answers the ticket as it is
 * then. A card without tickets has nothing to count.
 * @param device the serial number of the gate; undefined for a partner's own
 */
export async function recordUse(
  tx: Transaction,
  presented: Presented,
  device: string | undefined,
  now: Date,
): Promise<Presented> {
  const { kind, row } = presented;
  if (kind === null || kind === 'CARD') return presented;
  const { id } = row;
  const used = tapped(row, device, now);
  if (kind === 'TICKET') {
    const gate = tx.as({ kind: 'system', name: 'gate' });
    const after = row.state === 'SOLD' ? gate.move('tickets', id, 'use', {}, used) : tx.update('tickets', id, used);
    return { kind, row: await after };
  }
  const first = firstUse(row, now);
  if (kind === 'DAILY') return { kind, row: await tx.update('daily-tickets', id, { ...used, ...first }) };
  const today = localDate(now);
  const { from, to } = daysFrom(row, today);
  const counted = { ...used, ...first, uses_in_day: usesOn(row, today) + 1 };
  const after = await tx.update('monthly-tickets', id, { ...counted, valid_from: from, valid_to: to });
  if (!row.valid_from) await begin(tx, after);
  return { kind, row: after };
}

/** When a ticket that counts its days was used first. */
export const firstUse = (ticket: { readonly first_used_at?: string | null }, now: Date) => ({
  first_used_at: ticket.first_used_at ?? now.toISOString(),
});

/** What every tap writes into a ticket. */
export const tapped = (ticket: { readonly uses?: number | null }, device: string | undefined, now: Date) => ({
  uses: (ticket.uses ?? 0) + 1,
  last_used_at: now.toISOString(),
  used_device: device ?? null,
});

/** The first use writes the ticket's dates to the card, and to the order that its customer looks up. */
async function begin(tx: Transaction, ticket: MonthlyTicket): Promise<void> {
  await spanCard(ticket.customer_card_id, { tx });
  if (!ticket.order_id) return;
  await tx.lock('orders', ticket.order_id);
  await tx.update('orders', ticket.order_id, { valid_from: ticket.valid_from, valid_to: ticket.valid_to });
}
