import type { HookContext, Records } from '../contract.ts';

/**
 * Makes unused tickets of a canceled or interrupted trip fully refundable and lists them for the desk. Open cancel
 * requests for these tickets also get the full refund, and expired tickets become valid again.
 */
export async function releaseTickets(
  { id: trip_id }: Pick<Records['trips'], 'id'>,
  { tx }: HookContext,
): Promise<void> {
  const system = tx.as({ kind: 'system', name: 'trips' });
  for (const { id } of await tx.find('tickets', { trip_id, state: [...UNUSED] })) {
    const ticket = await tx.lock('tickets', id);
    // Tickets that were used or changed between the query and the lock are skipped.
    if (!ticket || !UNUSED.some((state) => state === ticket.state)) continue;
    await system.update('tickets', id, { trip_canceled: true });
    if (ticket.state === 'EXPIRED') await system.move('tickets', id, 'reinstate');
    if (ticket.state !== 'CANCEL_REQUESTED') continue;
    const request = await tx.first('ticket-cancel-requests', { ticket_id: id, state: 'WAITING' });
    const inFull = { fee_percent: 0, fee_amount: 0, refund_amount: ticket.price };
    if (request) await system.update('ticket-cancel-requests', request.id, inFull);
  }
}

const UNUSED = ['SOLD', 'EXPIRED', 'CANCEL_REQUESTED'] as const;
