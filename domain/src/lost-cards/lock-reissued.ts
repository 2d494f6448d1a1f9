import type { HookContext, Order, ResourceHooks } from '../contract.ts';
import { reportLost } from './report-lost.ts';

/** Adds to the hooks of orders that an order for a new card locks the old one at once if it is lost. */
export function withLostCards(hooks: ResourceHooks<'orders'>): ResourceHooks<'orders'> {
  return {
    ...hooks,
    async afterWrite(change, context) {
      await hooks.afterWrite?.(change, context);
      if (!change.before && change.after) await lockLostCard(change.after, context);
    },
  };
}

async function lockLostCard(order: Order, { tx, canSendSms }: HookContext): Promise<void> {
  if (order.request_kind !== 'REISSUE' || order.reissue_reason !== 'LOST') return;
  const card = await tx.get('customer-cards', order.customer_card_id ?? '');
  const customer = await tx.get('customers', order.customer_id);
  if (card && customer) await reportLost(tx.internal, card, customer, { language: order.language, canSendSms });
}
