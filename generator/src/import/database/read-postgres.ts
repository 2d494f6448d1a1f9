import type { Client } from 'pg';
import { ImportError } from '../draft.ts';
import type { Column, ForeignKey, SourceRow, Table, Tables } from '../tables/table.ts';
import { readCheck } from './checks.ts';
import { typeOf } from './declared-type.ts';
import { constantDefault, isFilled } from './default-value.ts';

/** Milliseconds that a statement may run. */
const PATIENCE = 60_000;
const FETCHED = 1000;

/** Reads the catalog of a PostgreSQL database in a read-only transaction. */
export async function readPostgres(url: string, from: string): Promise<Tables> {
  return reading(url, from, async (client) => {
    const all = async (sql: string) => (await client.query<CatalogRow>(sql)).rows;
    return tablesOf(await all(RELATIONS), await all(COLUMNS), await all(CONSTRAINTS), await all(DOMAINS));
  });
}

export async function* readPostgresRows(
  url: string,
  from: string,
  table: Table,
  columns: readonly string[],
): AsyncIterable<SourceRow> {
  const client = await connect(url, from);
  try {
    const wanted = columns.map((name) => {
      const column = table.columns.find((one) => one.name === name);
      return `${asText(quoted(name), column)} AS ${quoted(name)}`;
    });
    const schema = table.name === table.plain ? 'public' : table.name.slice(0, -table.plain.length - 1);
    const place = `${quoted(schema)}.${quoted(table.plain)}`;
    await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${wanted.join(', ')} FROM ${place}`);
    for (;;) {
      const { rows } = await client.query<Record<string, string | null>>(`FETCH ${FETCHED} FROM rows`);
      yield* rows;
      if (rows.length < FETCHED) return;
    }
  } catch (error) {
    throw failure(from, error);
  } finally {
    await client.end();
  }
}

async function reading<T>(url: string, from: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(url, from);
  try {
    return await work(client);
  } catch (error) {
    throw failure(from, error);
  } finally {
    await client.end();
  }
}

async function connect(url: string, from: string): Promise<Client> {
  const { Client: PgClient } = await import('pg');
  try {
    const client = new PgClient({ connectionString: url, connectionTimeoutMillis: 10_000 });
    await client.connect();
    // Nothing can write in this session, whatever the account may do.
    await client.query(`SET default_transaction_read_only = on; SET statement_timeout = ${PATIENCE}`);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return client;
  } catch (error) {
    throw failure(from, error);
  }
}

/** Returns an error without the address of the database, which can contain a password. */
function failure(from: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  const code = error instanceof Error && 'code' in error && reason === 'AggregateError' ? String(error.code) : reason;
  return new ImportError(`The database ${from} cannot be read: ${code}.`, 'Check its address, account and password.');
}

type CatalogRow = Readonly<Record<string, unknown>>;

/** Tables and views outside of the system's schemas and of extensions. */
const RELATIONS = `
  SELECT c.oid::int8::text AS oid, n.nspname AS schema, c.relname AS name, c.relkind AS kind,
    obj_description(c.oid, 'pg_class') AS comment, c.reltuples::float8 AS rows,
    (SELECT p.relname FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent WHERE i.inhrelid = c.oid LIMIT 1) AS parent,
    (SELECT array_agg(a.attname::text) FROM pg_partitioned_table t JOIN pg_attribute a
       ON a.attrelid = t.partrelid AND a.attnum = ANY (t.partattrs) WHERE t.partrelid = c.oid) AS partitioned_by
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND n.nspname !~ '^pg_(toast|temp)' AND c.relpersistence <> 't'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  ORDER BY n.nspname, c.relname`;

const COLUMNS = `
  SELECT a.attrelid::int8::text AS relation, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    t.typname AS type_name, t.typtype AS type_kind, t.oid::int8::text AS type_oid,
    CASE WHEN t.typtype = 'd' THEN format_type(t.typbasetype, t.typtypmod) END AS base,
    a.attnotnull OR t.typnotnull AS required, a.attgenerated::text AS generated, a.attidentity::text AS identity,
    COALESCE(pg_get_expr(d.adbin, d.adrelid), t.typdefault) AS given, col_description(a.attrelid, a.attnum) AS comment,
    (SELECT array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_enum e WHERE e.enumtypid = t.oid) AS labels
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped
  ORDER BY a.attrelid, a.attnum`;

const CONSTRAINTS = `
  SELECT k.conrelid::int8::text AS relation, k.contype::text AS kind, pg_get_constraintdef(k.oid) AS definition,
    k.confrelid::int8::text AS target, names.own, names.other
  FROM pg_constraint k, LATERAL (SELECT
    (SELECT array_agg(a.attname::text ORDER BY u.position) FROM unnest(k.conkey) WITH ORDINALITY u(number, position)
       JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.number) AS own,
    (SELECT array_agg(a.attname::text ORDER BY u.position) FROM unnest(k.confkey) WITH ORDINALITY u(number, position)
       JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.number) AS other) names
  WHERE k.conrelid <> 0 AND k.contype IN ('p', 'u', 'f', 'c')
  UNION ALL
  SELECT i.indrelid::int8::text, 'u', '', '0', (SELECT array_agg(a.attname::text ORDER BY a.attname) FROM pg_attribute a
      WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)), NULL
  FROM pg_index i
  WHERE i.indisunique AND NOT i.indisprimary AND i.indpred IS NULL AND i.indexprs IS NULL
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)
  ORDER BY 1, 2, 3, 5`;

const DOMAINS = `
  SELECT contypid::int8::text AS type, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE contypid <> 0 AND contype = 'c' ORDER BY conname`;

function tablesOf(
  relations: readonly CatalogRow[],
  columns: readonly CatalogRow[],
  constraints: readonly CatalogRow[],
  domains: readonly CatalogRow[],
): Tables {
  const nameOf = ({ schema, name }: CatalogRow) =>
    schema === 'public' ? String(name) : `${String(schema)}.${String(name)}`;
  const names = new Map(relations.map((row) => [String(row['oid']), nameOf(row)]));
  const parts = relations.filter(({ parent }) => parent !== null);
  const tables = relations
    .filter(({ parent }) => parent === null)
    .map((row): Table => {
      const { oid, kind, comment, rows, partitioned_by: partitionedBy } = row;
      const isOf = ({ relation }: CatalogRow) => relation === oid;
      const own = constraints.filter(isOf);
      const checks = own.filter((one) => one['kind'] === 'c').map(({ definition }) => String(definition));
      const keysOf = (type: string) => own.filter((one) => one['kind'] === type);
      return {
        name: nameOf(row),
        plain: String(row['name']),
        kind: kind === 'v' || kind === 'm' ? 'view' : 'table',
        ...(typeof comment === 'string' && { comment }),
        columns: columns.filter(isOf).map((column) => columnOf(column, checks, domains)),
        key: textsIn(keysOf('p')[0]?.['own']),
        uniques: keysOf('u')
          .map((one) => textsIn(one['own']))
          .filter((each) => each.length > 0),
        foreignKeys: keysOf('f').map((one): ForeignKey => ({
          columns: textsIn(one['own']),
          table: names.get(String(one['target'])) ?? '',
          references: textsIn(one['other']),
        })),
        rows: Math.max(0, Number(rows)),
        ...(Array.isArray(partitionedBy) && { partitionedBy: textsIn(partitionedBy) }),
      };
    });
  const withPartitions = tables.map((table) => ({ ...table, ...sharedKeys(table, parts, constraints, names) }));
  const skipped = parts.map((row) => ({ place: nameOf(row), reason: `is a partition of ${String(row['parent'])}` }));
  return { tables: withPartitions, skipped, ownsKeys: true, inEnglish: true };
}

/** Adds the foreign keys that only the partitions of a table declare. Older databases have them there. */
function sharedKeys(
  table: Table,
  parts: readonly CatalogRow[],
  constraints: readonly CatalogRow[],
  names: ReadonlyMap<string, string>,
): Pick<Table, 'foreignKeys'> {
  const known = new Set(table.foreignKeys.map(({ columns }) => columns.join()));
  const own = new Set(parts.filter(({ parent }) => parent === table.plain).map(({ oid }) => oid));
  const found = new Map<string, ForeignKey>();
  for (const { relation, kind, own: mine, other, target } of constraints) {
    const columns = textsIn(mine);
    if (kind !== 'f' || !own.has(relation) || known.has(columns.join())) continue;
    found.set(columns.join(), { columns, table: names.get(String(target)) ?? '', references: textsIn(other) });
  }
  return { foreignKeys: [...table.foreignKeys, ...found.values()] };
}

function columnOf(row: CatalogRow, checks: readonly string[], domains: readonly CatalogRow[]): Column {
  const { name, type, type_name: typeName, type_kind: kind, type_oid: oid, base, comment } = row;
  const given = typeof row['given'] === 'string' ? row['given'] : null;
  const ofDomain = domains
    .filter((one) => one['type'] === oid)
    .map((one) => readCheck(String(one['definition']), 'VALUE'));
  const ofTable = checks.map((check) => readCheck(check, String(name)));
  const labels = textsIn(row['labels']);
  const generated = row['generated'] !== '';
  const constant = generated ? undefined : constantDefault(given);
  const read = kind === 'e' ? { type: 'text' as const, declared: String(type) } : typeOf(String(base ?? type));
  return {
    name: String(name),
    ...read,
    declared: String(type),
    nullable: row['required'] !== true,
    ...(constant !== undefined && { default: constant }),
    filled: !generated && (isFilled(given) || row['identity'] !== ''),
    generated,
    ...(typeof comment === 'string' && { comment }),
    ...Object.assign({}, ...ofDomain, ...ofTable),
    ...(labels.length > 0 && { values: labels, valuesName: String(typeName) }),
  };
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Reads values as text, because the driver would lose digits of numbers and the time zone of times. */
function asText(column: string, described: Column | undefined): string {
  // PostgreSQL prints the type money with the currency sign of the server's locale.
  if (described?.declared === 'money') return `${column}::numeric::text`;
  switch (described?.type) {
    case 'date-time':
      return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'local-date-time':
      return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;
    case 'json':
    case 'text-list':
      return `to_jsonb(${column})::text`;
    default:
      return `${column}::text`;
  }
}
