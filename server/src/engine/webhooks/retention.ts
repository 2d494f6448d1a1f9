import type { Clock } from '../domain.ts';
import type { HasRecords } from '../store/store.ts';
import { webhookResources } from './served.ts';

/** Days after which deliveries that are over are deleted. */
export const DELIVERY_DAYS = 30;
const AT_ONCE = 500;

export async function removeOldDeliveries({ records, clock }: HasRecords & { readonly clock: Clock }): Promise<void> {
  const served = webhookResources(records.model);
  if (!served) return;
  const { name } = served.deliveries;
  const before = new Date(clock.now().getTime() - DELIVERY_DAYS * 86_400_000).toISOString();
  for (;;) {
    const old = await records.reader.sql
      .selectFrom(name)
      .select('id')
      .where('created_at', '<', before)
      .where('state', 'in', ['DELIVERED', 'FAILED'])
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    if (old.length === 0) return;
    const removed = await records.transaction(async (rows) => {
      const locked = await rows.lockFree(
        name,
        old.map(({ id }) => String(id)),
      );
      for (const row of locked) await rows.delete(name, row);
      return locked.length;
    });
    if (removed === 0) return;
  }
}
