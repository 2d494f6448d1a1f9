import type { Records, Services, Transaction } from '../contract.ts';
import type { WriteContext } from '@tuyen/server/domain';

/** What a job does with records that are due. */
export interface Batches<K extends keyof Records> {
  readonly resource: K;
  /** So many are in one transaction: on SQLite every other writer waits for it. */
  readonly size: number;
  /** The next ids that are due, in their order, after the one given. */
  next(after: string, size: number): Promise<readonly string[]>;
  /** The records, locked; they may have changed since they were found. */
  work(tx: Transaction, records: readonly Records[K][]): Promise<unknown>;
  readonly context?: Partial<WriteContext>;
}

/**
 * Works through what is due, in batches with a transaction each, so that neither memory nor a lock grows with their number. A record that
 * another transaction holds at this moment is left to the next run. Where a batch fails, its records are done one by one, so that one that
 * cannot be done does not keep the others waiting.
 * @throws the first failure, once all are done
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
