import type { Job } from '../../contract.ts';
import { inBatches } from '../../jobs/batches.ts';

/** Days for which an ended session stays, so that a holder who reports a misuse can be answered. */
const KEPT_DAYS = 30;
const BATCH = 100;
const SYSTEM = { actor: { kind: 'system', name: 'retention' }, officeId: null } as const;

/** Removes sessions of the card page that ended or expired 30 days ago. */
export const purgeCardSessions: Job = {
  name: 'purge-card-sessions',
  every: 86_400,
  async run(services) {
    const before = new Date(services.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
    await inBatches(services, {
      resource: 'card-sessions',
      size: BATCH,
      context: SYSTEM,
      async next(after, size) {
        const due = await services.store.sql
          .selectFrom('card-sessions')
          .select('id')
          .where((eb) => eb.or([eb('ends_at', '<', before), eb('ended_at', '<', before)]))
          .where('id', '>', after)
          .orderBy('id')
          .limit(size)
          .execute();
        return due.map(({ id }) => id);
      },
      async work(tx, sessions) {
        for (const { id } of sessions) await tx.remove('card-sessions', id);
      },
    });
  },
};
