import type { HookContext, Order, Records } from '../../contract.ts';

export const GROUPS = { kind: 'system', name: 'groups' } as const;

/**
 * Moves the list of members that an order was given into records of their own, in place of any earlier list. The order
 * itself keeps no personal data of its members.
 */
export async function storeMembers(order: Order, context: HookContext): Promise<void> {
  const { members } = order;
  if (!members || members.length === 0) return;
  const tx = context.tx.as(GROUPS);
  for (const { id } of await tx.find('order-members', { order_id: order.id })) await tx.remove('order-members', id);
  const amount = amountOfMember(order, members.length);
  for (const [index, member] of members.entries()) {
    await tx.create('order-members', {
      order_id: order.id,
      office_id: order.office_id,
      number: index + 1,
      full_name: member.full_name.normalize('NFC').trim().replace(/\s+/gu, ' '),
      birth_date: member.birth_date,
      identity_number: member.identity_number,
      portrait: member.portrait ?? null,
      amount,
      currency: order.currency ?? null,
    });
  }
  await tx.update('orders', order.id, { members: null, has_members: true });
}

type Amounts = Pick<Order, 'base_amount' | 'discount_amount' | 'issuance_fee' | 'transport_fee'>;

/** Returns what one member pays. The fee for home delivery is paid once for the whole group. */
export const amountOfMember = (order: Amounts, count: number): number =>
  ticketOfMember(order, count) + Math.floor((order.issuance_fee + order.transport_fee) / count);

export const ticketOfMember = (order: Pick<Amounts, 'base_amount' | 'discount_amount'>, count: number): number =>
  Math.floor((order.base_amount - order.discount_amount) / count);

export async function membersOf(
  { id }: Pick<Order, 'id'>,
  reader: Pick<HookContext['tx'], 'find'>,
  where: { readonly state?: Records['order-members']['state'] | readonly Records['order-members']['state'][] } = {},
): Promise<readonly Records['order-members'][]> {
  return reader.find('order-members', { order_id: id, ...where }, { sort: 'number' });
}

/** Returns the refund that the rejected members of an order already got. */
export async function refundedToMembers(order: Order, reader: Pick<HookContext['tx'], 'find'>): Promise<number> {
  if (order.has_members !== true) return 0;
  const rejected = await membersOf(order, reader, { state: 'REJECTED' });
  return rejected.reduce((sum, { amount }) => sum + amount, 0);
}
