import type { RaRecord } from 'react-admin';
import type { Proposals } from './planning-calls.ts';

/** Returns the records as they will be when the draft is saved. */
export function withDraft(records: readonly RaRecord[], draft: Proposals | undefined): readonly RaRecord[] {
  if (!draft) return records;
  const changes = new Map(draft.changes.map(({ id, values }) => [id, values]));
  return records.map((record) => {
    const values = changes.get(record.id);
    return values ? { ...record, ...values } : record;
  });
}
