import type { Records, Services, Transaction } from '../contract.ts';
import type { WriteContext } from '@tuyen/server/domain';

export interface Batches<K extends keyof Records> {
  readonly resource: K;
  /** Records per transaction. On SQLite, all other writers wait for the transaction. */
  readonly size: number;
  next(after: string, size: number): Promise<readonly string[]>;
  /** Processes records that this transaction has locked. They may have changed since the job found them. */
  work(tx: Transaction, records: readonly Records[K][]): Promise<unknown>;
  readonly context?: Partial<WriteContext>;
}

/**
 * Processes due records in batches, one transaction each, so that memory and locks stay bounded. Skips records locked
 * by another transaction until the next run. If a batch fails, processes its records one by one, so that one failing
 * record does not block the others.
 * @throws the first failure, after all records are processed
 */
export async function inBatches<K extends keyof Records>({ write }: Services, batches: Batches<K>): Promise<void> {
  const { resource, size, context = {} } = batches;
  const run = (ids: readonly string[]) =>
    write.transaction(context, async (tx) => batches.work(tx, await tx.lockFree(resource, ids)));
  const failures: unknown[] = [];
  let after = '';
  for (;;) {
    const ids = await batches.next(after, size);
    try {
      if (ids.length > 0) await run(ids);
    } catch (error) {
      if (ids.length === 1) failures.push(error);
      else for (const id of ids) await run([id]).catch((failure: unknown) => failures.push(failure));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < size) break;
    after = last;
  }
  if (failures.length > 0) throw failures[0];
}
