import { inBatches } from '../jobs/batches.ts';
import { sql, type SqlBool } from 'kysely';
import type { Job, Records } from '../contract.ts';

/**
 * Maximum number of tickets that one transaction expires. A gate that reads one of them during this time waits for the
 * whole transaction.
 */
const MOVES = 50;

export const expireTickets: Job = {
  name: 'expire-tickets',
  every: 300,
  async run(services) {
    const now = services.clock.now().toISOString();
    await inBatches(services, {
      resource: 'tickets',
      size: MOVES,
      async next(after, size) {
        const due = await services.store.sql
          .selectFrom('tickets')
          .select('id')
          .where('state', '=', 'SOLD')
          .where('valid_to', '<', now)
          .where(sql<SqlBool>`trip_canceled IS NOT TRUE`)
          .where('id', '>', after)
          .orderBy('id')
          .limit(size)
          .execute();
        return due.map(({ id }) => id);
      },
      // A ticket does not expire if it was used or extended between the query and the lock.
      async work(tx, tickets) {
        for (const { id } of tickets) await tx.settle('tickets', id);
      },
    });
  },
};

/**
 * Returns the due transition of a single ticket after its last valid moment. A ticket of a canceled trip waits for its
 * refund instead.
 */
export function dueTicketMove(ticket: Readonly<Records['tickets']>, now: Date): 'expire' | undefined {
  const over = Date.parse(ticket.valid_to) < now.getTime();
  return ticket.state === 'SOLD' && !ticket.trip_canceled && over ? 'expire' : undefined;
}
