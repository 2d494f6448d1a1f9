import { hasSecretInside, type Field, isObject, kindOf, type Model, type Resource } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { type Engine, name, type SqlValue } from '../database/connection.ts';
import { withoutSecrets, withSecrets } from './secrets.ts';
import { fold } from '../database/text-keys.ts';
import { keyColumn } from './key-columns.ts';
import { alwaysSorted, askedFields, sortedByHeads } from './sorted-fields.ts';

/**
 * Layout of a resource's table. Each field has a column for filters, sorting and reports. `_doc` contains the record as
 * the API returns it (JSON without secrets), so that reading returns stored text. `_search` contains the text that `q`
 * searches.
 */
export interface Table {
  readonly resource: Resource;
  readonly name: string;
  readonly columns: readonly Column[];
  readonly column: ReadonlyMap<string, Column>;
  readonly searchable: readonly string[];
  readonly asked: readonly string[];
  readonly keyed: readonly Column[];
  /** Columns whose values are secret or contain secrets. `_doc` omits the secrets. */
  readonly secrets: readonly Column[];
  /**
   * SQL expression of the record's JSON: `_doc` with the defaults of fields that are newer than the row. See
   * `withReadDefaults` and `withEmptyDocuments`.
   */
  readonly doc: string;
  /** Lowest id of the rows that are stored with an empty `_doc`. Undefined if every row has its document. */
  readonly emptyDocumentsFrom?: string;
}

export interface Column {
  readonly field: Field;
  readonly name: string;
  readonly type: string;
  readonly json: boolean;
  /**
   * Language in whose order the column is sorted. Undefined if sorting by bytes gives the same order, or if the values
   * are not words.
   */
  readonly collation: string | undefined;
  /**
   * Languages of the texts in a localized value, the default language first. Undefined for values that are not
   * localized.
   */
  readonly languages: readonly string[] | undefined;
  /**
   * Quoted name of the column with the sort keys. Undefined if no keys are stored. If the column has a collation, the
   * keys are then computed while sorting.
   */
  readonly key: string | undefined;
  readonly sortable: boolean;
  readonly secretInside: boolean;
}

export const DOC = '"_doc"';
export const SEARCH = '"_search"';

export function tablesOf(model: Model, engine: Engine): ReadonlyMap<string, Table> {
  const [language = 'en'] = model.languages;
  return new Map(
    model.resources.map((resource) => [
      resource.name,
      tableOf(resource, engine, language, askedFields(model, resource)),
    ]),
  );
}

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
  const languages = field.kind === 'localized-text' ? field.fields.map(({ name: tag }) => tag) : undefined;
  const sortable = kind.sortable && (!json || languages !== undefined);
  const collation = isCollated(field, language) ? language : undefined;
  const keyed = engine === 'sqlite' && indexed && sortable && !languages && collation !== undefined;
  return {
    field,
    name: name(field.name),
    type: sqlType(field, engine),
    json,
    collation,
    languages,
    key: keyed ? name(keyColumn(field.name)) : undefined,
    sortable,
    secretInside: hasSecretInside(field),
  };
}

/**
 * Tests whether a field must be sorted in the order of a language. For ids and most enums, sorting by bytes gives the
 * same order at a lower cost.
 */
function isCollated(field: Field, language: string): boolean {
  if (field.name === 'id' || !kindOf(field).collated) return false;
  if (!('values' in field)) return true;
  const values = field.values.map(String);
  return values.toSorted().join() !== values.toSorted(new Intl.Collator(language).compare).join();
}

function sqlType(field: Field, engine: Engine): string {
  const { sqlite, postgres: type } = kindOf(field).sql;
  if (engine === 'sqlite') return sqlite;
  // Texts are compared by bytes, so that filters behave as on SQLite. An ORDER BY states the collation of the language
  // explicitly.
  return type === 'text' ? 'text COLLATE "C"' : type;
}

export function encode(column: Column, value: unknown, engine: Engine): SqlValue {
  if (value === undefined || value === null) return null;
  if (column.json) return JSON.stringify(value);
  if (typeof value === 'boolean') return engine === 'sqlite' ? Number(value) : value;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

export function publicRecord(table: Table, row: Row): Row {
  const record: Row = {};
  for (const { field, secretInside } of table.columns) {
    const value = row[field.name];
    if (field.writeOnly || value === undefined || value === null) continue;
    record[field.name] = secretInside ? withoutSecrets(field, value) : value;
  }
  return record;
}

export function searchText(table: Table, row: Row): string | null {
  if (table.searchable.length === 0) return null;
  return table.searchable.map((field) => textsOf(row[field]).map(fold).join('\n')).join('\n');
}

/** Returns the texts of a value that the search looks through: of a localized text, those in every language. */
export function textsOf(value: unknown): readonly string[] {
  if (isObject(value)) return Object.values(value).map((one) => String(one ?? ''));
  return [String(value ?? '')];
}

export function selectedDoc({ doc }: Table): string {
  return doc === DOC ? DOC : `${doc} AS ${DOC}`;
}

export type StoredRow = Readonly<Row> & { readonly _doc: string };

/**
 * Key under which a row keeps stored fields that this build does not know, because a newer build wrote them. Copies of
 * the row keep them too.
 */
const UNKNOWN = Symbol('unknown fields');

export function rowFromStored(table: Table, raw: StoredRow): Row {
  const row = parseObject(raw._doc);
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

export function unknownIn(row: Readonly<Row>): Readonly<Row> {
  const unknown: unknown = Reflect.get(row, UNKNOWN);
  return isObject(unknown) ? unknown : {};
}

export function withUnknown(row: Row, before: Readonly<Row>): Row {
  const unknown = unknownIn(before);
  if (Object.keys(unknown).length > 0) Reflect.set(row, UNKNOWN, unknown);
  return row;
}
