import type { HookContext, Order, Records, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { makeCard } from '../cards/replace.ts';
import { refuseIfAny } from '../guards/states.ts';
import { cardOf } from '../orders/cards/issued.ts';
import { recordRefund } from '../orders/payment/refunds.ts';
import { validityOf } from '../orders/validity-of.ts';
import { normalizeCardCode } from '../rules/cards/card-code.ts';
import { issueKindOf } from '../rules/cards/stock-card.ts';
import { localDate } from '../rules/time/calendar.ts';
import { memberFaults } from '../orders/group/member-faults.ts';
import { GROUPS, membersOf } from '../orders/group/store-members.ts';

type Member = Records['order-members'];

const DECIDABLE: readonly Order['status'][] = ['WAITING_FOR_CONFIRM', 'WAITING_CUSTOMER_RETYPE', 'CONFIRMED'];

export const memberHooks: ResourceHooks<'order-members'> = {
  fixed: ({ state }) => (state === 'WAITING' ? undefined : { code: 'members_fixed', includes: () => true }),
  lockFirst: ({ order_id: id }, { tx }) => tx.lock('orders', id),
  beforeUpdate: checkEdited,
  transitions: {
    'attach-card': (member, input, context) => attachCard(member, input.card_code, context),
    reject: (member, { reason }, context) => reject(member, reason, context),
  },
  async afterWrite({ after, transition }, context) {
    if (!after || !transition) return;
    if (transition.name === 'attach-card' || transition.name === 'reject') {
      await followRequests(after, context);
      await finishAttaching(after.order_id, context);
    }
  },
};

/** @throws 422 by field if the changed member no longer fits the group */
async function checkEdited(
  before: Readonly<Member>,
  changes: Readonly<Values<'order-members'>>,
  { tx, now }: HookContext,
): Promise<undefined> {
  const { birth_date: birth, identity_number: identity } = changes;
  if (birth === undefined && identity === undefined) return undefined;
  const order = await tx.get('orders', before.order_id);
  if (!order) return undefined;
  const group = order.object_group_id ? await tx.get('object-groups', order.object_group_id) : undefined;
  const price = await tx.get('ticket-prices', order.ticket_price_id ?? '');
  const others = (await membersOf(order, tx)).filter(({ id }) => id !== before.id);
  const edited = { ...before, ...changes };
  if (!edited.birth_date || !edited.identity_number || !edited.full_name) return undefined;
  const person = {
    full_name: edited.full_name,
    birth_date: edited.birth_date,
    identity_number: edited.identity_number,
  };
  const listed = others.map(({ full_name, birth_date, identity_number }) => ({
    full_name,
    birth_date: birth_date ?? '',
    identity_number: identity_number ?? '',
  }));
  const faults = memberFaults([...listed, person], {
    count: listed.length + 1,
    // Only the edited member is checked for the age.
    group: undefined,
    day: '',
  });
  const own = memberFaults([person], { count: 1, group, day: validityOf(order, price).from ?? localDate(now) });
  const at = `members.${listed.length}.`;
  refuseIfAny(
    Object.fromEntries([
      ...Object.entries(faults).flatMap(([path, fault]) =>
        path.startsWith(at) ? [[path.slice(at.length), fault]] : [],
      ),
      ...Object.entries(own).map(([path, fault]) => [path.replace('members.0.', ''), fault]),
    ]),
  );
  return undefined;
}

/**
 * Binds a card to a member of a confirmed order.
 * @throws 409 `member_not_now` for an order in another state, or as any card that is attached to an order
 */
async function attachCard(member: Member, typed: string, context: HookContext): Promise<Values<'order-members'>> {
  const order = await lockedOrder(member, context);
  if (order.status !== 'CONFIRMED' || !member.customer_id) throw new Problem(409, 'member_not_now');
  const code = normalizeCardCode(typed);
  if (code === undefined) throw new Problem(422, 'validation_failed', {}, { card_code: { code: 'card_code' } });
  const card = await makeCard(
    { ...cardOf(order), customer_id: member.customer_id },
    {
      cardCode: code,
      officeId: order.office_id,
      counterId: order.ticket_counter_id ?? null,
      kind: issueKindOf(order.request_kind, order.ticket_type),
    },
    undefined,
    context,
    { field: 'card_code' },
  );
  return { customer_card_id: card.id, card_code: card.card_code };
}

/**
 * Leaves one member out of a paid order and refunds that member's share.
 * @throws 409 `member_not_now` for an order in another state; `member_last` if nobody else is left
 */
async function reject(member: Member, reason: string, context: HookContext): Promise<Values<'order-members'>> {
  const { tx, now } = context;
  const order = await lockedOrder(member, context);
  if (!DECIDABLE.includes(order.status)) throw new Problem(409, 'member_not_now');
  const left = await membersOf(order, tx, { state: ['WAITING', 'CONFIRMED', 'ATTACHED'] });
  if (left.every(({ id }) => id === member.id)) throw new Problem(409, 'member_last');
  if (order.paid_at && member.amount > 0) {
    const refund = await recordRefund(tx, order, member.amount, now);
    await tx.as(GROUPS).update('orders', order.id, refund);
  }
  return { reject_reason: reason, portrait: null };
}

async function lockedOrder(member: Member, { tx }: HookContext): Promise<Order> {
  const order = await tx.lock('orders', member.order_id);
  if (!order) throw new Problem(404, 'not_found');
  return order;
}

async function followRequests(member: Member, { tx }: HookContext): Promise<void> {
  const system = tx.as(GROUPS);
  for (const { id } of await tx.find('customer-requests', { order_member_id: member.id })) {
    await system.update(
      'customer-requests',
      id,
      member.state === 'REJECTED' ? { status: 'CANCELED' } : { card_code: member.card_code ?? null },
    );
  }
}

/** Moves the order on once each member has a card or is rejected. */
async function finishAttaching(orderId: string, { tx }: HookContext): Promise<void> {
  const order = await tx.get('orders', orderId);
  if (order?.status !== 'CONFIRMED') return;
  const open = await membersOf(order, tx, { state: ['WAITING', 'CONFIRMED'] });
  if (open.length === 0) await tx.as(GROUPS).move('orders', orderId, 'attach-members');
}
