import { createHash } from 'node:crypto';
import { composedValue, isObject, type Model } from '@tuyen/model';
import {
  type Connection,
  fillKeys,
  isKeyColumn,
  name,
  parseObject,
  type SqlRow,
  type SqlValue,
  type Table,
} from '@tuyen/server/extension';
import { Problem } from '@tuyen/server/domain';
import type { ClockState } from '../clock.ts';

/** Signing keys of the server are not exported. */
const OWN = new Set(['_facts']);

function modelHash(model: Model): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}

/**
 * Exports the clock and all rows of a namespace as JSON lines: a header, then one line per row.
 * @param connection no other write may run during the export, or the rows would be inconsistent: read everything within
 * one turn of the event loop, or inside one transaction
 */
export async function writeState(model: Model, connection: Connection, clock: ClockState): Promise<string> {
  const tables = [...(await tablesOf(connection))];
  const found = await Promise.all(
    tables.map(([table, columns]) => connection.rows(`SELECT ${columns.map(name).join(', ')} FROM ${name(table)}`)),
  );
  const counts: Record<string, number> = {};
  const lines: string[] = [];
  for (const [index, [table]] of tables.entries()) {
    const rows = found[index] ?? [];
    counts[table] = rows.length;
    for (const row of rows) lines.push(JSON.stringify({ table, row }, plain));
  }
  const header = { tuyen: 'state', version: 1, model: modelHash(model), clock, tables: counts };
  return `${[JSON.stringify(header), ...lines].join('\n')}\n`;
}

/**
 * Replaces all rows with the rows of a state file.
 * @param connection an open transaction; the caller rolls it back if this function throws
 * @param known tables of this server
 * @returns the clock in the file
 * @throws 422 that names the invalid line
 */
export async function readState(
  model: Model,
  connection: Connection,
  known: ReadonlyMap<string, Table>,
  text: string,
): Promise<ClockState> {
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const { clock, counts } = headerIn(first, modelHash(model));
  const tables = await tablesOf(connection);
  for (const table of tables.keys()) await connection.run(`DELETE FROM ${name(table)}`);
  for (const [index, line] of lines.entries()) {
    const at = index + 2;
    const { table, row: given } = parsed(line, at);
    const row = composedValue(given);
    const columns = tables.get(String(table));
    if (!columns) throw unfit(at, `table ${String(table)}`);
    if (!isObject(row)) throw unfit(at, 'row');
    const unknown = Object.keys(row).find((column) => !columns.includes(column));
    if (unknown !== undefined) throw unfit(at, `${String(table)}.${unknown}`);
    if (typeof row['_doc'] === 'string') parsed(row['_doc'], at);
    const values = Object.entries(row).map(([column, value]) => bound(value, at, `${String(table)}.${column}`));
    const into = Object.keys(row).map(name).join(', ');
    const places = values.map(() => '?').join(', ');
    await connection
      .run(`INSERT INTO ${name(String(table))} (${into}) VALUES (${places})`, values)
      .catch((error: unknown) => {
        throw unfit(at, error instanceof Error ? error.message : String(table));
      });
    counts.set(String(table), (counts.get(String(table)) ?? 0) - 1);
  }
  const short = [...counts].find(([, left]) => left !== 0);
  if (short) throw unfit(1, `tables.${short[0]}`);
  await fillKeys(connection, known, new Set(known.keys()));
  return clock;
}

/** Returns the column names by table. Search indexes and sort keys are omitted, because they derive from the rows. */
async function tablesOf(connection: Connection): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await connection.rows<SqlRow & { table: string; column: string }>(
    `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c
     WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite!_%' ESCAPE '!' AND c.hidden = 0
     ORDER BY t.name, c.cid`,
  );
  const tables = Map.groupBy(
    found.filter(({ table }) => !OWN.has(table)),
    ({ table }) => table,
  );
  return new Map(
    [...tables].map(([table, columns]) => [
      table,
      columns.map(({ column }) => column).filter((column) => !isKeyColumn(column)),
    ]),
  );
}

function headerIn(line: string, hash: string): { readonly clock: ClockState; readonly counts: Map<string, number> } {
  const { tuyen, version, model, clock, tables } = parsed(line, 1);
  if (tuyen !== 'state' || version !== 1 || !isObject(tables)) throw unfit(1, '"tuyen": "state", "version": 1');
  if (model !== hash) throw new Problem(422, 'qa_state_model', {}, { model: { code: 'qa_state_model' } });
  const { offset, fixed } = isObject(clock) ? clock : {};
  if (typeof offset !== 'number' || (fixed !== undefined && typeof fixed !== 'number')) throw unfit(1, 'clock');
  return { clock: { offset, fixed }, counts: new Map(Object.entries(tables).map(([table, n]) => [table, Number(n)])) };
}

function parsed(line: string, at: number): Readonly<Record<string, unknown>> {
  try {
    return parseObject(line);
  } catch {
    throw unfit(at, 'JSON');
  }
}

function plain(_key: string, value: unknown): unknown {
  return value instanceof Uint8Array ? { $base64: Buffer.from(value).toString('base64') } : value;
}

function bound(value: unknown, at: number, place: string): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  const base64 = isObject(value) ? value['$base64'] : undefined;
  if (typeof base64 === 'string') {
    const bytes = Buffer.from(base64, 'base64');
    // Encode again and compare, because Node ignores characters that are not base64.
    if (bytes.toString('base64') === base64) return bytes;
  }
  throw unfit(at, place);
}

function unfit(line: number, place: string): Problem {
  const params = { line, place };
  return new Problem(422, 'qa_state_line', params, { [`lines.${line}`]: { code: 'qa_state_line', params } });
}
