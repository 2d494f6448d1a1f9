import { type Field, kindOf } from '@tuyen/model';
import type { Actor, Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';
import type { SqlRow } from '../store/database/connection.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/database/sql-text.ts';
import { uploadIdIn } from '../store/uploads/upload-address.ts';
import { type UploadReference, uploadReferencesIn, uploadFields } from '../store/uploads/upload-references.ts';
import { creatorOf } from './creator.ts';

/**
 * Milliseconds after an upload during which a record can start to use the uploaded file. Later, the server deletes a
 * file that no record uses.
 */
export const CLAIMABLE_MS = 24 * 3_600_000;

/**
 * Checks the uploads in file and image fields of a request body. A field may contain an upload that it already
 * contains, or a new upload of the same caller that no record uses yet. The field must accept the type of the file.
 * Uploads are locked until the transaction ends, so that two records cannot claim the same one. Values set by the
 * server are not checked.
 * @param before the record before the change; undefined for a new one
 * @throws 422 with the path of each invalid value
 */
export async function checkUploads(
  rows: Rows,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  fields: readonly Field[],
  before: Readonly<Row> | undefined,
  given: Readonly<Row>,
): Promise<void> {
  const maker = creatorOf(actor);
  if (maker === undefined) return;
  const fresh = uploadFields(fields).flatMap((field) => {
    if (given[field.name] === before?.[field.name]) return [];
    const known = new Set(uploadReferencesIn(field, before?.[field.name]).map(({ address }) => address));
    return uploadReferencesIn(field, given[field.name]).filter(({ address }) => !known.has(address));
  });
  if (fresh.length === 0) return;
  const waiting = await waitingUploads(
    rows,
    fresh.map(({ address }) => address),
  );
  const errors: Record<string, FieldError> = {};
  for (const { path, field, address } of fresh) {
    const upload = waiting.get(uploadIdIn(address) ?? '');
    const usable = upload?.['made_by'] === maker && Number(upload['at']) > now.getTime() - CLAIMABLE_MS;
    // The error must not reveal whether the upload exists or who made it.
    if (!usable) errors[path] = { code: 'upload_unknown' };
    else if (!takes(field, String(upload['type']))) errors[path] = { code: 'upload_type' };
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, 'validation_failed', {}, errors);
}

/** Locks the uploads of these addresses and returns those that no record uses yet, by id. */
export async function waitingUploads(rows: Rows, addresses: readonly string[]): Promise<ReadonlyMap<string, SqlRow>> {
  const ids = [...new Set(addresses.map(uploadIdIn))].filter((id) => id !== undefined).sort();
  if (ids.length === 0) return new Map();
  const { connection } = rows;
  const locked = new Params(rows.engine);
  const lock = rows.engine === 'postgres' ? ' ORDER BY "id" FOR UPDATE' : '';
  const uploads = await connection.rows(
    `SELECT "id", "type", "at", "made_by" FROM "_uploads" WHERE "id" IN (${locked.list(ids)})${lock}`,
    locked.values,
  );
  // Query the records that use the uploads only after the uploads are locked. Before that, another transaction may hold
  // the lock and store a new use.
  const params = new Params(rows.engine);
  const taken = new Set(
    await connection.texts(
      `SELECT "upload_id" FROM "_upload_claims" WHERE "upload_id" IN (${params.list(ids)})`,
      params.values,
    ),
  );
  return new Map(uploads.map((row) => [String(row['id']), row] as const).filter(([id]) => !taken.has(id)));
}

function takes(field: UploadReference['field'], type: string): boolean {
  const accept = field.accept.length > 0 ? field.accept : kindOf(field).accepts;
  return !accept || accept.some((rule) => rule === type || (rule.endsWith('/*') && type.startsWith(rule.slice(0, -1))));
}
