import { sql, type SqlBool } from 'kysely';
import type { Job, Records } from '../contract.ts';

/** Single tickets that were not used in time. */
export const expireTickets: Job = {
  name: 'expire-tickets',
  every: 300,
  async run({ store, clock, write }) {
    const now = clock.now().toISOString();
    const due = await store.sql
      .selectFrom('tickets')
      .select('id')
      .where('state', '=', 'SOLD')
      .where('valid_to', '<', now)
      .where(sql<SqlBool>`trip_canceled IS NOT TRUE`)
      .execute();
    // Used or extended between the search and the lock: then nothing is due any more.
    for (const { id } of due) await write.transaction({}, (tx) => tx.settle('tickets', id));
  },
};

/** A single ticket whose last moment, which still counts, is over. One of a canceled trip waits for its refund instead. */
export function dueTicketMove(ticket: Readonly<Records['tickets']>, now: Date): 'expire' | undefined {
  const over = Date.parse(ticket.valid_to) < now.getTime();
  return ticket.state === 'SOLD' && !ticket.trip_canceled && over ? 'expire' : undefined;
}
