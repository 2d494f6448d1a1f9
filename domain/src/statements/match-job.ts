import type { Job } from '../contract.ts';
import { MATCHING, matchAgain } from './matching.ts';

/**
 * Compares open statement lines with their orders again, because orders are paid by other means, canceled or expire
 * after the import. A confirmation compares on its own, so the list may lag behind.
 */
export const matchBankLines: Job = {
  name: 'match-bank-lines',
  every: 60,
  async run({ store, write }) {
    const open = await store.sql
      .selectFrom('bank-statement-lines as line')
      .innerJoin('orders as o', 'o.id', 'line.order_id')
      .select('line.order_id')
      .distinct()
      .where('line.state', '=', 'OPEN')
      .where((where) =>
        where.or([
          where.and([
            where('line.match', 'in', ['MATCH', 'TOO_MUCH', 'TOO_LITTLE']),
            where('o.status', '<>', 'AWAITING_PAYMENT'),
          ]),
          where.and([where('line.match', '=', 'PAID'), where('o.status', '=', 'CANCELED')]),
        ]),
      )
      .execute();
    for (const { order_id: id } of open) {
      if (!id) continue;
      await write.transaction({ actor: MATCHING, officeId: null }, async (tx) => {
        const order = await tx.lock('orders', id);
        if (order) await matchAgain(tx, order);
      });
    }
  },
};
