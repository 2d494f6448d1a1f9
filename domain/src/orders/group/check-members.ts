import type { HookContext, Order, Records, Values } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { refuseIfAny } from '../../guards/states.ts';
import { localDate, type LocalDate } from '../../rules/time/calendar.ts';
import { validityOf } from '../validity-of.ts';
import type { OrderRequest } from '../pricing/order-request.ts';
import type { PricedOrder } from '../pricing/price-order.ts';
import { memberFaults } from './member-faults.ts';

/**
 * Requires the number of people and their list from a new order of a group.
 * @throws 422 by field
 */
export function checkNewGroup(
  { head_count: count, members }: Readonly<Partial<Order>>,
  group: Records['object-groups'] | undefined,
  day: LocalDate,
): void {
  const listed = Array.isArray(members) && members.length > 0 ? members : undefined;
  refuseIfAny({
    ...(typeof count !== 'number' && { head_count: { code: 'required' } }),
    ...(!listed && { members: { code: 'required' } }),
  });
  if (listed && typeof count === 'number') refuseIfAny(memberFaults(listed, { count, group, day }));
}

/**
 * Checks a list of members before the order is sent, so that the form names its faults early.
 * @throws 422 by field
 */
export function checkQuotedGroup(
  { head_count: count, members }: Pick<OrderRequest, 'head_count' | 'members'>,
  { group, validity }: Pick<PricedOrder, 'group' | 'validity'>,
  today: LocalDate,
): void {
  if (!Array.isArray(members) || members.length === 0 || typeof count !== 'number') return;
  refuseIfAny(memberFaults(members, { count, group, day: validity?.from ?? today }));
}

/** States of an order in which a new list of members can replace the previous one. */
const OPEN: readonly Order['status'][] = [
  'CREATED',
  'AWAITING_PAYMENT',
  'WAITING_FOR_CONFIRM',
  'WAITING_CUSTOMER_RETYPE',
];

/**
 * Checks a list that replaces the members of an order.
 * @throws 409 `members_fixed` once the order or one of its members is decided; 422 by field
 */
export async function checkNewList(
  order: Order,
  { members }: Readonly<Values<'orders'>>,
  { tx, now }: HookContext,
): Promise<void> {
  if (!members || members.length === 0) return;
  if (order.has_members !== true || !OPEN.includes(order.status)) throw new Problem(409, 'members_fixed');
  const rows = await tx.find('order-members', { order_id: order.id });
  if (rows.some(({ state }) => state !== 'WAITING')) throw new Problem(409, 'members_fixed');
  const group = order.object_group_id ? await tx.get('object-groups', order.object_group_id) : undefined;
  const price = await tx.get('ticket-prices', order.ticket_price_id ?? '');
  const day = validityOf(order, price).from ?? localDate(now);
  refuseIfAny(memberFaults(members, { count: order.head_count ?? rows.length, group, day }));
}
