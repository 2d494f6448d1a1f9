import type { HookContext, Order, ResourceHooks, WrittenChange } from '../contract.ts';
import { notifyCustomer } from '../mails/send.ts';
import { orderMail } from './compose.ts';

export function withNotification(hooks: ResourceHooks<'orders'>): ResourceHooks<'orders'> {
  return {
    ...hooks,
    async afterWrite(change, context) {
      await hooks.afterWrite?.(change, context);
      if (change.after && (change.transition || isPaidOtherwise(change))) await notify(change.after, context);
    },
  };
}

/** Returns true if the payment method of an unpaid order changed: the customer then needs other instructions. */
function isPaidOtherwise({ before, after }: WrittenChange<'orders'>): boolean {
  return after?.status === 'AWAITING_PAYMENT' && !after.paid_at && before?.payment_method !== after.payment_method;
}

async function notify(
  order: Order,
  { tx, model, now, origins, text, settings, canSendSms }: HookContext,
): Promise<void> {
  const customer = await tx.get('customers', order.customer_id);
  if (!customer) return;
  const terms = await settings('settings', order.office_id);
  const parts = { reader: tx, settings: terms, now, model, text, portal: origins.portal };
  const mail = await orderMail(order, customer, parts);
  if (!mail) return;
  if (await notifyCustomer(tx, customer, mail, canSendSms)) return;
  if (!customer.phone || !NEEDS_CUSTOMER.has(order.status)) return;
  // Without an SMS service, only messages for which the order waits are stored. Staff see them in the outbox.
  await tx.sms({ ...mail, to: customer.phone });
}

const NEEDS_CUSTOMER: ReadonlySet<string> = new Set<Order['status']>([
  'WAITING_CUSTOMER_RETYPE',
  'DELIVERED_TO_COUNTER',
  'CANCELED',
]);
