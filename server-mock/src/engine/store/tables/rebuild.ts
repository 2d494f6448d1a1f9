import { type Field, hasSecretInside, kindOf, walkFields } from '@tuyen/model';
import { createHash } from 'node:crypto';
import type { Row } from '../../domain.ts';
import type { Table } from './columns.ts';
import { keepFact } from './facts.ts';
import type { Connection } from '../database/connection.ts';

/**
 * Returns the resources whose `_doc` and `_search` must be written anew: their fields, secrets or search have changed since the last
 * start. New fields alone change neither.
 * @param added names of new fields, by resource
 */
export async function changedShapes(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  added: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const known = await storedShapes(connection);
  const changed = [...tables].filter(([resource, table]) => {
    const before = known.get(`shape:${resource}`);
    const { fields } = table.resource;
    const older = fields.filter((field) => !added.get(resource)?.has(field.name));
    // Earlier builds did not sort the fields.
    const same = [fields.toSorted(byName), older.toSorted(byName), older].map(fingerprintOf);
    return before !== undefined && !same.includes(before);
  });
  return new Set(changed.map(([resource]) => resource));
}

/** Stores the shapes that the rows have now. */
export async function keepShapes(connection: Connection, tables: ReadonlyMap<string, Table>): Promise<void> {
  const known = await storedShapes(connection);
  for (const [resource, { resource: described }] of tables) {
    const [fact, shape] = [`shape:${resource}`, fingerprintOf(described.fields.toSorted(byName))];
    if (known.get(fact) !== shape) await keepFact(connection, fact, shape);
  }
}

async function storedShapes(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const facts = await connection.rows<{ name: string; value: string }>(
    `SELECT "name", "value" FROM "_facts" WHERE "name" LIKE 'shape:%'`,
  );
  return new Map(facts.map(({ name, value }) => [name, value]));
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
