import type { Transaction } from '../contract.ts';
import { inParts } from '../rules/in-parts.ts';
import { type Held, masked } from './personal.ts';

export async function maskSnapshots(tx: Transaction, resource: Held, ids: readonly string[]): Promise<void> {
  const entries = await inParts(ids, (some) => tx.find('audit-logs', { resource, record_id: some }));
  for (const { id, before, after } of entries) {
    await tx.update('audit-logs', id, { before: masked(resource, before), after: masked(resource, after) });
  }
}
