import type { Row } from '../../domain.ts';
import { uploadFields, uploadIdsIn } from './upload-references.ts';
import type { Table } from '../tables/columns.ts';
import { lockUntilCommit } from '../database/advisory-locks.ts';
import { type Connection, type Database, name } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';

export function holdsUploads({ resource }: Table): boolean {
  return uploadFields(resource.fields).length > 0;
}

/**
 * Stores the references of a record to uploads, in the transaction that writes the record. Callers who can read the
 * record can read these uploads. If no record refers to an upload any more, the upload is deleted.
 * @param before undefined for a new record
 * @param after undefined for a deleted record
 */
export async function noteClaims(
  connection: Connection,
  { resource }: Table,
  id: string,
  before: Readonly<Row> | undefined,
  after: Readonly<Row> | undefined,
): Promise<void> {
  const added: Claimed[] = [];
  for (const field of uploadFields(resource.fields)) {
    const [was, is] = [before?.[field.name], after?.[field.name]];
    if (was === is) continue;
    const [idsBefore, idsAfter] = [uploadIdsIn(field, was), uploadIdsIn(field, is)];
    for (const upload of idsAfter) if (!idsBefore.has(upload)) added.push([upload, resource.name, id, field.name]);
    for (const upload of idsBefore)
      if (!idsAfter.has(upload)) await drop(connection, upload, resource.name, id, field.name);
  }
  if (added.length > 0) await addClaims(connection, added);
}

/**
 * Deletes the stored references to uploads from all records whose id is lower than `before`. Uploads without a
 * reference are deleted later.
 */
export async function dropClaims(connection: Connection, resource: string, before: string): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_upload_claims" WHERE "resource" = ${params.add(resource)} AND "record_id" < ${params.add(before)}`,
    params.values,
  );
}

export async function noteNewClaims(connection: Connection, table: Table, rows: readonly Row[]): Promise<void> {
  const fields = uploadFields(table.resource.fields);
  const claims = rows.flatMap((row) =>
    fields.flatMap((field) =>
      [...uploadIdsIn(field, row[field.name])].map((upload): Claimed => [
        upload,
        table.resource.name,
        String(row['id']),
        field.name,
      ]),
    ),
  );
  for (let at = 0; at < claims.length; at += MOST_CLAIMS)
    await addClaims(connection, claims.slice(at, at + MOST_CLAIMS));
}

/**
 * Maximum number of references to uploads that one statement inserts, because both databases limit the number of
 * parameters.
 */
const MOST_CLAIMS = 1000;

export type Claimed = [upload: string, resource: string, record: string, field: string];

export async function addClaims(connection: Connection, claims: readonly Claimed[]): Promise<void> {
  const params = new Params(connection.engine);
  const rows = claims.map((claim) => `(${params.list(claim)})`).join(', ');
  await connection.run(
    `INSERT INTO "_upload_claims" ("upload_id", "resource", "record_id", "field") VALUES ${rows}
     ON CONFLICT DO NOTHING`,
    params.values,
  );
}

async function drop(
  connection: Connection,
  upload: string,
  resource: string,
  record: string,
  field: string,
): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_upload_claims" WHERE "upload_id" = ${params.add(upload)} AND "resource" = ${params.add(resource)}
     AND "record_id" = ${params.add(record)} AND "field" = ${params.add(field)}`,
    params.values,
  );
}

const FACT = 'upload-claims';

/**
 * Stores the claims of existing rows on uploads. These rows have no claims yet, if they are older than the claims or
 * older than the upload field. Runs again only if the set of upload fields changes.
 */
export async function claimExisting(database: Database, tables: ReadonlyMap<string, Table>): Promise<void> {
  const holding = [...tables.values()].filter(holdsUploads);
  const names = holding.flatMap(({ resource }) =>
    uploadFields(resource.fields).map((field) => `${resource.name}.${field.name}`),
  );
  const looked = names.toSorted().join(' ');
  await database.transaction(async (connection) => {
    await lockUntilCommit(connection, 'upload-claims');
    const [fact] = await connection.rows(`SELECT "value" FROM "_facts" WHERE "name" = '${FACT}'`);
    if (fact?.['value'] === looked) return;
    for (const table of holding) await claimRows(connection, table);
    const params = new Params(connection.engine);
    await connection.run(
      `INSERT INTO "_facts" ("name", "value") VALUES (${params.list([FACT, looked])})
       ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`,
      params.values,
    );
  });
}

async function claimRows(connection: Connection, table: Table): Promise<void> {
  const fields = uploadFields(table.resource.fields);
  const columns = fields.map((field) => name(field.name));
  const some = columns.map((column) => `${column} IS NOT NULL`).join(' OR ');
  const rows = await connection.rows(`SELECT "id", ${columns.join(', ')} FROM ${table.name} WHERE ${some}`);
  for (const raw of rows) {
    const row = Object.fromEntries(fields.map((field) => [field.name, jsonIn(raw[field.name])]));
    await noteClaims(connection, table, String(raw['id']), undefined, row);
  }
}

/** SQLite returns JSON as text; PostgreSQL returns it parsed. */
function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.startsWith('"') || value.startsWith('[') || value.startsWith('{') ? JSON.parse(value) : value;
}
