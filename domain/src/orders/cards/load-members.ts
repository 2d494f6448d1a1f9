import type { HookContext, Order, Records } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { storeDays } from '../../cards/validity.ts';
import { ridesOf, ticketOf } from './issued.ts';
import type { Validity } from '../../rules/time/validity.ts';
import { GROUPS, membersOf, ticketOfMember } from '../group/store-members.ts';

/**
 * Loads the ticket of each member that has a card.
 * @throws 409 `member_card_locked` with the member whose card is locked
 */
export async function loadMembers(order: Order, valid: Validity, context: HookContext): Promise<void> {
  const { tx } = context;
  const price = ticketOfMember(order, order.head_count ?? 1);
  for (const member of await membersOf(order, tx, { state: 'ATTACHED' })) {
    const card = await tx.lock('customer-cards', member.customer_card_id ?? '');
    if (!card || card.is_locked || card.status === 'INACTIVE') throw lockedCard(member);
    await tx.update('customer-cards', card.id, ridesOf(order));
    await tx.create('monthly-tickets', {
      ...ticketOf(order, card, valid, context.now),
      customer_id: card.customer_id,
      price,
    });
    await storeDays(card.id, context);
    await tx.as(GROUPS).move('order-members', member.id, 'load');
  }
}

const lockedCard = ({ number, full_name: name }: Records['order-members']) =>
  new Problem(409, 'member_card_locked', { number, name });
