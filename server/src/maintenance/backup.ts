import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { name } from '../engine/store/database/connection.ts';
import { isKeyColumn } from '../engine/store/tables/key-columns.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { tablesOf } from './tables.ts';

export interface Backup {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a consistent snapshot of all rows to a compressed file of JSON lines. Each table has a line, followed by lines
 * with its rows; the last line has the number of rows. A server may continue to write during the backup. The file
 * appears only when it is complete.
 */
export async function backUp(databaseUrl: string, file: string): Promise<Backup> {
  const written = { tables: 0, rows: 0 };
  const unfinished = `${file}.part`;
  try {
    await readSnapshot(databaseUrl, (snapshot) =>
      pipeline(Readable.from(lines(snapshot, written)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return written;
}

async function* lines(snapshot: Snapshot, written: { tables: number; rows: number }): AsyncIterable<string> {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  yield line({ tuyen: 'backup', version: 1, engine: snapshot.engine, at: new Date().toISOString() });
  for (const table of await tablesOf(snapshot)) {
    const columns = await columnsOf(snapshot, table);
    yield line({ table, columns });
    written.tables += 1;
    const all = columns.map(([column]) => name(column)).join(', ');
    for await (const rows of snapshot.pages(`SELECT ${all} FROM ${name(table)}`)) {
      written.rows += rows.length;
      yield line({ rows: rows.map((row) => columns.map(([column]) => portable(row[column]))) });
    }
  }
  yield line({ end: true, rows: written.rows });
}

function portable(value: unknown): unknown {
  return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value;
}

/**
 * Returns the name and type of each column. Leaves out columns with sort keys, because the server computes them again
 * at startup.
 */
async function columnsOf(snapshot: Snapshot, table: string): Promise<readonly (readonly [string, string])[]> {
  const text = `'${table.replaceAll("'", "''")}'`;
  const rows = await snapshot.rows(
    snapshot.engine === 'sqlite'
      ? `SELECT name, type FROM pragma_table_info(${text})`
      : `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ${text} ORDER BY ordinal_position`,
  );
  return rows
    .map((row) => [String(row['name']), String(row['type'])] as const)
    .filter(([column]) => !isKeyColumn(column));
}
