import type { Customer, Reader, Records } from '../contract.ts';
import { sameName } from '../orders/customers.ts';

export interface HeldRecords {
  readonly orders: readonly Records['orders'][];
  readonly 'order-members': readonly Records['order-members'][];
  readonly 'customer-requests': readonly Records['customer-requests'][];
  readonly 'customer-cards': readonly Records['customer-cards'][];
  readonly 'reissue-cards': readonly Records['reissue-cards'][];
  readonly 'monthly-tickets': readonly Records['monthly-tickets'][];
  readonly 'daily-tickets': readonly Records['daily-tickets'][];
  readonly coins: readonly Records['coins'][];
  readonly 'bank-statement-lines': readonly Records['bank-statement-lines'][];
  readonly mails: readonly Records['mails'][];
  readonly 'card-sessions': readonly Records['card-sessions'][];
}

export async function heldAbout(customer: Customer, reader: Reader): Promise<HeldRecords> {
  const own = { customer_id: customer.id };
  const orders = await reader.find('orders', own);
  return {
    orders,
    'order-members': await membersAbout(customer, orders, reader),
    'customer-requests': await reader.find('customer-requests', own),
    'customer-cards': await reader.find('customer-cards', own),
    'reissue-cards': await reader.find('reissue-cards', own),
    'monthly-tickets': await reader.find('monthly-tickets', own),
    'daily-tickets': await reader.find('daily-tickets', own),
    coins: await reader.find('coins', own),
    'bank-statement-lines': await reader.find('bank-statement-lines', { order_id: orders.map(({ id }) => id) }),
    mails: await mailsTo(customer, orders, reader),
    'card-sessions': await reader.find('card-sessions', own),
  };
}

/** Returns the person's own entries in groups, and the members of the groups that the person represented. */
async function membersAbout(
  { id }: Customer,
  orders: readonly { readonly id: string }[],
  reader: Reader,
): Promise<readonly Records['order-members'][]> {
  const own = await reader.find('order-members', { customer_id: id });
  const represented = await reader.find('order-members', { order_id: orders.map((order) => order.id) });
  return [...new Map([...own, ...represented].map((member) => [member.id, member])).values()];
}

async function mailsTo(
  { id: customer, phone, email }: Customer,
  orders: readonly { readonly id: string }[],
  reader: Reader,
): Promise<readonly Records['mails'][]> {
  const about = [
    ...(await reader.find('mails', { customer_id: customer })),
    ...(await reader.find('mails', { order_id: orders.map(({ id }) => id) })).filter(({ customer_id: of }) => !of),
  ];
  const known = new Set(about.map(({ id }) => id));
  const recipient = [phone, email].filter((one) => typeof one === 'string');
  const sent = recipient.length > 0 ? await reader.find('mails', { recipient }) : [];
  return [...about, ...sent.filter(({ id }) => !known.has(id))];
}

/**
 * Returns other records of the same person at all offices. Records match by identity number, or by name, birth date and
 * phone number together. One person can have several records, because a different e-mail creates a new one.
 */
export async function samePerson(customer: Customer, reader: Reader): Promise<readonly Customer[]> {
  const { id, identity_number: identity, phone, birth_date } = customer;
  const byIdentity = identity ? await reader.find('customers', { identity_number: identity }) : [];
  const byPhone = phone && birth_date ? await reader.find('customers', { phone, birth_date }) : [];
  const same = byPhone.filter(
    (other) =>
      sameName(other.full_name, customer.full_name) &&
      (!identity || !other.identity_number || other.identity_number === identity),
  );
  return [...new Map([...byIdentity, ...same].map((other) => [other.id, other])).values()].filter(
    (other) => other.id !== id,
  );
}
