import type { Customer, Reader, Transaction, Values } from '../contract.ts';
import { sameName } from '../orders/customers.ts';

/**
 * Buyer of a day ticket, if the ticket has no reference to a customer. The ticket then belongs to the customer of the
 * same office with the same name and phone number.
 */
type Named = Readonly<Pick<Values<'daily-tickets'>, 'customer_name' | 'customer_phone' | 'office_id'>>;

/**
 * Returns the customer id of the buyer. If several customers of the office have the buyer's name and phone number, all
 * are the same person, and the id of the oldest customer is returned.
 */
export async function buyerOf(ticket: Named, reader: Reader): Promise<string | null> {
  const { customer_name: name, customer_phone: phone, office_id } = ticket;
  if (!name || !phone || !office_id) return null;
  const known = (await reader.find('customers', { phone, office_id })).filter((one) => sameName(one.full_name, name));
  const [oldest] = known.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  return oldest?.id ?? null;
}

/** Links a customer's day tickets to the record of the customer, if the tickets were sold before the record existed. */
export async function adoptDayTickets({ phone, office_id }: Customer, tx: Transaction): Promise<void> {
  if (!phone) return;
  const named = await tx.find('daily-tickets', { customer_phone: phone, office_id });
  const system = tx.as({ kind: 'system', name: 'privacy' });
  for (const ticket of named) {
    const buyer = ticket.customer_id ? null : await buyerOf(ticket, tx);
    if (buyer) await system.update('daily-tickets', ticket.id, { customer_id: buyer });
  }
}
