import { accountNameOf } from '@tuyen/model';
import type { Domain, LoggedEntry, RecordChange, Row } from '../domain.ts';
import { parseObject } from '../json-object.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Store } from '../store/store.ts';

/** Maximum number of log entries that are read, newest first, to find the changes of a record. */
const MOST_CHANGES = 100;

export async function recordChanges(
  domain: Domain,
  store: Store,
  { since, ...record }: { readonly resource: string; readonly id: string; readonly since: number },
): Promise<readonly RecordChange[]> {
  const entries = await loggedEntries(domain, store, { ...record, limit: MOST_CHANGES });
  return (
    entries
      // Leave out deletions: a deleted record has no version, so its log entry cannot be compared with `since`.
      .filter(({ after }) => versionOf(after) > since)
      .toSorted((one, other) => versionOf(one.after) - versionOf(other.after))
      .map(({ at, by, action, before, after }) => {
        const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
        return { at, by, action, fields: [...fields].filter((name) => name !== 'version' && name !== 'updated_at') };
      })
  );
}

export async function loggedEntries(
  domain: Domain,
  store: Store,
  record: { readonly resource: string; readonly id: string; readonly limit: number },
): Promise<readonly LoggedEntry[]> {
  if (domain.audit) return domain.audit.entries(store.reader, record);
  const params = new Params(store.database.engine);
  const rows = await store.database.rows(
    `SELECT "id", "at", "actor", "office_id", "action", "before", "after" FROM "_audit"
     WHERE "resource" = ${params.add(record.resource)} AND "record_id" = ${params.add(record.id)} ORDER BY "at" DESC, "id" DESC LIMIT ${record.limit}`,
    params.values,
  );
  const entries: LoggedEntry[] = [];
  for (const row of rows) {
    entries.push({
      id: String(row['id']),
      at: new Date(Number(row['at'])).toISOString(),
      by: await writtenBy(store, String(row['actor'])),
      officeId: typeof row['office_id'] === 'string' ? row['office_id'] : null,
      action: String(row['action']),
      before: valuesIn(row['before']),
      after: valuesIn(row['after']),
    });
  }
  return entries;
}

const versionOf = (after: Row | undefined): number => Number(after?.['version']);

function valuesIn(text: unknown): Row | undefined {
  return typeof text === 'string' ? parseObject(text) : undefined;
}

async function writtenBy({ model, reader }: Store, actor: string): Promise<string> {
  const [kind = '', name] = actor.split(/:(.*)/su);
  if (kind !== 'staff' || name === undefined) return name ?? kind;
  const { users } = model.identity;
  const user = await reader.get(users.resource, name);
  return (user && accountNameOf(users, user)) ?? name;
}
