import type { Caller, Services } from '../domain.ts';
import { newId } from '../store/new-id.ts';
import type { HasRecords } from '../store/store.ts';
import { addUp } from './add-up.ts';
import { NO_RECORD } from './items.ts';

/** Milliseconds in which the parts of an import, which are requests of their own, fill one item. */
const ONE_IMPORT_MS = 10 * 60_000;

/** Tells an account in its inbox that its import or export is done. Other callers have no inbox. */
export async function tellDone(
  { records, clock }: Pick<Services, 'clock'> & HasRecords,
  { profile }: Caller,
  { kind, ...about }: { readonly kind: 'imported' | 'exported'; readonly resource: string; readonly number: number },
): Promise<void> {
  if (!profile) return;
  const at = clock.now().getTime();
  await records.transaction((rows) =>
    addUp(
      rows.connection,
      [profile.id],
      { ...about, kind, recordId: NO_RECORD, by: undefined, at },
      { since: kind === 'imported' ? at - ONE_IMPORT_MS : at + 1, newId: () => newId(clock) },
    ),
  );
}
