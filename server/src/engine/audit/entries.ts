import { type Field, mapObjects, type Operation, sameJson } from '@tuyen/model';
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
