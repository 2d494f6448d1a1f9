import { isObject } from '@tuyen/model';
import type { DraftFile, DraftNote, ImportOptions } from '../draft.ts';
import { chooseTables, type JoinTable, type NamedTable } from './choose-tables.ts';
import { isReservedField, snakeName, uniqueName } from './names.ts';
import { inOrder, withoutRequiredCircles } from './order.ts';
import type { PlannedField, PlannedList, PlannedResource, PlannedTarget, TablesPlan } from './plan.ts';
import type { Column, ForeignKey, Table, Tables } from './table.ts';

/** Decides what becomes of every table and column. Pure: the same tables give the same plan. */
export function planTables(source: Tables, options: ImportOptions): TablesPlan {
  const chosen = chooseTables(source, options);
  const notes = [...chosen.notes];
  const planned = chosen.resources.map((named) => planResource(named, chosen.resources, source, options, notes));
  const withLists = planned.map((resource) => ({
    ...resource,
    lists: chosen.joins.flatMap((join) => listOf(join, resource, chosen.resources, options.previous)),
  }));
  for (const { table } of chosen.joins) {
    const owner = withLists.find(({ lists }) => lists.some(({ join }) => join === table));
    const list = owner?.lists.find(({ join }) => join === table);
    if (owner && list)
      notes.push({
        code: 'TUY889',
        place: table.name,
        message: `becomes the list ${owner.name}.${list.name}`,
      });
  }
  const resources = inOrder(withoutRequiredCircles(withLists, notes));
  return { resources, leftOut: chosen.leftOut, notes };
}

/** Columns for which every record of the server has a system field. */
const OF_SYSTEM: ReadonlySet<string> = new Set(['created_at', 'updated_at', 'version', 'created_by']);
const SECRET = /^(?:password|passwd|pwd|password_hash|secret|token|api_key|access_token)$/u;
const AMOUNT =
  /(?:^|_)(?:amount|price|total|fee|fees|cost|costs|subtotal|betrag|preis|summe|montant|prix|tien|gia|phi)(?:_|$)/u;
const COUNTED = /(?:^|_)(?:count|number|items|quantity|qty|percent|rate|hours|days|seats|so_luong)(?:_|$)/u;

function planResource(
  { table, name }: NamedTable,
  resources: readonly NamedTable[],
  { ownsKeys, tables }: Tables,
  options: ImportOptions,
  notes: DraftNote[],
): PlannedResource {
  const key = keyOf(table, ownsKeys, notes);
  const taken = new Set<string>();
  const fields: PlannedField[] = [];
  for (const column of table.columns) {
    const place = `${table.name}.${column.name}`;
    const wanted = snakeName(column.name);
    const target = targetOf(table, column, resources, tables, notes);
    if (ownsKeys && isIdOnly(table, key, column, target)) continue;
    const reason = reasonAgainst(column, wanted, ownsKeys, target);
    if (reason !== undefined) {
      notes.push({ code: 'TUY881', place, message: reason });
      continue;
    }
    const free = isReservedField(wanted) ? `legacy_${wanted}` : wanted;
    const field = uniqueName(free, taken, '_');
    if (field !== wanted) {
      const message = `is named ${field}, because ${isReservedField(wanted) ? `"${wanted}" belongs to the system` : 'another column gives the same name'}`;
      notes.push({ code: 'TUY882', place, message });
    }
    taken.add(field);
    const secret = SECRET.test(wanted);
    if (secret) notes.push({ code: 'TUY888', place, message: 'is a secret field, whose values are not copied' });
    const money = isMoney(column, wanted, target, options);
    if (money)
      notes.push({ code: 'TUY884', place, message: `is read as money in ${options.region?.currency.code ?? ''}` });
    if (column.type === 'local-date-time')
      notes.push({
        code: 'TUY885',
        place,
        message: `has no time zone; times are read in ${options.region?.timeZone ?? 'UTC'}`,
      });
    fields.push({
      name: field,
      column,
      required:
        !column.nullable &&
        column.default === undefined &&
        !column.filled &&
        !column.generated &&
        !secret &&
        table.kind === 'table',
      unique: isUnique(table, column),
      money,
      secret,
      ...(target && { target }),
    });
  }
  return { name, table, key, fields: apartFromJoins(fields, table, notes), lists: [], readOnly: table.kind === 'view' };
}

function keyOf(table: Table, ownsKeys: boolean, notes: DraftNote[]): readonly string[] {
  const { key, partitionedBy = [], uniques, name } = table;
  if (key.length === 0) return uniques.toSorted((one, other) => one.length - other.length)[0] ?? [];
  if (key.length === 1 || !ownsKeys) return key;
  const own = key.filter((column) => !partitionedBy.includes(column));
  if (own.length === 1 && own.length < key.length) {
    const message = `is keyed by ${own[0]} alone, without the partition column ${partitionedBy.join(', ')}`;
    notes.push({ code: 'TUY883', place: name, message });
    return own;
  }
  notes.push({ code: 'TUY883', place: name, message: `has the key ${key.join(', ')}, which no rule keeps unique` });
  return key;
}

/** Returns whether a column is only the id of a record: a number or a UUID that says nothing else. */
function isIdOnly(
  table: Table,
  key: readonly string[],
  { name, type }: Column,
  target: PlannedTarget | undefined,
): boolean {
  return (
    table.kind === 'table' && key.length === 1 && key[0] === name && !target && (type === 'integer' || type === 'uuid')
  );
}

function reasonAgainst(
  { type, declared }: Column,
  name: string,
  ownsKeys: boolean,
  target: PlannedTarget | undefined,
): string | undefined {
  if (type === 'unknown') return `has the type ${declared === '' ? 'bytes' : declared}, which no field can store`;
  if (ownsKeys && !target && OF_SYSTEM.has(name)) return `is left out, because every record has "${name}" already`;
  return undefined;
}

function targetOf(
  table: Table,
  column: Column,
  resources: readonly NamedTable[],
  tables: readonly Table[],
  notes: DraftNote[],
): PlannedTarget | undefined {
  const place = `${table.name}.${column.name}`;
  const keys = table.foreignKeys.filter(({ columns }) => columns.includes(column.name));
  const single = keys.find(({ columns }) => columns.length === 1);
  if (!single) {
    const [wide] = keys;
    if (wide) {
      const message = `is a part of a foreign key of ${wide.columns.length} columns to ${wide.table}`;
      notes.push({ code: 'TUY886', place, message });
    }
    return undefined;
  }
  const found = resources.find((one) => one.table.name === single.table);
  if (!found) {
    const isThere = tables.some(({ name }) => name === single.table);
    const message = `refers to ${single.table}, which ${isThere ? 'is not imported' : 'does not exist'}`;
    notes.push({ code: 'TUY886', place, message });
    return undefined;
  }
  return { resource: found.name, table: single.table, column: single.references[0] ?? '' };
}

function isUnique({ key, uniques }: Table, { name }: Column): boolean {
  return [key, ...uniques].some((columns) => columns.length === 1 && columns[0] === name);
}

function isMoney(
  { type, scale }: Column,
  name: string,
  target: PlannedTarget | undefined,
  { region }: ImportOptions,
): boolean {
  if (!region || region.currency.code === 'XXX' || target) return false;
  const { minorUnit } = region.currency;
  const hasDigits = type === 'decimal' ? scale === minorUnit : type === 'integer' && minorUnit === 0;
  return hasDigits && AMOUNT.test(name) && !COUNTED.test(name);
}

/** Renames fields whose name the server uses for a referenced record: `city`, if `city_id` is a reference. */
function apartFromJoins(fields: readonly PlannedField[], table: Table, notes: DraftNote[]): readonly PlannedField[] {
  const joined = new Set(fields.flatMap(({ name, target }) => (target ? [name.replace(/_id$/u, '')] : [])));
  const taken = new Set(fields.map(({ name }) => name));
  return fields.map((field) => {
    if (field.target || !joined.has(field.name)) return field;
    const name = uniqueName(`${field.name}_text`, taken, '_');
    taken.add(name);
    const message = `is named ${name}, because answers show the record of ${field.name}_id as "${field.name}"`;
    notes.push({ code: 'TUY882', place: `${table.name}.${field.column.name}`, message });
    return { ...field, name };
  });
}

/**
 * Returns the list of references that a join table adds to a resource. Returns nothing if the other table gets the
 * list.
 */
function listOf(
  { table, keys }: JoinTable,
  resource: PlannedResource,
  resources: readonly NamedTable[],
  previous: ImportOptions['previous'],
): readonly PlannedList[] {
  const [one, other] = ownerFirst(table, keys, resources, previous);
  const target = resources.find((each) => each.table.name === other.table);
  if (one.table !== resource.table.name || !target) return [];
  const column = snakeName(other.columns[0] ?? '').replace(/_(?:id|key|code|no)$/u, '');
  const taken = new Set(resource.fields.map(({ name }) => name));
  const name = uniqueName(`${column}_ids`, taken, '_');
  return [{ name, join: table, own: one, other, resource: target.name }];
}

/**
 * Orders the two foreign keys of a join table: the table of the first key gets the list. This is the table that had the
 * list in the last import, else the table with fewer rows, else the table whose name begins the name of the join table.
 */
function ownerFirst(
  join: Table,
  keys: JoinTable['keys'],
  resources: readonly NamedTable[],
  previous: ImportOptions['previous'],
): JoinTable['keys'] {
  const [first, second] = keys;
  const swapped: JoinTable['keys'] = [second, first];
  const tableOf = (key: ForeignKey) => resources.find(({ table }) => table.name === key.table);
  const [one, other] = [tableOf(first), tableOf(second)];
  if (!one || !other) return keys;
  const had = (from: NamedTable, to: NamedTable) =>
    previous?.files.some(
      ({ path, value }) => path.endsWith(`/${from.name}.json`) && listsIn(value).includes(to.name),
    ) === true;
  if (had(one, other)) return keys;
  if (had(other, one)) return swapped;
  if (one.table.rows !== other.table.rows) return one.table.rows < other.table.rows ? keys : swapped;
  const start = (table: Table) => join.plain.toLowerCase().startsWith(table.plain.toLowerCase());
  return start(other.table) && !start(one.table) ? swapped : keys;
}

/** Returns the resources to which a drafted resource has lists of references. */
function listsIn({ schema }: DraftFile['value']): readonly unknown[] {
  const properties = isObject(schema) && isObject(schema['properties']) ? Object.values(schema['properties']) : [];
  return properties.flatMap((one) => (isObject(one) && one['type'] === 'array' ? [one['x-reference']] : []));
}
