import { createHash } from 'node:crypto';
import { type ImportedRecord, type ImportedRecords, type ImportOptions, SourceKey } from '../draft.ts';
import type { PlannedField, PlannedList, PlannedResource, TablesPlan } from './plan.ts';
import { recordValue } from './record-value.ts';
import type { SourceRow, Table } from './table.ts';

/** Reads the rows of a table. Rows have at least the named columns. */
export type ReadRows = (table: Table, columns: readonly string[]) => AsyncIterable<SourceRow>;

/** Returns the rows of the planned tables as records, in an order in which they can be created. */
export function recordsOf(plan: TablesPlan, readRows: ReadRows, options: ImportOptions): ImportedRecords {
  return { order: plan.resources.map(({ name }) => name), read: () => readRecords(plan, readRows, options) };
}

async function* readRecords(
  plan: TablesPlan,
  readRows: ReadRows,
  options: ImportOptions,
): AsyncIterable<ImportedRecord> {
  const lookups = await keysByColumn(plan, readRows);
  for (const resource of plan.resources) {
    const lists = await Promise.all(resource.lists.map((list) => itemsOf(list, readRows)));
    const columns = [...new Set([...resource.key, ...resource.fields.map(({ column }) => column.name)])];
    const seen = new Map<string, number>();
    for await (const row of readRows(resource.table, columns)) {
      const key = keyOf(resource, row, seen);
      const values: Record<string, unknown> = {};
      for (const field of resource.fields) {
        const value = valueOf(field, row, lookups, options);
        if (value !== undefined) values[field.name] = value;
      }
      for (const [index, list] of resource.lists.entries()) {
        const items = lists[index]?.get(key);
        if (items) values[list.name] = items;
      }
      yield { resource: resource.name, place: resource.table.name, key, values };
    }
  }
}

function valueOf(field: PlannedField, row: SourceRow, lookups: Lookups, options: ImportOptions): unknown {
  const raw = row[field.column.name];
  if (field.secret) return undefined;
  if (!field.target) return recordValue(field, raw, options);
  if (raw === null || raw === undefined || raw === '') return undefined;
  const text = String(raw);
  const lookup = lookups.get(lookupName(field.target));
  return new SourceKey(field.target.resource, lookup ? (lookup.get(text) ?? text) : text);
}

/** Returns the key of a row. A row of a table without a key has the digest of its values. */
function keyOf({ key }: PlannedResource, row: SourceRow, seen: Map<string, number>): string {
  if (key.length > 0) return keyText(key.map((name) => row[name]));
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(row)))
    .digest('hex')
    .slice(0, 32);
  const count = (seen.get(digest) ?? 0) + 1;
  seen.set(digest, count);
  return count === 1 ? digest : `${digest} ${count}`;
}

function keyText(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : JSON.stringify(values.map(String));
}

type Lookups = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the keys of rows by the values of another column, for references to such a column. */
async function keysByColumn({ resources }: TablesPlan, readRows: ReadRows): Promise<Lookups> {
  const lookups = new Map<string, ReadonlyMap<string, string>>();
  for (const { target } of resources.flatMap(({ fields }) => fields)) {
    const other = resources.find(({ name }) => name === target?.resource);
    if (!target || !other || lookups.has(lookupName(target))) continue;
    const { key, table } = other;
    if (key.length === 1 && key[0] === target.column) continue;
    const keys = new Map<string, string>();
    for await (const row of readRows(table, [...new Set([...key, target.column])]))
      keys.set(String(row[target.column]), keyText(key.map((name) => row[name])));
    lookups.set(lookupName(target), keys);
  }
  return lookups;
}

function lookupName({ resource, column }: { readonly resource: string; readonly column: string }): string {
  return `${resource} ${column}`;
}

/** Returns the items of the lists of references by the key of the record that has the list. */
async function itemsOf(
  { join, own, other, resource }: PlannedList,
  readRows: ReadRows,
): Promise<ReadonlyMap<string, readonly SourceKey[]>> {
  const found = new Map<string, SourceKey[]>();
  const [mine = '', theirs = ''] = [own.columns[0], other.columns[0]];
  for await (const row of readRows(join, [mine, theirs])) {
    const key = String(row[mine]);
    const items = found.get(key) ?? [];
    items.push(new SourceKey(resource, String(row[theirs])));
    found.set(key, items);
  }
  return found;
}
