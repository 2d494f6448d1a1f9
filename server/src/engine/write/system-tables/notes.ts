import { Problem } from '../../problem.ts';
import type { Connection } from '../../store/database/connection.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface Note {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  /** Milliseconds since 1970, like all times in system tables. */
  readonly at: number;
  readonly editedAt: number | undefined;
}

export interface Noted {
  readonly resource: string;
  readonly id: string;
}

type Queries = Pick<Connection, 'engine' | 'rows'>;

export async function notesOn(queries: Queries, { resource, id }: Noted, limit: number): Promise<readonly Note[]> {
  const params = new Params(queries.engine);
  const rows = await queries.rows(
    `SELECT "id", "author", "text", "at", "edited_at" FROM "_notes"
     WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)} ORDER BY "at" DESC, "id" DESC LIMIT ${limit}`,
    params.values,
  );
  return rows.map((row) => ({
    id: String(row['id']),
    author: String(row['author']),
    text: String(row['text']),
    at: Number(row['at']),
    editedAt: row['edited_at'] === null ? undefined : Number(row['edited_at']),
  }));
}

export async function insertNote(connection: Connection, of: Noted, note: Omit<Note, 'editedAt'>): Promise<void> {
  const params = new Params(connection.engine);
  const values = params.list([note.id, of.resource, of.id, note.author, note.text, note.at]);
  const columns = '"id", "resource", "record_id", "author", "text", "at"';
  await connection.run(`INSERT INTO "_notes" (${columns}) VALUES (${values})`, params.values);
}

/** Changes the text of a note, or deletes the note if there is no text. */
export async function rewriteNote(
  connection: Connection,
  id: string,
  text: string | undefined,
  at: number,
): Promise<void> {
  const params = new Params(connection.engine);
  const sql =
    text === undefined
      ? `DELETE FROM "_notes" WHERE "id" = ${params.add(id)}`
      : `UPDATE "_notes" SET "text" = ${params.add(text)}, "edited_at" = ${params.add(at, 'bigint')} WHERE "id" = ${params.add(id)}`;
  await connection.run(sql, params.values);
}

/** @throws 404 if the record has no such note, 403 `note_of_another` if somebody else wrote it */
export async function assertOwnNote(connection: Connection, of: Noted, id: string, author: string): Promise<void> {
  const params = new Params(connection.engine);
  const [row] = await connection.rows(
    `SELECT "author" FROM "_notes" WHERE "id" = ${params.add(id)} AND "resource" = ${params.add(of.resource)} AND "record_id" = ${params.add(of.id)}`,
    params.values,
  );
  if (!row) throw new Problem(404, 'not_found');
  if (row['author'] !== author) throw new Problem(403, 'note_of_another');
}

export async function removeNotes(connection: Connection, { resource, id }: Noted): Promise<void> {
  const params = new Params(connection.engine);
  await connection.run(
    `DELETE FROM "_notes" WHERE "resource" = ${params.add(resource)} AND "record_id" = ${params.add(id)}`,
    params.values,
  );
}
