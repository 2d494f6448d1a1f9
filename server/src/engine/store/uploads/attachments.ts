import type { Connection } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';
import { addClaims } from './upload-claims.ts';

/** Stands for the name of a field in the references to attached uploads. No field can have this name. */
export const ATTACHED_TO_RECORD = '*attachments';

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly at: number;
  /** Creator of the upload, as returned by `creatorOf`. */
  readonly madeBy: string | undefined;
}

export interface AttachedTo {
  readonly resource: string;
  readonly id: string;
}

const whereOf = (params: Params, { resource, id }: AttachedTo): string =>
  `"resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)} AND "field" = ${params.add(ATTACHED_TO_RECORD)}`;

/** Returns the files that are attached to a record, the newest ones first. */
export async function attachmentsOf(
  queries: Pick<Connection, 'engine' | 'rows'>,
  of: AttachedTo,
  limit: number,
): Promise<readonly Attachment[]> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT u."id", u."name", u."type", u."size", u."at", u."made_by" FROM "_upload_claims" AS c
     JOIN "_uploads" AS u ON u."id" = c."upload_id" WHERE ${whereOf(params, of)} ORDER BY c."id" DESC LIMIT ${limit}`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    type: String(row['type']),
    size: Number(row['size']),
    at: Number(row['at']),
    madeBy: typeof row['made_by'] === 'string' ? row['made_by'] : undefined,
  }));
}

export async function countAttachments(queries: Pick<Connection, 'engine' | 'rows'>, of: AttachedTo): Promise<number> {
  const params = new Params(queries.engine);
  const where = whereOf(params, of);
  const [row] = await queries.rows(`SELECT count(*) AS "n" FROM "_upload_claims" WHERE ${where}`, params.values);
  return Number(row?.['n'] ?? 0);
}

export async function attach(connection: Connection, { resource, id }: AttachedTo, upload: string): Promise<void> {
  await addClaims(connection, [[upload, resource, id, ATTACHED_TO_RECORD]]);
}

/** Detaches one file from a record, or all files. The server deletes them later, like every upload without a record. */
export async function detach(connection: Connection, of: AttachedTo, upload?: string): Promise<void> {
  const params = new Params(connection.engine);
  const one = upload === undefined ? '' : `"upload_id" = ${params.add(upload)} AND `;
  await connection.run(`DELETE FROM "_upload_claims" WHERE ${one}${whereOf(params, of)}`, params.values);
}
