import type { Connection, SqlValue } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';

export interface NewUpload {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
  /** Creator of the file, as returned by `creatorOf`; null if the server itself stores the file. */
  readonly madeBy: string | null;
}

export async function insertUpload(connection: Connection, upload: NewUpload): Promise<void> {
  const params = new Params(connection.engine);
  const values = params.list(stored(upload));
  await connection.run(`INSERT INTO "_uploads" (${COLUMNS.join(', ')}) VALUES (${values})`, params.values);
}

export async function insertUploads(connection: Connection, uploads: readonly NewUpload[]): Promise<void> {
  if (connection.copy) return connection.copy('"_uploads"', COLUMNS, uploads.map(stored));
  for (const upload of uploads) await insertUpload(connection, upload);
}

const COLUMNS = ['"id"', '"name"', '"type"', '"size"', '"bytes"', '"at"', '"made_by"'];

function stored({ id, name, type, bytes, at, madeBy }: NewUpload): readonly SqlValue[] {
  return [id, name, type, bytes.byteLength, bytes, at.getTime(), madeBy];
}
