import type { Job, Services } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import { as, type Order } from '../records.ts';
import { isOverdue } from '../rules/deadlines.ts';

const SYSTEM = { kind: 'system', name: 'expiry' } as const;

/** Orders whose time is over are canceled, one transaction each: a payment that arrives meanwhile wins or loses cleanly. */
export const expireOrders: Job = {
  name: 'expire-orders',
  every: 60,
  async run(services) {
    const now = services.clock.now().toISOString();
    const due = await services.store.sql
      .selectFrom('orders')
      .select(['id', 'status'])
      .where('status', 'in', ['CREATED', 'AWAITING_PAYMENT', 'WAITING_CUSTOMER_RETYPE'])
      .where('expires_at', '<=', now)
      .execute();
    for (const { id } of due) await expireOne(services, String(id), now);
  },
};

async function expireOne(services: Services, id: string, now: string): Promise<void> {
  try {
    await services.write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
      const order = as<Order>(await tx.lock('orders', id));
      // Paid or corrected between the search and the lock.
      if (!order?.expires_at || order.expires_at > now) return;
      await tx.move('orders', id, order.status === 'WAITING_CUSTOMER_RETYPE' ? 'expire-correction' : 'expire');
    });
  } catch (error) {
    if (!(error instanceof Problem && error.status === 409)) throw error;
  }
}

/** Marks orders that staff have left waiting beyond the configured days. They are never canceled for it. */
export const markOverdue: Job = {
  name: 'mark-overdue-orders',
  every: 300,
  async run(services) {
    const now = services.clock.now();
    const waiting = await services.store.find('orders', { status: 'WAITING_FOR_CONFIRM', overdue: false });
    for (const row of waiting) {
      const order = as<Order>(row);
      const entered = order?.status_history?.findLast((entry) => entry.to === 'WAITING_FOR_CONFIRM')?.at;
      if (!order || entered === undefined) continue;
      const days = Number((await services.settings('settings', order.office_id))['form_number_day_expire_order']);
      if (!isOverdue(order.status, new Date(entered), days, now)) continue;
      await services.write.transaction({ actor: SYSTEM, officeId: null }, async (tx) => {
        const locked = as<Order>(await tx.lock('orders', order.id));
        if (locked?.status === 'WAITING_FOR_CONFIRM') await tx.update('orders', order.id, { overdue: true });
      });
    }
  },
};
