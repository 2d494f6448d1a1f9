import { setTimeout } from 'node:timers/promises';
import { type Connection, runLater } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import type { RecordChange } from './record-changes.ts';

/** Interval in milliseconds at which a process reads the table. */
const LOOK_MS = 1000;
/**
 * Milliseconds for which a process reads the same rows again. A transaction may commit a row after another one has
 * committed a row with a higher id.
 */
const OVERLAP_MS = 60_000;
/** Milliseconds for which changes are kept. Longer than the overlap of any process. */
export const CHANGES_KEPT_MS = 600_000;
/** Maximum number of rows per read. A process that finds more tells its listeners that everything changed. */
const MAX_ROWS = 5000;

export async function storeChanges(
  connection: Connection,
  changes: readonly RecordChange[],
  now: number,
): Promise<void> {
  const params = new Params(connection.engine);
  const rows = changes.map(
    ({ resource, id, from, to, isPresence = false }) =>
      `(${params.list([resource, id ?? null, from ?? null, to ?? null, isPresence ? 1 : 0, now])})`,
  );
  await runLater(
    connection,
    `INSERT INTO "_changes" ("resource", "record_id", "from_office", "to_office", "presence", "at") VALUES ${rows.join(', ')}`,
    params.values,
  );
}

/**
 * Tells the rows of the table that are new from now on.
 * @param begun runs once all later rows will be told
 * @returns a function that stops it
 */
export function followTable(
  database: Pick<Connection, 'rows' | 'engine'>,
  tell: (changes: readonly RecordChange[]) => void,
  begun: () => void,
): () => void {
  const seen = new Map<number, number>();
  let floor: number | undefined;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    const now = Date.now();
    const isFirst = floor === undefined;
    const params = new Params(database.engine);
    const rows = await database.rows(
      `SELECT * FROM "_changes" WHERE "id" > ${params.add(floor ?? 0)} ORDER BY "id" DESC LIMIT ${MAX_ROWS}`,
      params.values,
    );
    const ids = rows.map((row) => Number(row['id']));
    if (rows.length === MAX_ROWS && !isFirst) {
      floor = ids[0] ?? 0;
      seen.clear();
      const resources = new Set(rows.map((row) => String(row['resource'])));
      return tell([...resources].map((resource) => ({ resource, id: undefined })));
    }
    const fresh = rows.filter((row) => !seen.has(Number(row['id']))).reverse();
    for (const id of ids) if (!seen.has(id)) seen.set(id, now);
    floor ??= Math.max(0, (ids.at(-1) ?? 1) - 1);
    for (const [id, at] of seen) {
      if (at > now - OVERLAP_MS) continue;
      seen.delete(id);
      floor = Math.max(floor, id);
    }
    if (stopping.signal.aborted) return undefined;
    if (isFirst) begun();
    else if (fresh.length > 0) tell(fresh.map(changeOf));
    return undefined;
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      // A failed read is repeated. While the database is unavailable, requests report it.
      await look().catch(() => undefined);
      await setTimeout(LOOK_MS, undefined, { ref: false });
    }
  }
  void follow();
  return () => {
    stopping.abort();
  };
}

function changeOf(row: Record<string, unknown>): RecordChange {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : undefined);
  return {
    resource: String(row['resource']),
    id: text('record_id'),
    from: text('from_office'),
    to: text('to_office'),
    ...(Number(row['presence']) === 1 && { isPresence: true }),
  };
}
