import type { Job, Order, Services } from '../../contract.ts';
import { dueMove, isOverdue } from '../../rules/time/deadlines.ts';

const SYSTEM = { kind: 'system', name: 'deadlines' } as const;

/** Orders whose time is over are canceled, one transaction each: a payment that arrives meanwhile wins or loses cleanly. */
export const expireOrders: Job = {
  name: 'expire-orders',
  every: 60,
  async run(services) {
    const now = services.clock.now().toISOString();
    const due = await services.store.sql
      .selectFrom('orders')
      .select('id')
      .where('status', 'in', ['CREATED', 'AWAITING_PAYMENT', 'WAITING_CUSTOMER_RETYPE'])
      .where('expires_at', '<=', now)
      .execute();
    // Paid or corrected between the search and the lock: then nothing is due any more.
    for (const { id } of due) await services.write.transaction({}, (tx) => tx.settle('orders', id));
  },
};

/** The order as it stands at this moment: one whose time is over is canceled at once, for every reader. */
export async function asOfNow(services: Services, order: Order | undefined): Promise<Order | undefined> {
  if (!order || !dueMove(order, services.clock.now())) return order;
  return await services.write.transaction({}, (tx) => tx.settle('orders', order.id));
}

/** Marks orders that staff have left waiting beyond the configured days. They are never canceled for it. */
export const markOverdue: Job = {
  name: 'mark-overdue-orders',
  every: 300,
  async run(services) {
    const now = services.clock.now();
    const waiting = await services.store.find('orders', { status: 'WAITING_FOR_CONFIRM', overdue: false });
    for (const order of waiting) {
      const entered = order.status_history.findLast((entry) => entry.to === 'WAITING_FOR_CONFIRM')?.at;
      if (entered === undefined) continue;
      const { form_number_day_expire_order: days } = await services.settings('settings', order.office_id);
      if (!isOverdue(order.status, new Date(entered), days, now)) continue;
      await services.write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
        const locked = await tx.lock('orders', order.id);
        if (locked?.status === 'WAITING_FOR_CONFIRM') await tx.update('orders', order.id, { overdue: true });
      });
    }
  },
};
