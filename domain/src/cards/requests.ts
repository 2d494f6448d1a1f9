import type { Customer, HookContext, Order, ResourceHooks, Values } from '../contract.ts';
import type { CustomerRequest, CustomerRequestCorrection } from '../generated/types/customer-requests.gen.ts';
import { Problem } from '@tuyen/server/domain';
import { nextCode } from '../serials/codes.ts';

export const requestHooks: ResourceHooks<'customer-requests'> = {
  async beforeCreate(values, context) {
    const { tx, now } = context;
    const order = await tx.get('orders', values.order_id ?? '');
    if (!order) throw new Problem(422, 'validation_failed', {}, { order_id: { code: 'reference' } });
    const member = values.order_member_id ? await tx.get('order-members', values.order_member_id) : undefined;
    const customer = await tx.get('customers', member?.customer_id ?? order.customer_id);
    return {
      code: await nextCode('cardRequest', tx, now),
      ...customerRequestOf(order, customer?.phone),
      office_id: values.office_id ?? order.office_id,
      ...(member && { customer_id: member.customer_id ?? order.customer_id }),
      corrections: values.corrections ?? asked(order),
      ...(await codeOf(order, context)),
    };
  },
};

export const customerRequestOf = (
  order: Pick<Order, 'office_id' | 'customer_id' | 'status' | 'client_kind' | 'corrections'>,
  phone: string | null | undefined,
) =>
  ({
    office_id: order.office_id,
    customer_id: order.customer_id,
    phone: phone ?? null,
    status: order.status,
    corrections: asked(order),
    received_from: order.client_kind,
  }) satisfies Values<'customer-requests'>;

async function codeOf(order: Order, { tx }: HookContext): Promise<Values<'customer-requests'>> {
  if (order.card_code) return { card_code: order.card_code };
  const card = order.customer_card_id ? await tx.get('customer-cards', order.customer_card_id) : undefined;
  return card ? { card_code: card.card_code } : {};
}

/**
 * Creates the customer request of an order, which staff process. A correction of the order is a separate request of the
 * kind RETYPE.
 */
export async function openRequest(order: Order, kind: CustomerRequest['kind'], { tx }: HookContext): Promise<void> {
  const customer = await tx.get('customers', order.customer_id);
  const documents = customer && documentsOf({ ...customer, ...(order.proofs?.length && { proofs: order.proofs }) });
  // Creates the request as the system, because it refers to uploads that belong to the customer. User input may not
  // refer to uploads of another record.
  await tx.as({ kind: 'system', name: 'requests' }).create('customer-requests', {
    kind,
    order_id: order.id,
    office_id: order.office_id,
    ...(documents && documents.length > 0 && { documents }),
  });
}

export const documentsOf = ({ portrait, proofs }: Pick<Customer, 'portrait' | 'proofs'>): readonly string[] =>
  [portrait, ...(proofs ?? [])].filter((url) => typeof url === 'string').slice(0, 6);

export async function followOrder(order: Order, transition: string, context: HookContext): Promise<void> {
  const { tx } = context;
  for (const request of await tx.find('customer-requests', { order_id: order.id })) {
    // The request of a rejected member has ended, while the order goes on.
    if (request.order_member_id && request.status === 'CANCELED') continue;
    await tx.update('customer-requests', request.id, followed(request, order, transition));
  }
  if (transition === 'retype') await openRequest(order, 'RETYPE', context);
}

export const followed = (
  request: Pick<CustomerRequest, 'corrections'>,
  order: Pick<Order, 'status' | 'card_code' | 'corrections'>,
  transition: string,
) =>
  ({
    status: order.status,
    ...(order.card_code && { card_code: order.card_code }),
    ...(transition === 'ask-correction' && { corrections: asked(order) }),
    ...(transition === 'retype' && { corrections: done(request) }),
  }) satisfies Values<'customer-requests'>;

function asked(order: Pick<Order, 'corrections'>): readonly CustomerRequestCorrection[] {
  return (order.corrections ?? []).map(({ field, message }) => ({ field, message, done: false }));
}

function done(request: Pick<CustomerRequest, 'corrections'>): CustomerRequest['corrections'] {
  return (request.corrections ?? []).map((correction) => ({ ...correction, done: true }));
}
