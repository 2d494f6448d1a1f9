import type { HookContext, Order } from '../../contract.ts';
import { customerFor } from '../customers.ts';
import { GROUPS, membersOf } from './store-members.ts';

/** Moves the members of a group along with their order. */
export async function followGroup(order: Order, from: string, context: HookContext): Promise<void> {
  if (order.has_members !== true || from === order.status) return;
  if (order.status === 'CONFIRMED') await confirmMembers(order, context);
  if (order.status === 'CANCELED') await cancelMembers(order, context);
}

/** Registers each member as a customer and opens a card request for each. */
async function confirmMembers(order: Order, context: HookContext): Promise<void> {
  const tx = context.tx.as(GROUPS);
  const representative = await tx.get('customers', order.customer_id);
  for (const member of await membersOf(order, tx, { state: 'WAITING' })) {
    const person = {
      full_name: member.full_name,
      birth_date: member.birth_date,
      identity_number: member.identity_number,
      portrait: member.portrait,
      object_group_id: order.object_group_id,
      group_name: representative?.group_name,
      // The group is reached through its representative. Members look their cards up with this number.
      phone: representative?.phone,
    };
    const customer = await customerFor(tx, person, order.office_id);
    await tx.update('order-members', member.id, { customer_id: customer.id, portrait: null });
    await tx.move('order-members', member.id, 'confirm');
    await tx.create('customer-requests', {
      kind: 'REGISTER_NEW',
      order_id: order.id,
      order_member_id: member.id,
      office_id: order.office_id,
      ...(member.portrait && { documents: [member.portrait] }),
    });
  }
}

async function cancelMembers(order: Order, context: HookContext): Promise<void> {
  const tx = context.tx.as(GROUPS);
  for (const { id } of await membersOf(order, tx, { state: ['WAITING', 'CONFIRMED'] })) {
    await tx.update('order-members', id, { portrait: null });
    await tx.move('order-members', id, 'cancel');
  }
}
