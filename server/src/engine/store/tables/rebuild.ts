import { type Field, hasSecretInside, kindOf, walkFields } from '@tuyen/model';
import { createHash } from 'node:crypto';
import type { Row } from '../../domain.ts';
import type { Table } from './columns.ts';
import { keepFact } from './facts.ts';
import type { Connection } from '../database/connection.ts';

/**
 * Maximum number of digests of field definitions that are stored for a table. They belong to the current build and to
 * earlier builds that may still be running.
 */
const REMEMBERED = 8;

/**
 * Returns the resources whose `_doc` and `_search` must be rewritten: their fields, secrets or searchable fields have
 * changed since the rows were last written. New fields alone require no rewrite. If an older build runs beside a newer
 * build and only their searchable fields differ, the older build keeps the rows of the newer build.
 * @param added names of new fields, by resource
 * @param back true if an older build replaces the newer build and therefore rewrites its rows
 */
export async function changedShapes(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  added: ReadonlyMap<string, ReadonlySet<string>>,
  back: boolean,
): Promise<ReadonlySet<string>> {
  const stored = await storedShapes(connection);
  const changed = [...tables].filter(
    ([
      resource,
      {
        resource: { fields },
      },
    ]) => {
      const known = stored.get(`shape:${resource}`);
      if (!known) return false;
      const older = fields.filter((field) => !added.get(resource)?.has(field.name));
      return !isPresent(known, fields) && !isPresent(known, older) && (back || !isEarlier(known, fields));
    },
  );
  return new Set(changed.map(([resource]) => resource));
}

export async function keepShapes(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  back: boolean,
): Promise<void> {
  const stored = await storedShapes(connection);
  for (const [resource, { resource: described }] of tables) {
    const { fields } = described;
    const known = stored.get(`shape:${resource}`) ?? [];
    if (isPresent(known, fields) || (!back && isEarlier(known, fields))) continue;
    const own = storedShape(fields);
    const all = [...known.filter((shape) => shape !== own), own];
    await keepFact(connection, `shape:${resource}`, all.slice(-REMEMBERED).join(' '));
  }
}

/**
 * Tests whether the rows were last written with the current field definitions, by comparing their fingerprints. Earlier
 * builds stored only the first part of a fingerprint, with the fields in schema order.
 */
function isPresent(known: readonly string[], fields: readonly Field[]): boolean {
  const [present] = known.at(-1)?.split('.') ?? [];
  return present === storedShape(fields).split('.')[0] || present === fingerprintOf(fields);
}

/**
 * Tests whether the rows were once written with these field definitions, and later builds have changed only the set of
 * searchable fields. If so, this build is an older build that runs beside a newer build.
 */
function isEarlier(known: readonly string[], fields: readonly Field[]): boolean {
  const own = storedShape(fields);
  const at = known.indexOf(own);
  const [, secrets] = own.split('.');
  return at >= 0 && known.slice(at).every((shape) => shape.split('.')[1] === secrets);
}

/**
 * Returns a text that changes if the fields change: a fingerprint of the fields, a dot, and a fingerprint that ignores
 * which fields are searchable. The order of the fields does not matter.
 */
function storedShape(fields: readonly Field[]): string {
  const sorted = fields.toSorted(byName);
  return `${fingerprintOf(sorted)}.${fingerprintOf(sorted.map((field) => ({ ...field, searchable: false })))}`;
}

async function storedShapes(connection: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const facts = await connection.rows<{ name: string; value: string }>(
    `SELECT "name", "value" FROM "_facts" WHERE "name" LIKE 'shape:%'`,
  );
  return new Map(facts.map(({ name, value }) => [name, value.split(' ')]));
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

function secretsIn(field: Field): readonly string[] {
  return walkFields('fields' in field ? field.fields : []).flatMap(([path, { writeOnly }]) =>
    writeOnly ? [path] : [],
  );
}

/** Reads the values of a row from its columns, because the earlier JSON document does not contain all fields. */
export function valuesOfColumns(table: Table, raw: Readonly<Row>): Row {
  const row: Row = {};
  for (const { field, json } of table.columns) {
    const value = raw[field.name];
    if (value === null || value === undefined) continue;
    if (json && typeof value === 'string' && fromSqlite(raw)) row[field.name] = JSON.parse(value);
    else row[field.name] = kindOf(field).sql.postgres === 'boolean' ? Boolean(value) : value;
  }
  return row;
}

/**
 * Reads the values of nested objects and lists from their columns. The earlier JSON document omits their secret fields,
 * but the current schemas may no longer define these fields as secret.
 */
export function nestedOf(table: Table, raw: Readonly<Row>): Row {
  const nested = table.columns.filter(({ field }) => 'fields' in field);
  return valuesOfColumns({ ...table, columns: nested }, raw);
}

/**
 * Returns whether a row comes from SQLite, because only SQLite has the column `_row`. SQLite returns JSON columns as
 * texts, PostgreSQL as parsed values.
 */
function fromSqlite(raw: Readonly<Row>): boolean {
  return '_row' in raw;
}
