import { accountNameOf, mapObjects, sameJson } from '@tuyen/model';
import type { Field, Operation } from '@tuyen/model';
import type {
  AuditEntry,
  Clock,
  Domain,
  LoggedEntry,
  RecordChange,
  Row,
  WriteContext,
  WrittenChange,
} from '../domain.ts';
import type { Identity } from '../identity/accounts.ts';
import { objectIn } from '../json-object.ts';
import type { Rows } from '../store/rows.ts';
import { runLater } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Store } from '../store/store.ts';
import { newId } from './values/ids.ts';
import { omitNulls } from './values/incoming.ts';

export type Audit = (rows: Rows, ...entries: readonly AuditEntry[]) => Promise<void>;

/** Writes to the domain's audit resource if it has one, otherwise to a system table. */
export function openAudit(domain: Domain, clock: Clock, identity: Identity): Audit {
  const { audit } = domain;
  if (!audit) {
    return async (rows, ...entries) => {
      for (const entry of entries) await writeEntry(rows, entry);
    };
  }
  return async (rows, ...entries) => {
    const written: Row[] = [];
    for (const given of entries) {
      // Changes of the log are not logged, except exports.
      if (given.resource === audit.resource && given.action !== 'export') continue;
      // Entries without an office belong to the top office, so that somebody can read them.
      const officeId = given.officeId ?? (await identity.accountsIn(rows)).topOffice();
      const { at } = given;
      const row = await audit.row({ ...given, officeId }, rows);
      written.push(omitNulls({ id: newId(clock), version: 1, created_at: at, updated_at: at, ...row }));
    }
    const [first, ...more] = written;
    if (more.length > 0) await rows.insertAll(audit.resource, written);
    else if (first) await rows.append(audit.resource, first);
  };
}

/** Returns the log entry of a change: the changed fields with secrets masked. */
export function auditEntry(
  store: Store,
  context: WriteContext,
  change: WrittenChange,
  action: string,
  now: Date,
): AuditEntry {
  const { before, after } = change;
  const fields = (store.tables.get(change.resource)?.resource.fields ?? []).filter(
    ({ name }) => !before || !after || !sameJson(before[name], after[name]),
  );
  return {
    at: now.toISOString(),
    actor: context.actor,
    officeId: context.officeId ?? officeOf(after ?? before),
    clientKind: context.clientKind,
    resource: change.resource,
    recordId: String((after ?? before)?.['id']),
    action,
    before: before && shown(fields, before),
    after: after && shown(fields, after),
  };
}

export function operationEntry(
  context: WriteContext,
  resource: string,
  record: Readonly<Row> | undefined,
  { operation, input, now }: { readonly operation: Operation; readonly input: Row; readonly now: Date },
): AuditEntry {
  return {
    at: now.toISOString(),
    actor: context.actor,
    officeId: context.officeId ?? officeOf(record),
    clientKind: context.clientKind,
    resource,
    recordId: record ? String(record['id']) : '*',
    action: operation.name,
    before: undefined,
    after: shown(operation.input, input),
  };
}

function shown(fields: readonly Field[], row: Readonly<Row>): Row {
  const values: Row = {};
  for (const field of fields) {
    const value = masked(field, row[field.name]);
    if (value !== undefined && value !== null) values[field.name] = value;
  }
  return values;
}

const MASK = '***';

/** Masks secrets, also inside lists and objects. */
function masked(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return value;
  if (field.writeOnly) return MASK;
  return mapObjects(field, value, (item, fields) => {
    for (const { name, writeOnly } of fields) if (writeOnly && (item[name] ?? null) !== null) item[name] = MASK;
    return item;
  });
}

function officeOf(row: Readonly<Row> | undefined): string | null {
  return typeof row?.['office_id'] === 'string' ? row['office_id'] : null;
}

async function writeEntry(rows: Rows, entry: AuditEntry): Promise<void> {
  const params = new Params(rows.engine);
  const values = params.list([
    Date.parse(entry.at),
    actorText(entry),
    entry.clientKind ?? null,
    entry.officeId,
    entry.resource,
    entry.recordId,
    entry.action,
    entry.before ? JSON.stringify(entry.before) : null,
    entry.after ? JSON.stringify(entry.after) : null,
  ]);
  await runLater(
    rows.connection,
    `INSERT INTO "_audit" ("at", "actor", "client_kind", "office_id", "resource", "record_id", "action", "before", "after") VALUES (${values})`,
    params.values,
  );
}

function actorText({ actor }: AuditEntry): string {
  if (actor.kind === 'staff') return `staff:${actor.userId}`;
  if (actor.kind === 'client') return `client:${actor.clientId}`;
  return actor.name ? `${actor.kind}:${actor.name}` : actor.kind;
}

/** Maximum number of the newest entries that are searched for changes after a version. */
const MOST_CHANGES = 100;

/** Returns the changes of a record after the version `since`, oldest first, from the project's audit log. */
export async function recordChanges(
  domain: Domain,
  store: Store,
  { since, ...record }: { readonly resource: string; readonly id: string; readonly since: number },
): Promise<readonly RecordChange[]> {
  const entries = await loggedEntries(domain, store, { ...record, limit: MOST_CHANGES });
  return (
    entries
      // A deleted record has no version afterwards.
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
  return typeof text === 'string' ? objectIn(text) : undefined;
}

async function writtenBy({ model, reader }: Store, actor: string): Promise<string> {
  const [kind = '', name] = actor.split(/:(.*)/su);
  if (kind !== 'staff' || name === undefined) return name ?? kind;
  const { users } = model.identity;
  const user = await reader.get(users.resource, name);
  return (user && accountNameOf(users, user)) ?? name;
}
