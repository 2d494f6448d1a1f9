import type { HookContext, Order, Values } from '../contract.ts';
import { statusEnded } from '../rules/eligibility/group.ts';
import { addMonths, localDate } from '../rules/time/calendar.ts';
import { documentNames } from '../rules/localized.ts';

/**
 * Accepts the proofs of a registration, or new proofs of a renewal. The customer then belongs to the group for as long
 * as its rules say.
 */
export async function proofsAccepted(order: Readonly<Order>, { tx, now }: HookContext): Promise<void> {
  const group = order.object_group_id ? await tx.get('object-groups', order.object_group_id) : undefined;
  if (!group || order.request_kind === 'REISSUE') return;
  const today = localDate(now);
  if (order.request_kind === 'RENEW' && !order.proofs?.length) {
    // If the group requires no documents, a renewal extends the customer's group status only if that status has ended.
    const customer = await tx.get('customers', order.customer_id);
    const day = order.start_on ?? (order.start_month ? `${order.start_month}-01` : today);
    if (!customer || !statusEnded(customer, day, today)) return;
  }
  const changes: Values<'customers'> = {
    proofs_valid_until: group.validity_months ? addMonths(today, group.validity_months) : null,
    ...(order.proofs?.length && { proofs: order.proofs, proof_documents: documentNames(group) }),
  };
  await tx.as({ kind: 'system', name: 'orders' }).update('customers', order.customer_id, changes);
}
