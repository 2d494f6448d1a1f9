import type { Customer, Reader, Records } from '../contract.ts';

/** What is kept about a customer, by resource. */
export interface HeldRecords {
  readonly orders: readonly Records['orders'][];
  readonly 'customer-requests': readonly Records['customer-requests'][];
  readonly 'customer-cards': readonly Records['customer-cards'][];
  readonly 'reissue-cards': readonly Records['reissue-cards'][];
  readonly 'monthly-tickets': readonly Records['monthly-tickets'][];
  readonly 'daily-tickets': readonly Records['daily-tickets'][];
  readonly coins: readonly Records['coins'][];
  readonly mails: readonly Records['mails'][];
}

export async function heldAbout(customer: Customer, reader: Reader): Promise<HeldRecords> {
  const own = { customer_id: customer.id };
  const orders = await reader.find('orders', own);
  return {
    orders,
    'customer-requests': await reader.find('customer-requests', own),
    'customer-cards': await reader.find('customer-cards', own),
    'reissue-cards': await reader.find('reissue-cards', own),
    'monthly-tickets': await reader.find('monthly-tickets', own),
    'daily-tickets': await dayTickets(customer, reader),
    coins: await reader.find('coins', own),
    mails: await mailsTo(customer, orders, reader),
  };
}

/** Day tickets name their buyer in words alone: the same name with the same number is the same person. */
async function dayTickets(
  { full_name, phone }: Customer,
  reader: Reader,
): Promise<readonly Records['daily-tickets'][]> {
  if (!phone) return [];
  return reader.find('daily-tickets', { customer_phone: phone, customer_name: full_name });
}

async function mailsTo(
  { phone, email }: Customer,
  orders: readonly { readonly id: string }[],
  reader: Reader,
): Promise<readonly Records['mails'][]> {
  const about = await reader.find('mails', { order_id: orders.map(({ id }) => id) });
  const known = new Set(about.map(({ id }) => id));
  const recipient = [phone, email].filter((one) => typeof one === 'string');
  const sent = recipient.length > 0 ? await reader.find('mails', { recipient }) : [];
  return [...about, ...sent.filter(({ id }) => !known.has(id))];
}
