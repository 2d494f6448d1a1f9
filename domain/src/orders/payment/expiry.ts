import { sql, type SqlBool } from 'kysely';
import type { Job, Order, Reader, Services } from '../../contract.ts';
import { inBatches } from '../../jobs/batches.ts';
import { dueMove, overdueSince } from '../../rules/time/deadlines.ts';

const SYSTEM = { kind: 'system', name: 'deadlines' } as const;

/**
 * Number of orders per transaction. Each order makes a transition and sends a mail, so the batch is small: a payment
 * that arrives during the transaction has to wait for only a few orders.
 */
const MOVES = 20;

export const expireOrders: Job = {
  name: 'expire-orders',
  every: 60,
  async run(services) {
    const now = services.clock.now().toISOString();
    await inBatches(services, {
      resource: 'orders',
      size: MOVES,
      async next(after, size) {
        const due = await services.store.sql
          .selectFrom('orders')
          .select('id')
          .where('status', 'in', ['CREATED', 'AWAITING_PAYMENT', 'WAITING_CUSTOMER_RETYPE'])
          .where('expires_at', '<=', now)
          .where('id', '>', after)
          .orderBy('id')
          .limit(size)
          .execute();
        return due.map(({ id }) => id);
      },
      // `settle` locks the order and checks it again. If the order was paid or corrected after the query found it,
      // `settle` changes nothing.
      async work(tx, orders) {
        for (const { id } of orders) await tx.settle('orders', id);
      },
    });
  },
};

/** Returns the current order. An order past its deadline is canceled first, so that every reader sees it canceled. */
export async function asOfNow(services: Services, order: Order | undefined): Promise<Order | undefined> {
  if (!order || !dueMove(order, services.clock.now())) return order;
  return await services.write.transaction({}, (tx) => tx.settle('orders', order.id));
}

/** Number of orders per transaction. Three statements write them all, so other writers wait only a few milliseconds. */
const MARKS = 250;

export const markOverdue: Job = {
  name: 'mark-overdue-orders',
  every: 300,
  async run(services) {
    const { store, settings, clock } = services;
    const offices = await store.sql
      .selectFrom('orders')
      .select('office_id')
      .where(WAITING)
      .groupBy('office_id')
      .execute();
    for (const { office_id: office } of offices) {
      const { form_number_day_expire_order: days } = await settings('settings', office);
      const before = overdueSince(days, clock.now());
      await inBatches(services, {
        resource: 'orders',
        size: MARKS,
        context: { actor: SYSTEM, officeId: null },
        async next(after, size) {
          const due = await store.sql
            .selectFrom('orders')
            .select('id')
            .where(WAITING)
            .where('office_id', '=', office)
            .where('created_at', '<', before)
            .where(sql<SqlBool>`${enteredAt(store)} < ${before}`)
            .where('id', '>', after)
            .orderBy('id')
            .limit(size)
            .execute();
          return due.map(({ id }) => id);
        },
        work(tx, orders) {
          const waiting = orders.filter(({ status, overdue }) => status === 'WAITING_FOR_CONFIRM' && !overdue);
          return tx.updateAll(
            'orders',
            waiting.map(({ id }) => id),
            { overdue: true },
          );
        },
      });
    }
  },
};

const WAITING = sql<SqlBool>`status = 'WAITING_FOR_CONFIRM' AND overdue IS NOT TRUE`;

const enteredAt = ({ engine }: Reader) =>
  engine === 'sqlite'
    ? sql<string>`json_extract(status_history, '$[#-1].at')`
    : sql<string>`(status_history -> -1 ->> 'at')`;
