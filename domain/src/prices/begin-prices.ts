import type { Job } from '../contract.ts';
import { inBatches } from '../jobs/batches.ts';
import { hasBegun, NONE_PLANNED, priceOn } from '../rules/prices/planned-price.ts';
import { localDate } from '../rules/time/calendar.ts';

const SYSTEM = { actor: { kind: 'system', name: 'prices' }, officeId: null } as const;
const BATCH = 50;

/**
 * Stores planned prices as present ones on their day. Sales do not wait for this job: they use the price of their day.
 */
export const beginPrices: Job = {
  name: 'begin-planned-prices',
  every: 300,
  async run(services) {
    const today = localDate(services.clock.now());
    await inBatches(services, {
      resource: 'ticket-prices',
      size: BATCH,
      context: SYSTEM,
      async next(after, size) {
        const due = await services.store.sql
          .selectFrom('ticket-prices')
          .select('id')
          .where('next_price_from', '<=', today)
          .where('id', '>', after)
          .orderBy('id')
          .limit(size)
          .execute();
        return due.map(({ id }) => id);
      },
      async work(tx, prices) {
        for (const price of prices.filter((each) => hasBegun(each, today))) {
          const { price: amount, base_price } = priceOn(price, today);
          await tx.update('ticket-prices', price.id, { price: amount, base_price, ...NONE_PLANNED });
        }
      },
    });
  },
};
