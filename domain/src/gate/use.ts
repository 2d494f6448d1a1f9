import type { Transaction, Values } from '../contract.ts';
import type { MonthlyTicket } from '../generated/types/monthly-tickets.gen.ts';
import { localDate } from '../rules/time/calendar.ts';
import { daysFrom } from '../rules/tickets/gate.ts';
import { storeDays } from '../cards/validity.ts';
import type { Presented, UsedPass } from './evaluate-pass.ts';

export interface UsedAt {
  /** Serial number of the gate. Undefined for a partner's own gate. */
  readonly device: string | undefined;
  readonly routeId: string | undefined;
}

/**
 * Records the use of a ticket or card at a gate as a separate entry. Single and day tickets also store their last use.
 * A monthly ticket changes only with its first use, which may start its validity. Returns the updated ticket or card.
 */
export async function recordUse(tx: Transaction, presented: Presented, used: UsedAt, now: Date): Promise<Presented> {
  if (presented.kind === null) return presented;
  await tx.append('ticket-uses', {
    ...passOf(presented),
    kind: presented.kind,
    office_id: presented.row.office_id,
    at: now.toISOString(),
    route_id: used.routeId,
    device: used.device,
  });
  const { kind, row } = presented;
  const { id } = row;
  if (kind === 'CARD') return presented;
  if (kind === 'MONTHLY') return { kind, row: await usedPass(tx, row, used, now) };
  const last = tapped(row, used.device, now);
  if (kind === 'TICKET') {
    const gate = tx.as({ kind: 'system', name: 'gate' });
    const after = row.state === 'SOLD' ? gate.move('tickets', id, 'use', {}, last) : tx.update('tickets', id, last);
    return { kind, row: await after };
  }
  return { kind, row: await tx.update('daily-tickets', id, { ...last, ...firstUse(row, now) }) };
}

function passOf(presented: Exclude<Presented, { kind: null }>): Values<'ticket-uses'> {
  switch (presented.kind) {
    case 'TICKET':
      return { serial: presented.row.serial, ticket_id: presented.row.id };
    case 'DAILY':
      return { serial: presented.row.serial, daily_ticket_id: presented.row.id };
    case 'MONTHLY':
      return { serial: presented.row.serial, monthly_ticket_id: presented.row.id };
    case 'CARD':
      return { serial: presented.row.card_code, customer_card_id: presented.row.id };
  }
}

async function usedPass(tx: Transaction, pass: UsedPass, { device }: UsedAt, now: Date): Promise<UsedPass> {
  const uses = {
    uses: pass.uses + 1,
    uses_today: pass.uses_today + 1,
    last_used_at: now.toISOString(),
    used_device: device ?? null,
  };
  if (pass.first_used_at) return { ...pass, ...uses };
  const { from, to } = daysFrom(pass, localDate(now));
  const days = { valid_from: from, valid_to: to };
  const after = await tx.update('monthly-tickets', pass.id, { ...firstUse(pass, now), ...days });
  if (!pass.valid_from) await begin(tx, after, now);
  return { ...after, ...uses };
}

export const firstUse = (ticket: { readonly first_used_at?: string | null }, now: Date) => ({
  first_used_at: ticket.first_used_at ?? now.toISOString(),
});

export const tapped = (ticket: { readonly uses?: number | null }, device: string | undefined, now: Date) => ({
  uses: (ticket.uses ?? 0) + 1,
  last_used_at: now.toISOString(),
  used_device: device ?? null,
});

/** Copies the ticket's dates to the card and to the order, so that the customer sees them when looking up the order. */
async function begin(tx: Transaction, ticket: MonthlyTicket, now: Date): Promise<void> {
  await storeDays(ticket.customer_card_id, { tx, now });
  if (!ticket.order_id) return;
  await tx.lock('orders', ticket.order_id);
  await tx.update('orders', ticket.order_id, { valid_from: ticket.valid_from, valid_to: ticket.valid_to });
}
