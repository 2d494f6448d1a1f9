import { type Field, hasSecretInside, kindOf, walkFields } from '@tuyen/model';
import { createHash } from 'node:crypto';
import type { Row } from '../../domain.ts';
import { decode, DOC, publicRecord, SEARCH, searchText, type StoredRow, type Table } from './columns.ts';
import type { Connection } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';

/**
 * `_doc` and `_search` depend on the schema. If fields, their secrets or their search have changed since the last start, both are
 * rebuilt from the columns. New fields alone change neither.
 * @param rewritten resources whose rows were written anew already
 * @param added names of new fields, by resource
 */
export async function rebuildChanged(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  rewritten: ReadonlySet<string>,
  added: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Promise<void> {
  const facts = await connection.rows(`SELECT "name", "value" FROM "_facts" WHERE "name" LIKE 'shape:%'`);
  const known = new Map(facts.map((fact) => [fact['name'], fact['value']]));
  for (const table of tables.values()) {
    const name = `shape:${table.resource.name}`;
    const shape = fingerprintOf(table.resource.fields.toSorted(byName));
    const before = known.get(name);
    if (before === shape) continue;
    const older = table.resource.fields.filter((field) => !added.get(table.resource.name)?.has(field.name));
    // Earlier builds did not sort them.
    const isSame = before === fingerprintOf(older.toSorted(byName)) || before === fingerprintOf(older);
    if (known.has(name) && !isSame && !rewritten.has(table.resource.name)) await rebuild(connection, table);
    const params = new Params(connection.engine);
    await connection.run(
      `INSERT INTO "_facts" ("name", "value") VALUES (${params.list([name, shape])})
       ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`,
      params.values,
    );
  }
}

function byName(one: Field, other: Field): number {
  return one.name < other.name ? -1 : 1;
}

function fingerprintOf(fields: readonly Field[]): string {
  const shapes = fields.map((field) => {
    const shape = [field.name, field.kind, field.writeOnly, field.searchable];
    return hasSecretInside(field) ? [...shape, secretsIn(field)] : shape;
  });
  return createHash('sha256').update(JSON.stringify(shapes)).digest('base64url');
}

/** The paths of the secrets in a field. */
function secretsIn(field: Field): readonly string[] {
  return walkFields('fields' in field ? field.fields : []).flatMap(([path, { writeOnly }]) =>
    writeOnly ? [path] : [],
  );
}

async function rebuild(connection: Connection, table: Table): Promise<void> {
  const rows = await connection.rows<StoredRow & { id: string }>(`SELECT * FROM ${table.name}`);
  for (const raw of rows) {
    const row: Row = { ...columnsOf(table, raw), ...decode(table, raw), ...nestedOf(table, raw) };
    const params = new Params(connection.engine);
    const doc = params.add(JSON.stringify(publicRecord(table, row)));
    const search = params.add(searchText(table, row));
    const id = params.add(raw.id);
    await connection.run(
      `UPDATE ${table.name} SET ${DOC} = ${doc}, ${SEARCH} = ${search} WHERE "id" = ${id}`,
      params.values,
    );
  }
}

/** Values from the columns, for fields that the old JSON does not contain. */
export function columnsOf(table: Table, raw: Readonly<Row>): Row {
  const row: Row = {};
  for (const { field, json } of table.columns) {
    const value = raw[field.name];
    if (value === null || value === undefined) continue;
    if (json && typeof value === 'string' && fromSqlite(raw)) row[field.name] = JSON.parse(value);
    else row[field.name] = kindOf(field).sql.postgres === 'boolean' ? Boolean(value) : value;
  }
  return row;
}

/** Those of nested fields: the old JSON does not contain what was a secret in them. */
export function nestedOf(table: Table, raw: Readonly<Row>): Row {
  const nested = table.columns.filter(({ field }) => 'fields' in field);
  return columnsOf({ ...table, columns: nested }, raw);
}

/** SQLite returns JSON columns as text; PostgreSQL returns them parsed. `_row` exists only on SQLite. */
function fromSqlite(raw: Readonly<Row>): boolean {
  return '_row' in raw;
}
