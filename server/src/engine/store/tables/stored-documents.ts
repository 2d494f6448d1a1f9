import { isObject } from '@tuyen/model';
import type { Connection, Engine, SqlRow } from '../database/connection.ts';
import { leastId } from '../id-times.ts';
import { DOC, type Table } from './columns.ts';
import { keepFact } from './facts.ts';

/**
 * Lowest id from which rows have an empty `_doc`, by resource. The record of such a row is built from its columns. This
 * saves about half of the row's size. Only PostgreSQL stores rows like this, and only for resources that are stored by
 * month.
 */
export type EmptyDocuments = Readonly<Record<string, string>>;

const FACT = 'empty-documents';

/**
 * Milliseconds that this build waits before it stores rows with an empty `_doc`. Processes of an earlier build should
 * have ended by then.
 */
const DELAY = 7 * 24 * 3_600_000;

/** Column types whose values have exactly one JSON text. A `jsonb` column changes the order of members. */
const EXACT: ReadonlySet<string> = new Set(['text', 'text COLLATE "C"', 'bigint', 'boolean', 'date', 'timestamptz']);

export async function readEmptyDocuments(connection: {
  rows(sql: string): Promise<readonly SqlRow[]>;
}): Promise<EmptyDocuments> {
  const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
  const value: unknown = fact && JSON.parse(String(fact['value']));
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([resource, id]) => [resource, String(id)]));
}

/**
 * Decides and stores from which id on the rows of each resource have an empty `_doc`. In a new table, these are all
 * rows. In an existing table, these are the rows that are inserted at least a week from now.
 * @param created names of new tables
 * @param renamed earlier names of resources, by name
 */
export async function keepEmptyDocuments(
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  created: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
): Promise<EmptyDocuments> {
  if (connection.engine === 'sqlite') return {};
  const known = await readEmptyDocuments(connection);
  const from: Record<string, string> = { ...known };
  for (const [resource, table] of tables) {
    const before = created.has(resource) ? undefined : (known[resource] ?? known[renamed.get(resource) ?? '']);
    if (before !== undefined) from[resource] = before;
    else if (canBeBuilt(table)) from[resource] = created.has(resource) ? '' : leastId(new Date(Date.now() + DELAY));
  }
  if (JSON.stringify(from) !== JSON.stringify(known)) await keepFact(connection, FACT, JSON.stringify(from));
  return from;
}

export function withEmptyDocuments(
  tables: ReadonlyMap<string, Table>,
  from: EmptyDocuments,
  engine: Engine,
): ReadonlyMap<string, Table> {
  if (engine === 'sqlite') return tables;
  return new Map(
    [...tables].map(([resource, table]) => {
      const first = from[resource];
      if (first === undefined) return [resource, table];
      const doc = `CASE WHEN ${DOC} = '' THEN ${builtFrom(table)} ELSE ${table.doc} END`;
      return [resource, { ...table, doc, ...(canBeBuilt(table) && { emptyDocumentsFrom: first }) }];
    }),
  );
}

function canBeBuilt({ resource, columns, secrets }: Table): boolean {
  return resource.byMonth === true && secrets.length === 0 && columns.every(({ type }) => EXACT.has(type));
}

function builtFrom({ columns }: Table): string {
  const values = columns
    .filter(({ field, secretInside }) => !field.writeOnly && !secretInside)
    .map(({ name: column, type }) =>
      type === 'timestamptz'
        ? `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`
        : column,
    );
  return `(SELECT json_strip_nulls(row_to_json("record"))::text FROM (SELECT ${values.join(', ')}) AS "record")`;
}
