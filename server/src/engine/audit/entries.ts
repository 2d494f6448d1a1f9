import { type Field, mapObjects, type Operation, resourceNamed, sameJson } from '@tuyen/model';
import { titleOf } from '../record-title.ts';
import type { AuditEntry, Caller, Reading, Row, WriteContext, WrittenChange } from '../domain.ts';
import type { Store } from '../store/store.ts';

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
    ...titled(store, change.resource, after ?? before),
    ...(isRoutine(store, context, change, action, fields) && { routine: true }),
  };
}

/** Returns the title of a record for the log, in the first language of the project. */
export function titled(
  { model }: Pick<Store, 'model'>,
  name: string,
  record: Readonly<Row> | undefined,
): Pick<AuditEntry, 'title'> {
  const resource = resourceNamed(model, name);
  if (!resource || !record) return {};
  const { languages, enums } = model;
  const title = titleOf(resource, record, { languages, enums, language: languages[0] ?? '' });
  return title === '' ? {} : { title: title.slice(0, LONGEST_TITLE) };
}

/** Maximum number of characters of a title in the log. */
const LONGEST_TITLE = 200;

function isRoutine(
  { tables }: Store,
  { actor }: WriteContext,
  { resource, before, after }: WrittenChange,
  action: string,
  changed: readonly Field[],
): boolean {
  if (actor.kind !== 'system' || action !== 'update' || !before || !after) return false;
  const state = tables.get(resource)?.resource.workflow?.field;
  return changed.every(({ name, readOnly, system }) => (readOnly || system) && name !== state);
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

export function readingEntry(caller: Caller, reading: Reading, now: Date): AuditEntry {
  return {
    at: now.toISOString(),
    actor: caller.actor,
    officeId: caller.officeId,
    clientKind: caller.clientKind,
    before: undefined,
    ...reading,
  };
}
