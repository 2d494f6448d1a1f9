import type { HookContext, Order, Records, Values } from '../contract.ts';
import { refuse } from '../guards/states.ts';

/**
 * Returns the order fields that record the customer's consent to the processing of personal data. A citizen's order
 * requires consent. At the desk, staff confirm the consent for the customer, and the order records the clerk.
 * @throws 422 `consent_needed`
 */
export async function consentOf(
  { consent }: Readonly<Partial<Order>>,
  { actor, tx, now }: Pick<HookContext, 'actor' | 'tx' | 'now'>,
  language: Order['language'],
): Promise<Values<'orders'>> {
  if (consent !== true) {
    if (actor.kind === 'customer') refuse({ consent: { code: 'consent_needed' } });
    return { consent: null };
  }
  return consented(await tx.first('policies', { tab: 'private', status: 'ACTIVE' }), language, now);
}

export const consented = (
  policy: Pick<Records['policies'], 'id' | 'version'> | undefined,
  language: Order['language'],
  now: Date,
) =>
  ({
    consent: true,
    consented_at: now.toISOString(),
    consent_policy_id: policy?.id ?? null,
    consent_policy_version: policy?.version ?? null,
    consent_language: language,
  }) satisfies Values<'orders'>;
