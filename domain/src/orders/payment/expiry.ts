import { sql, type SqlBool } from 'kysely';
import type { Job, Order, Reader, Services } from '../../contract.ts';
import { inBatches } from '../../jobs/batches.ts';
import { dueMove, overdueSince } from '../../rules/time/deadlines.ts';

const SYSTEM = { kind: 'system', name: 'deadlines' } as const;

/** Each is a move with a mail: a payment that arrives meanwhile wins or loses cleanly, and waits for few others. */
const MOVES = 20;

/** Orders whose time is over are canceled. */
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
      // Paid or corrected between the search and the lock: then nothing is due any more.
      async work(tx, orders) {
        for (const { id } of orders) await tx.settle('orders', id);
      },
    });
  },
};

/** The order as it stands at this moment: one whose time is over is canceled at once, for every reader. */
export async function asOfNow(services: Services, order: Order | undefined): Promise<Order | undefined> {
  if (!order || !dueMove(order, services.clock.now())) return order;
  return await services.write.transaction({}, (tx) => tx.settle('orders', order.id));
}

/** Written together in three statements; others wait for some milliseconds. */
const MARKS = 250;

/** Marks orders that staff have left waiting beyond the days that their office configures. They are never canceled for it. */
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

/** When an order came into the state in which it is: the last entry of its history. */
const enteredAt = ({ engine }: Reader) =>
  engine === 'sqlite'
    ? sql<string>`json_extract(status_history, '$[#-1].at')`
    : sql<string>`(status_history -> -1 ->> 'at')`;
