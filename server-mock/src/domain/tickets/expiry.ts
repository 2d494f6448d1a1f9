import type { Job } from '../../engine/domain.ts';

const SYSTEM = { actor: { kind: 'system', name: 'expiry' }, officeId: null } as const;

/** Single tickets that nobody used in time. */
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
      .execute();
    for (const { id } of due) {
      await write.transaction(SYSTEM, async (tx) => {
        const ticket = await tx.lock('tickets', String(id));
        // Used or extended between the search and the lock.
        if (ticket?.['state'] === 'SOLD' && String(ticket['valid_to']) < now)
          await tx.move('tickets', String(id), 'expire');
      });
    }
  },
};
