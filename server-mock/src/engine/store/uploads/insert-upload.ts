import type { Connection } from '../database/connection.ts';
import { Params } from '../database/sql-text.ts';

export interface NewUpload {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly at: Date;
  /** `creatorOf` an actor; null for the server itself. */
  readonly madeBy: string | null;
}

/** Stores a file beside the records; the connection may be that of a transaction. */
export async function insertUpload(connection: Connection, upload: NewUpload): Promise<void> {
  const { id, name, type, bytes, at, madeBy } = upload;
  const params = new Params(connection.engine);
  const values = params.list([id, name, type, bytes.byteLength, bytes, at.getTime(), madeBy]);
  await connection.run(
    `INSERT INTO "_uploads" ("id", "name", "type", "size", "bytes", "at", "made_by") VALUES (${values})`,
    params.values,
  );
}
