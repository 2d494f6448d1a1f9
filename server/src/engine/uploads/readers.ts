import { resourceNamed, slugFor } from '@tuyen/model';
import type { Caller, Services } from '../domain.ts';
import { name, type SqlRow } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { ATTACHED_TO_RECORD } from '../store/uploads/attachments.ts';
import type { HasRecords } from '../store/store.ts';
import type { Identity } from '../identity/index.ts';

export interface ClaimParts extends Pick<Services, 'auth' | 'model'>, HasRecords {
  readonly identity: Identity;
}

export interface UploadClaim {
  readonly uploadId: string;
  readonly resource: string;
  readonly recordId: string;
  readonly field: string;
}

export async function claimsOf(engine: ClaimParts, ids: readonly string[]): Promise<readonly UploadClaim[]> {
  if (ids.length === 0) return [];
  const { database } = engine.records;
  const params = new Params(database.engine);
  const rows = await database.rows(
    `SELECT "upload_id", "resource", "record_id", "field" FROM "_upload_claims" WHERE "upload_id" IN (${params.list(ids)}) ORDER BY "id"`,
    params.values,
  );
  return rows
    .map(claim)
    .filter((one) => isOfAttachment(engine, one) || fieldOf(engine, one.resource, one.field) !== undefined);
}

const claim = (row: SqlRow): UploadClaim => ({
  uploadId: String(row['upload_id']),
  resource: String(row['resource']),
  recordId: String(row['record_id']),
  field: String(row['field']),
});

function isOfAttachment(engine: ClaimParts, { resource, field }: UploadClaim): boolean {
  return field === ATTACHED_TO_RECORD && resourceNamed(engine.model, resource)?.attachments === true;
}

function fieldOf(engine: ClaimParts, resource: string, field: string) {
  return resourceNamed(engine.model, resource)?.fields.find((each) => each.name === field && !each.writeOnly);
}

export function isPublic(engine: ClaimParts, { resource, field }: UploadClaim): boolean {
  return fieldOf(engine, resource, field)?.public === true;
}

export function isOwnAccount(engine: ClaimParts, { actor }: Caller, claim: UploadClaim): boolean {
  if (claim.field === ATTACHED_TO_RECORD) return false;
  return (
    actor.kind === 'staff' && actor.userId === claim.recordId && claim.resource === engine.model.identity.users.resource
  );
}

/**
 * Tests whether the caller can read the record that uses an upload. The same permission and offices are required as for
 * the record's page. Everyone can see their own account.
 */
export async function mayReadClaim(engine: ClaimParts, caller: Caller, claim: UploadClaim): Promise<boolean> {
  const resource = resourceNamed(engine.model, claim.resource);
  if (!resource) return false;
  if (isOwnAccount(engine, caller, claim)) return true;
  if (!engine.auth.may(caller, slugFor(resource.module, 'show'))) return false;
  if (resource.scope !== 'office' || caller.readableOffices === undefined) return true;
  const { database } = engine.records;
  const params = new Params(database.engine);
  const [office] = await database.texts(
    `SELECT "office_id" FROM ${name(resource.name)} WHERE "id" = ${params.add(claim.recordId)}`,
    params.values,
  );
  if (office === undefined) return false;
  if (caller.readableOffices.includes(office)) return true;
  // Callers in offices below the record's office can also read a singleton, because these offices inherit values from
  // it.
  if (!resource.singleton || caller.officeId === null) return false;
  return (await engine.identity.accounts()).offices.above(caller.officeId).includes(office);
}
