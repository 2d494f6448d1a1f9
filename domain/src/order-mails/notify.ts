import type { HookContext, Order, ResourceHooks, WrittenChange } from '../contract.ts';
import { notifyCustomer } from '../mails/send.ts';
import { type MailParts, memberMail, orderMail, refundMail } from './compose.ts';

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

/** Tells the customer when the whole refund of an order is paid. */
export function withRefundNotification(hooks: ResourceHooks<'transactions'>): ResourceHooks<'transactions'> {
  return {
    ...hooks,
    async afterWrite(change, context) {
      await hooks.afterWrite?.(change, context);
      if (change.transition?.name !== 'pay-refund' || !change.after?.order_id) return;
      const order = await context.tx.get('orders', change.after.order_id);
      if (order?.refund_state === 'REFUNDED') await notifyRefunded(order, context);
    },
  };
}

/** Tells the representative of a group when one of its members is rejected. */
export function withMemberNotification(hooks: ResourceHooks<'order-members'>): ResourceHooks<'order-members'> {
  return {
    ...hooks,
    async afterWrite(change, context) {
      await hooks.afterWrite?.(change, context);
      const { after: member, transition } = change;
      if (transition?.name !== 'reject' || !member) return;
      const order = await context.tx.get('orders', member.order_id);
      const customer = order && (await context.tx.get('customers', order.customer_id));
      if (!order || !customer) return;
      const mail = await memberMail(member, order, customer, await mailParts(order, context));
      if (await notifyCustomer(context.tx, customer, mail, context.canSendSms)) return;
      if (customer.phone) await context.tx.sms({ ...mail, to: customer.phone });
    },
  };
}

async function notifyRefunded(order: Order, context: HookContext): Promise<void> {
  const customer = await context.tx.get('customers', order.customer_id);
  if (!customer) return;
  const mail = await refundMail(order, customer, await mailParts(order, context));
  await notifyCustomer(context.tx, customer, mail, context.canSendSms);
}

async function mailParts(order: Order, { tx, model, now, origins, text, settings }: HookContext): Promise<MailParts> {
  const terms = await settings('settings', order.office_id);
  return { reader: tx, settings: terms, now, model, text, portal: origins.portal };
}

async function notify(order: Order, context: HookContext): Promise<void> {
  const { tx, canSendSms } = context;
  const customer = await tx.get('customers', order.customer_id);
  if (!customer) return;
  const parts = await mailParts(order, context);
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
