import { sql } from 'kysely';
import type { Job } from '../contract.ts';
import { inBatches } from '../jobs/batches.ts';
import { localDate } from '../rules/time/calendar.ts';
import { storeDays } from './validity.ts';

const SYSTEM = { actor: { kind: 'system', name: 'cards' }, officeId: null } as const;
const BATCH = 100;

/**
 * Updates the days that are stored with a card when its present span ends and another ticket follows after a gap. Also
 * corrects cards that were written when their days still spanned the gap, or without a list of periods.
 */
export const followPeriods: Job = {
  name: 'follow-card-periods',
  every: 3600,
  async run(services) {
    const now = services.clock.now();
    const today = localDate(now);
    await inBatches(services, {
      resource: 'customer-cards',
      size: BATCH,
      context: SYSTEM,
      async next(after, size) {
        const due = await sql<{ readonly id: string }>`
          SELECT c."id" FROM "customer-cards" c WHERE c."id" > ${after} AND EXISTS (
            SELECT 1 FROM "monthly-tickets" t WHERE t."customer_card_id" = c."id" AND t."state" = 'ISSUED'
              AND t."valid_to" >= ${today} AND (c."valid_to" IS NULL OR c."valid_to" < ${today} OR c."valid_periods" IS NULL)
          ) OR c."id" > ${after} AND c."valid_from" <= ${today} AND c."valid_to" >= ${today} AND EXISTS (
            SELECT 1 FROM "monthly-tickets" t WHERE t."customer_card_id" = c."id" AND t."state" = 'ISSUED'
              AND t."valid_from" > ${today}
          ) AND NOT EXISTS (
            SELECT 1 FROM "monthly-tickets" t WHERE t."customer_card_id" = c."id" AND t."state" = 'ISSUED'
              AND t."valid_from" <= ${today} AND t."valid_to" >= ${today}
          ) ORDER BY c."id" LIMIT ${size}`.execute(services.store.sql);
        return due.rows.map(({ id }) => id);
      },
      async work(tx, cards) {
        for (const { id } of cards) await storeDays(id, { tx, now });
      },
    });
  },
};
