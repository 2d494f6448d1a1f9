import { pricesToOrder } from '../prices/currency.ts';
import type { HookContext, Order, ResourceHooks, TransitionsOf, Values, WrittenChange } from '../contract.ts';
import { refuseIfAny } from '../guards/states.ts';
import type { Fixed } from '@tuyen/server/domain';
import { followOrder, openRequest } from '../cards/requests.ts';
import { assertAgencySells } from '../agencies/sales.ts';
import { checkDrawer, waysToPay } from '../shifts/seller.ts';
import { transferFields } from '../bank/transfer.ts';
import { daysToPay, dueMove } from '../rules/time/deadlines.ts';
import { bindCard, checkNotLocked, checkNotReplaced, loadTicket } from './cards/issue-card.ts';
import { beforeCreate, advanceNewOrder } from './create.ts';
import { expiryReason, methodChanges } from './payment/change-method.ts';
import { assertNotOnCard } from './payment/paid-once.ts';
import { orderChanges } from './moves.ts';
import { lastDayToPay } from './payment/last-day.ts';
import { cashTaken, transferReceived } from './payment/paid.ts';
import { deliveryArea } from '../places/delivery-area.ts';
import { checkNewList } from './group/check-members.ts';
import { followGroup } from './group/follow-order.ts';
import { storeMembers } from './group/store-members.ts';
import { proofsAccepted } from './proofs.ts';
import { refundOf } from './payment/refunds.ts';
import { registerAtCounter } from './register.ts';

/** Fields that determine the price, and fields derived from it. They are fixed once payment is open. */
const PRICED: ReadonlySet<string> = new Set([
  'request_kind',
  'reissue_reason',
  'ticket_price_id',
  'months',
  'start_month',
  'start_on',
  'route_ids',
  'object_group_id',
  'card_kind',
  'customer_id',
  'customer_card_id',
  'delivery_method',
  'delivery_city_id',
  'delivery_district_id',
  'ticket_type',
  'transport_mode',
  'route_scope',
  'head_count',
  // Consent is given once, when the order is placed, so it cannot change.
  'consent',
]);

const ENDED: readonly Order['status'][] = ['CANCELED', 'DELIVERED_TO_CUSTOMER'];

export const orderHooks: ResourceHooks<'orders'> = {
  beforeCreate,
  beforeUpdate,
  fixed,
  choices: {
    ticket_price_id: pricesToOrder,
    payment_method: async (order, context) =>
      (await waysToPay(order, context)).filter((way) => way !== 'COIN' || !order.status),
  },
  operations: {
    register: (_, input, context) => registerAtCounter(input, context),
  },
  guards: {
    'attach-card': (record, { tx }) => checkNotReplaced(record, tx),
    'confirm-transfer': async (record, { tx, now }) => {
      await checkNotLocked(record, tx);
      await assertNotOnCard(tx, record, now);
    },
    publish: (record, { tx }) => checkNotLocked(record, tx),
    'take-cash': async (record, context) => {
      await checkNotLocked(record, context.tx);
      // Locks card, agency and shift in the same order as a sale at a counter, so that the two cannot deadlock.
      await assertNotOnCard(context.tx, record, context.now);
      await assertAgencySells(record.office_id, context);
      await checkDrawer(context, record.office_id, 'CASH');
    },
  },
  afterWrite,
  due: (record, { now }) => dueMove(record, now),
  transitions: {
    'open-payment': async (record, input, { now, settings, tx }) => {
      const terms = await settings('settings', record.office_id);
      const correctionDays = terms.form_number_day_expire_order;
      const paymentDays = daysToPay(record.payment_method, terms);
      const price = await tx.get('ticket-prices', record.ticket_price_id ?? '');
      const lastDay = lastDayToPay(record, price);
      return {
        ...orderChanges['open-payment'](input, { now, correctionDays, paymentDays, lastDay }),
        ...(await transferFields(record, tx)),
      };
    },
    'take-cash': (record, _, context) => cashTaken(record, context),
    'confirm-free': orderChanges['confirm-free'],
    'confirm-payment': orderChanges['confirm-payment'],
    'confirm-transfer': (record, input, context) => transferReceived(record, input.receipt_number, context),
    expire: (record, _, context) => ({ ...orderChanges.expire(), ...expiryReason(record, context) }),
    withdraw: async (record, _, context) => ({ ...orderChanges.withdraw(), ...(await refundOf(record, context)) }),
    approve: async (record, _, context) => {
      await proofsAccepted(record, context);
      return orderChanges.approve();
    },
    'ask-correction': async (record, input, { now, settings }) => {
      refuseGroupSize(record, input.corrections);
      const { form_number_day_expire_order: correctionDays } = await settings('settings', record.office_id);
      return orderChanges['ask-correction'](input, { now, correctionDays });
    },
    retype: orderChanges.retype,
    reject: async (record, input, context) => ({
      ...orderChanges.reject(input),
      ...(await refundOf(record, context)),
    }),
    stop: async (record, input, context) => ({
      ...orderChanges.stop(input),
      ...(await refundOf(record, context)),
    }),
    'expire-correction': async (record, _, context) => ({
      ...orderChanges['expire-correction'](),
      ...(await refundOf(record, context)),
    }),
    'attach-card': (record, input, context) => bindCard(record, input, context),
    publish: (record, _, context) => loadTicket(record, context),
  },
};

/**
 * Refuses to ask a group for another number of people, because the order is paid for.
 * @throws 422 on the field of the correction
 */
function refuseGroupSize(
  { has_members: hasMembers }: Order,
  corrections: TransitionsOf<'orders'>['ask-correction']['corrections'],
): void {
  if (hasMembers !== true) return;
  refuseIfAny(
    Object.fromEntries(
      corrections.flatMap(({ field }, index) =>
        field === 'head_count' ? [[`corrections.${index}.field`, { code: 'not_correctable' }]] : [],
      ),
    ),
  );
}

async function beforeUpdate(
  before: Readonly<Order>,
  changes: Readonly<Values<'orders'>>,
  context: HookContext,
): Promise<Values<'orders'> | undefined> {
  await checkNewList(before, changes, context);
  const method = changes.payment_method;
  const moved = PLACE.some((name) => changes[name] !== undefined && changes[name] !== before[name]);
  return {
    ...(method && method !== before.payment_method && (await methodChanges(before, method, context))),
    ...(moved && (await deliveryArea({ ...before, ...changes }, context.tx))),
  };
}

const PLACE = ['delivery_method', 'delivery_city_id', 'delivery_district_id'] as const;

/**
 * Returns the fields of an order that can no longer change: those that determine the price, and after a payment also
 * the payment method. In a final state, only the note can change.
 */
function fixed(record: Readonly<Order>): Fixed | undefined {
  if (ENDED.includes(record.status)) return { code: 'not_editable', includes: (field) => field !== 'note' };
  if (record.status === 'CREATED') return undefined;
  const paid = record.status !== 'AWAITING_PAYMENT' || Boolean(record.paid_at);
  const includes = (field: string) => PRICED.has(field) || (paid && field === 'payment_method');
  return { code: 'order_price_fixed', includes };
}

async function afterWrite(change: WrittenChange<'orders'>, context: HookContext): Promise<void> {
  if (!change.after) return;
  await storeMembers(change.after, context);
  if (!change.before) {
    await openRequest(change.after, change.after.request_kind, context);
    await advanceNewOrder(change.after, context);
  }
  if (!change.transition) return;
  await followGroup(change.after, change.transition.from, context);
  await followOrder(change.after, change.transition.name, context);
}
