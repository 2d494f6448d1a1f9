import type { HookContext, OperationsOf, Order } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { refuse } from '../guards/states.ts';
import { openShift } from '../shifts/seller.ts';
import { customerFor } from './customers.ts';

type Register = OperationsOf<'orders'>['register'];

/** Order transitions that hand over a card at once. The clerk needs the permission for each of them. */
const CARD_MOVES = ['attach-card', 'publish', 'deliver-to-counter', 'deliver-to-customer'] as const;

/**
 * Registers a walk-in customer at a counter: customer, order, payment and, if handed over at once, the card. One
 * transaction contains all steps, so a rejection writes nothing and takes no money.
 * @throws 403 without the permission for one of the steps; 422 on `ticket_counter_id`, `card_code`
 */
export async function registerAtCounter(input: Register['input'], context: HookContext): Promise<Register['answer']> {
  const { tx, may, officeId } = context;
  const { full_name, birth_date, phone, email, identity_number, card_code, ...asked } = input;
  const needed = ['customer.create', ...(card_code ? CARD_MOVES.map((move) => `order.${move}` as const) : [])] as const;
  const lacking = needed.filter((slug) => !may(slug));
  if (lacking.length > 0) throw new Problem(403, 'not_permitted', { permission: lacking.join(', ') });
  const person = { full_name, birth_date, phone, email, identity_number };
  const customer = await customerFor(tx, person, officeId);
  const order = await tx.create('orders', {
    ...asked,
    office_id: officeId,
    request_kind: 'REGISTER_NEW',
    customer_id: customer.id,
    delivery_method: 'COUNTER',
    ticket_counter_id: asked.ticket_counter_id ?? (await counterOf(context)),
  });
  if (card_code) await handOver(order.id, card_code, context);
  return { id: order.id, code: order.code, total: order.total };
}

async function counterOf(context: HookContext): Promise<string> {
  const { tx, officeId } = context;
  const counters = officeId
    ? await tx.find('ticket-counters', { office_id: officeId, delivers_cards: true, status: 'ACTIVE' })
    : [];
  const shift = await openShift(context, officeId);
  const own =
    counters.find(({ id }) => id === shift?.ticket_counter_id) ?? (counters.length === 1 ? counters[0] : undefined);
  return own?.id ?? refuse({ ticket_counter_id: { code: 'required' } });
}

async function handOver(id: Order['id'], code: string, { tx }: HookContext): Promise<void> {
  const order = await tx.get('orders', id);
  if (order?.status !== 'CONFIRMED') refuse({ card_code: { code: 'card_after_confirmation' } });
  await tx.move('orders', id, 'attach-card', { card_code: code });
  await tx.move('orders', id, 'publish');
  await tx.move('orders', id, 'deliver-to-counter');
  await tx.move('orders', id, 'deliver-to-customer');
}
