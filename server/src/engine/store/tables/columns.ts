import { hasSecretInside, type Field, isObject, kindOf, type Model, type Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { objectIn } from '../../json-object.ts';
import { type Engine, name, type SqlValue } from '../database/connection.ts';
import { withoutSecrets, withSecrets } from './secrets.ts';
import { fold } from '../database/text-keys.ts';
import { keyColumn } from './sort-keys.ts';
import { alwaysSorted, askedFields, sortedByHeads } from './sorted-fields.ts';

/**
 * How a resource lies in its table: a column a field, by which rows are found, sorted and reported on, and `_doc`, the record
 * as the API answers it (JSON, secrets left out), so that reading is handing out a text. `_search` is what `q` looks in.
 */
export interface Table {
  readonly resource: Resource;
  /** Quoted. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly column: ReadonlyMap<string, Column>;
  readonly searchable: readonly string[];
  /** Fields that tabs and tiles ask for. */
  readonly asked: readonly string[];
  /** Those with a column of keys beside them. */
  readonly keyed: readonly Column[];
  /** What `_doc` leaves out, completely or in part. */
  readonly secrets: readonly Column[];
  /** SQL of the record's JSON: `_doc`, with the defaults of fields that are younger than the row. See `withReadDefaults`. */
  readonly doc: string;
}

export interface Column {
  readonly field: Field;
  /** Quoted. */
  readonly name: string;
  readonly type: string;
  /** Lists and objects, stored as JSON. */
  readonly json: boolean;
  /** The language in whose order it is sorted; undefined: by bytes, where that is the same or the values are no words. */
  readonly collation: string | undefined;
  /** The column of its sort keys, quoted. Undefined: it has none, and where there is a collation, the key is computed. */
  readonly key: string | undefined;
  readonly sortable: boolean;
  /** Something in it is left out of answers. */
  readonly secretInside: boolean;
}

export const DOC = '"_doc"';
export const SEARCH = '"_search"';

/** The tables of all resources, by name. */
export function tablesOf(model: Model, engine: Engine): ReadonlyMap<string, Table> {
  const [language = 'en'] = model.languages;
  return new Map(
    model.resources.map((resource) => [
      resource.name,
      tableOf(resource, engine, language, askedFields(model, resource)),
    ]),
  );
}

/** @param language in whose order texts are sorted, where rows are read in an order; default that of the Unicode standard */
export function tableOf(resource: Resource, engine: Engine, language = 'und', asked: readonly string[] = []): Table {
  const indexed = new Set([...alwaysSorted(resource), ...sortedByHeads(resource)]);
  const columns = resource.fields.map((field) => columnOf(field, engine, language, indexed.has(field.name)));
  return {
    resource,
    name: name(resource.name),
    columns,
    column: new Map(columns.map((column) => [column.field.name, column])),
    searchable: resource.fields.filter((field) => field.searchable && !field.writeOnly).map((field) => field.name),
    asked,
    keyed: columns.filter(({ key }) => key !== undefined),
    secrets: columns.filter((column) => column.field.writeOnly || column.secretInside),
    doc: DOC,
  };
}

function columnOf(field: Field, engine: Engine, language: string, indexed: boolean): Column {
  const kind = kindOf(field);
  const json = kind.sql.postgres === 'jsonb';
  const sortable = kind.sortable && !json;
  const collation = isCollated(field, language) ? language : undefined;
  const keyed = engine === 'sqlite' && indexed && sortable && collation !== undefined;
  return {
    field,
    name: name(field.name),
    type: sqlType(field, engine),
    json,
    collation,
    key: keyed ? name(keyColumn(field.name)) : undefined,
    sortable,
    secretInside: hasSecretInside(field),
  };
}

/** Values of an enumeration that both orders agree on are cheaper to compare by bytes, and so are ids. */
function isCollated(field: Field, language: string): boolean {
  if (field.name === 'id' || !kindOf(field).collated) return false;
  if (!('values' in field)) return true;
  const values = field.values.map(String);
  return values.toSorted().join() !== values.toSorted(new Intl.Collator(language).compare).join();
}

function sqlType(field: Field, engine: Engine): string {
  const { sqlite, postgres: type } = kindOf(field).sql;
  if (engine === 'sqlite') return sqlite;
  // Texts compare by bytes, as on SQLite; sorting names its own collation.
  return type === 'text' ? 'text COLLATE "C"' : type;
}

/** A value as it is bound for its column. */
export function encode(column: Column, value: unknown, engine: Engine): SqlValue {
  if (value === undefined || value === null) return null;
  if (column.json) return JSON.stringify(value);
  if (typeof value === 'boolean') return engine === 'sqlite' ? Number(value) : value;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** The record as answers carry it: without its secrets, without fields that have no value. */
export function publicRecord(table: Table, row: Row): Row {
  const record: Row = {};
  for (const { field, secretInside } of table.columns) {
    const value = row[field.name];
    if (field.writeOnly || value === undefined || value === null) continue;
    record[field.name] = secretInside ? withoutSecrets(field, value) : value;
  }
  return record;
}

/** What `q` searches: the searchable fields' texts, folded, each on its own line; null where a resource has none. */
export function searchText(table: Table, row: Row): string | null {
  if (table.searchable.length === 0) return null;
  return table.searchable.map((field) => fold(String(row[field] ?? ''))).join('\n');
}

/** The record's JSON in a list of selected columns, under the name `_doc`. */
export function selectedDoc({ doc }: Table): string {
  return doc === DOC ? DOC : `${doc} AS ${DOC}`;
}

/** What is read of a row: its document, and its secrets in columns of their own. */
export type StoredRow = Readonly<Row> & { readonly _doc: string };

/** Under this key a row carries stored fields that this build does not know, because a newer one wrote them. Copies of the row have them. */
const UNKNOWN = Symbol('unknown fields');

/** A row as the store reads it: the answered record and beside it its secrets. */
export function decode(table: Table, raw: StoredRow): Row {
  const row = objectIn(raw._doc);
  for (const key of Object.keys(row)) if (!table.column.has(key)) setAside(row, key);
  for (const { field, json } of table.secrets) {
    const value = raw[field.name];
    if (value === null || value === undefined) continue;
    const stored: unknown = json && typeof value === 'string' ? JSON.parse(value) : value;
    row[field.name] = field.writeOnly ? stored : withSecrets(field, row[field.name], stored);
  }
  return row;
}

function setAside(row: Row, key: string): void {
  Reflect.set(row, UNKNOWN, { ...unknownIn(row), [key]: row[key] });
  delete row[key];
}

/** The stored fields of a row that this build does not know. */
export function unknownIn(row: Readonly<Row>): Readonly<Row> {
  const unknown: unknown = Reflect.get(row, UNKNOWN);
  return isObject(unknown) ? unknown : {};
}

/** Gives a row that replaces another one its unknown fields. */
export function withUnknown(row: Row, before: Readonly<Row>): Row {
  const unknown = unknownIn(before);
  if (Object.keys(unknown).length > 0) Reflect.set(row, UNKNOWN, unknown);
  return row;
}
