import type { Customer, Order, Reader } from '../contract.ts';
import { objectOrEmpty } from '@tuyen/server/domain';
import { normalizePhone } from '../rules/persons/phone.ts';

const TOKEN = /^[\w-]{32}$/;

export async function byToken(reader: Reader, token: string): Promise<Order | undefined> {
  return TOKEN.test(token) ? await reader.first('orders', { result_token: token }) : undefined;
}

export interface Contact {
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

export function contactIn(value: unknown): Contact {
  const { phone, email } = objectOrEmpty(value);
  return {
    phone: typeof phone === 'string' ? normalizePhone(phone) : undefined,
    email: typeof email === 'string' ? email.trim().toLowerCase() || undefined : undefined,
  };
}

/**
 * Returns the order with a code if the caller also knows the customer's phone number or e-mail. A wrong code, a wrong
 * contact and a missing contact give the same answer after the same two queries.
 */
export async function byCodeAndContact(reader: Reader, code: string, secrets: unknown): Promise<Order | undefined> {
  const contact = contactIn(secrets);
  const order = await reader.first('orders', { code: code.trim().toUpperCase() });
  const customer = await reader.get('customers', order?.customer_id ?? UNKNOWN_ID);
  return order && customer && matches(customer, contact) ? order : undefined;
}

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

function matches(customer: Customer, { phone, email }: Contact): boolean {
  const byPhone = phone !== undefined && normalizePhone(customer.phone ?? '') === phone;
  return byPhone || (email !== undefined && customer.email?.toLowerCase() === email);
}
