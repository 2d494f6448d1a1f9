import { type Field, isInteroperable, mapObjects, type Model, objectsIn } from '@tuyen/model';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Migration, Row } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { openAjv } from '../../validation/ajv.ts';
import type { Connection } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import {
  rowFromStored,
  DOC,
  encode,
  publicRecord,
  SEARCH,
  searchText,
  type StoredRow,
  type Table,
} from '../tables/columns.ts';
import { valuesOfColumns, nestedOf } from '../tables/rebuild.ts';
import { keyOf } from '../tables/sort-keys.ts';
import { convert } from './convert.ts';
import type { TableChange } from './difference.ts';
import { followNamesInRow } from './follow-names.ts';
import { changeNested } from './nested-fields.ts';
import type { SlugRenames } from './follow-slugs.ts';
import { openFindings } from './findings.ts';
import { type MigrationObstacle, RefusedChange } from './refused.ts';
import { fillValue } from './row-work.ts';

export const PAGE = 500;

export interface Rewriting {
  readonly model: Model;
  readonly migrations: readonly Migration[];
  readonly slugs: SlugRenames;
  /**
   * Sentence at the end of a failed migration's error message. It states what has been changed, for example `Nothing
   * was changed.`
   */
  readonly outcome?: string;
}

type RawRow = StoredRow & { readonly id: string };

export interface Rewriter {
  rewritten(raw: RawRow): Row;
  findings(): readonly MigrationObstacle[];
}

export async function rewriteRows(
  connection: Connection,
  table: Table,
  change: TableChange,
  rewriting: Rewriting,
): Promise<readonly MigrationObstacle[]> {
  const rewriter = openRewriter(table, change, rewriting);
  for await (const raw of rowsOf(connection, table)) {
    const row = rewriter.rewritten(raw);
    // After the first row that does not fit, rows are only checked and not written. The transaction is rolled back
    // anyway, and PostgreSQL would reject such a row.
    if (rewriter.findings().length === 0) await writeRow(connection, table, raw, row);
  }
  return rewriter.findings();
}

/**
 * Checks whether every row can be converted to the new schemas, without writing any row. The table must still have its
 * earlier columns.
 * @returns the rows that cannot be converted
 */
export async function checkConvertibleRows(
  connection: Connection,
  table: Table,
  change: TableChange,
  rewriting: Rewriting,
): Promise<readonly MigrationObstacle[]> {
  const rewriter = openRewriter(table, change, rewriting);
  for await (const raw of rowsOf(connection, table)) rewriter.rewritten(raw);
  return rewriter.findings();
}

async function* rowsOf(connection: Connection, table: Table): AsyncIterable<RawRow> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const page: readonly RawRow[] = await readPage(connection, table, after);
    after = page.length === PAGE ? page.at(-1)?.id : undefined;
    yield* page;
  }
}

export async function readPage(
  connection: Connection,
  table: Table,
  after: string,
  { lock = false, size = PAGE } = {},
): Promise<readonly RawRow[]> {
  const params = new Params(connection.engine);
  const locked = lock && connection.engine === 'postgres' ? ' FOR NO KEY UPDATE' : '';
  return connection.rows<RawRow>(
    `SELECT * FROM ${table.name} WHERE "id" > ${params.add(after)} ORDER BY "id" LIMIT ${size}${locked}`,
    params.values,
  );
}

export function openRewriter(
  table: Table,
  change: TableChange,
  { model, migrations, slugs, outcome = 'Nothing was changed.' }: Rewriting,
): Rewriter {
  const { resource } = table;
  const ajv = openAjv(model);
  const checks = change.checked.map((field) => [field, ajv.compile(field.schema)] as const);
  const misfits = openSecretChecks(ajv, change);
  const findings = openFindings(resource);
  const steps = migrations.flatMap(({ name: step, rows }) => {
    const work = rows[resource.name];
    return work ? [{ step, work }] : [];
  });
  const young = change.added.filter((field) => !change.returned.includes(field));
  const toFill = [...new Set([...change.returned, ...change.needed])];

  function migrate(raw: RawRow, row: Row, hidden: Map<string, unknown>): void {
    for (const { step, work } of steps) {
      try {
        const given = work({ ...left(raw, change.gone), ...row, ...Object.fromEntries(hidden) });
        for (const [key, value] of Object.entries(given ?? {})) {
          if (!table.column.has(key)) throw new Error(`"${key}" is not a field of ${resource.name}`);
          row[key] = value;
          hidden.delete(key);
        }
      } catch (error) {
        throw new RefusedChange(
          `The migration "${step}" failed at ${resource.name} ${raw.id}: ${error instanceof Error ? error.message : String(error)}. ${outcome}`,
        );
      }
    }
  }

  return {
    findings: findings.all,
    rewritten(found) {
      const raw = withDocument(table, found);
      const nested = followNamesInRow(resource.fields, nestedOf(table, raw), model.enums);
      const stored = valuesOfColumns(table, raw);
      const row: Row = { ...stored };
      // A custom migration gets the row as it was before the change, without the defaults of new columns.
      for (const { name } of young) delete row[name];
      // Values in the JSON document take precedence over values in the columns. Fields that the schemas do not define
      // have already been removed.
      for (const [name, value] of Object.entries(decoded(table, raw, model))) row[name] = value;
      Object.assign(row, nested);
      const hidden = secretsBefore(raw, row, change.retyped);
      for (const field of change.retyped) row[field.name] = convert(field, row[field.name], model.languages);
      migrate(raw, row, hidden);
      for (const [field, inner] of change.nested)
        row[field.name] = changeNested(field, row[field.name], inner, model.languages);
      for (const { name } of young) if (isEmpty(row[name])) row[name] = stored[name];
      for (const field of toFill) if (isEmpty(row[field.name])) row[field.name] = fillValue(resource, field);
      slugs.follow(row, resource.name);
      for (const path of [...hidden.keys(), ...misfits(row)]) findings.note(path, 'secret', row);
      for (const field of change.needed) if (isEmpty(row[field.name])) findings.note(field.name, 'empty', row);
      for (const [field, validate] of checks) {
        const value = mapObjects(field, row[field.name], (object, fields) => {
          for (const inner of fields) if (inner.readOnly || inner.writeOnly) delete object[inner.name];
          return object;
        });
        if (!isEmpty(value) && !validate(value)) findings.note(field.name, 'value', row, row[field.name]);
      }
      return row;
    },
  };
}

/** Returns the name that an old column has while its values are converted to the new type of the field. */
export function before(field: string): string {
  return `${field}~before`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/**
 * If the `_doc` of a row is empty, returns the row with a document built from its columns. While the type of a field is
 * being changed, the value comes from the old column, because the new column is still empty.
 */
export function withDocument<R extends StoredRow>(table: Table, raw: R): R {
  if (raw._doc !== '') return raw;
  const values = valuesOfColumns(table, raw);
  for (const { field } of table.columns) {
    const earlier = raw[before(field.name)];
    if (!isEmpty(earlier)) values[field.name] = earlier;
  }
  return { ...raw, _doc: JSON.stringify(publicRecord(table, values)) };
}

/** Returns a stored row as a record. Uses the current names of fields and enum values, and includes secrets. */
function decoded(table: Table, raw: StoredRow, model: Model): Row {
  const { fields } = table.resource;
  const followed: Record<string, unknown> = {
    ...raw,
    _doc: JSON.stringify(followNamesInRow(fields, parseObject(raw._doc), model.enums)),
  };
  for (const { field, json } of table.secrets) {
    const value = raw[field.name];
    if (!json || value === null || value === undefined) continue;
    const stored: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    followed[field.name] = JSON.stringify(followNamesInRow([field], { [field.name]: stored }, model.enums)[field.name]);
  }
  return rowFromStored(table, { ...followed, _doc: String(followed['_doc']) });
}

/**
 * Returns the old values of secret fields whose type changes, by current field name. They are read from the old
 * columns, because the JSON document does not contain secrets.
 */
function secretsBefore(raw: Readonly<Row>, row: Readonly<Row>, retyped: readonly Field[]): Map<string, unknown> {
  return new Map(
    retyped.flatMap(({ name }): [string, unknown][] => {
      const value = raw[before(name)];
      return isEmpty(value) || !isEmpty(row[name]) ? [] : [[name, value]];
    }),
  );
}

function openSecretChecks(ajv: Ajv2020, { nested }: TableChange): (row: Readonly<Row>) => readonly string[] {
  const retyped = [...nested.values()].flatMap((inside) => [...inside.retyped]);
  const checks = new Map(
    retyped.filter(({ writeOnly }) => writeOnly).map((field) => [field, ajv.compile(field.schema)]),
  );
  if (checks.size === 0) return () => [];
  return (row) =>
    objectsIn([...nested.keys()], row).flatMap(({ object, fields, role }) =>
      fields
        .filter((field) => !isEmpty(object[field.name]) && checks.get(field)?.(object[field.name]) === false)
        .map(({ name }) => `${role}${name}`),
    );
}

/** Returns the values of removed fields that are still stored, so that migrations can read them. */
function left(raw: Readonly<Row>, gone: readonly string[]): Row {
  const doc = parseObject(String(raw['_doc']));
  return Object.fromEntries(gone.map((field) => [field, doc[field] ?? raw[field]]));
}

/**
 * Replaces the values of a row. A number that JavaScript had to round is not written, so that the database keeps its
 * exact value.
 */
export async function writeRow(
  connection: Connection,
  table: Table,
  raw: Readonly<Row> & { readonly id: string },
  row: Row,
): Promise<void> {
  const params = new Params(connection.engine);
  const set = table.columns.flatMap((column) => {
    const value = encode(column, row[column.field.name], connection.engine);
    const isRounded = typeof value === 'number' && !isInteroperable(value) && value === raw[column.field.name];
    return isRounded ? [] : [`${column.name} = ${params.add(value)}`];
  });
  for (const column of table.keyed) set.push(`${column.key} = ${params.add(keyOf(column, row[column.field.name]))}`);
  set.push(`${DOC} = ${params.add(JSON.stringify(publicRecord(table, row)))}`);
  set.push(`${SEARCH} = ${params.add(searchText(table, row))}`);
  const id = params.add(raw.id);
  await connection.run(`UPDATE ${table.name} SET ${set.join(', ')} WHERE "id" = ${id}`, params.values);
}
