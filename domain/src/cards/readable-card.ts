import type { Card, Services } from '../contract.ts';
import type { Caller } from '@tuyen/server/domain';

export async function readableCard(
  { auth, store }: Pick<Services, 'auth' | 'store'>,
  caller: Caller,
  id: string,
): Promise<Card | undefined> {
  if (!auth.may(caller, 'customer-card.read')) return undefined;
  const card = await store.get('customer-cards', id);
  return card && (caller.readableOffices?.includes(card.office_id) ?? true) ? card : undefined;
}
