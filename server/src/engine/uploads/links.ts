import type { AuditEntry, Caller, Services } from '../domain.ts';
import { readingEntry } from '../audit/entries.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/database/sql-text.ts';
import { ATTACHED_TO_RECORD } from '../store/uploads/attachments.ts';
import { storedAddress } from '../store/uploads/upload-address.ts';
import { creatorOf } from './creator.ts';
import { type UploadClaim, type ClaimParts, claimsOf, isOwnAccount, mayReadClaim } from './readers.ts';
import { OPEN_FOR, type SignedAddress } from './signing.ts';
import type { Audit } from '../audit/audit.ts';
import type { UploadStore } from './uploads.ts';

export interface LinkParts extends Pick<Services, 'clock'>, ClaimParts {
  readonly audit: Audit;
  readonly uploads: Pick<UploadStore, 'signing'>;
}

/** Minimum remaining validity in milliseconds for a signed URL to be reused. */
const WORTH_GIVING = 60_000;

/**
 * Returns signed URLs for the uploads in `ids`. Leaves out uploads that the caller cannot open. An upload of a record
 * can be opened by callers who can read the record. An upload without a record can be opened only by the caller who
 * stored it. For each new URL of a record's upload, writes a log entry with the caller, the document and the record.
 * Does not log the caller's own picture.
 */
export async function openLinks(
  engine: LinkParts,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SignedAddress>> {
  const claims = Map.groupBy(await claimsOf(engine, ids), ({ uploadId }) => uploadId);
  const links = new Map<string, SignedAddress>();
  const readable: UploadClaim[] = [];
  for (const id of ids) {
    const found = await firstReadable(engine, caller, claims.get(id) ?? []);
    if (found) readable.push(found);
  }
  for (const [id, link] of await waitingLinks(
    engine,
    caller,
    ids.filter((each) => !claims.has(each)),
  ))
    links.set(id, link);
  for (const [id, link] of await recordLinks(engine, caller, readable)) links.set(id, link);
  return links;
}

async function firstReadable(
  engine: LinkParts,
  caller: Caller,
  claims: readonly UploadClaim[],
): Promise<UploadClaim | undefined> {
  for (const claim of claims) if (await mayReadClaim(engine, caller, claim)) return claim;
  return undefined;
}

async function waitingLinks(
  engine: LinkParts,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SignedAddress>> {
  const maker = creatorOf(caller.actor);
  if (ids.length === 0 || maker === undefined) return new Map();
  const { database } = engine.records;
  const now = engine.clock.now().getTime();
  const params = new Params(database.engine);
  const own = await database.rows(
    `SELECT "id", "at" FROM "_uploads" WHERE "id" IN (${params.list(ids)}) AND "made_by" = ${params.add(maker)}
     AND "at" > ${params.add(now - OPEN_FOR.waiting)}`,
    params.values,
  );
  return new Map(
    own.map((row) => {
      const id = String(row['id']);
      return [id, engine.uploads.signing.address(id, 'waiting', Number(row['at']) + OPEN_FOR.waiting, now)];
    }),
  );
}

async function recordLinks(
  engine: LinkParts,
  caller: Caller,
  claims: readonly UploadClaim[],
): Promise<ReadonlyMap<string, SignedAddress>> {
  const reader = creatorOf(caller.actor);
  if (claims.length === 0 || reader === undefined) return new Map();
  const now = engine.clock.now().getTime();
  const known = await openAddresses(engine, reader, now);
  const fresh = claims.filter(({ uploadId }) => !known.has(uploadId));
  const expiresAt = now + OPEN_FOR.held;
  if (fresh.length > 0) {
    await engine.records.transaction(async (rows) => {
      for (const { uploadId } of fresh) await remember(rows, uploadId, reader, expiresAt);
      const documents = fresh.filter((claim) => !isOwnAccount(engine, caller, claim));
      for (const entry of entriesFor(engine, caller, documents)) await engine.audit(rows, entry);
    });
  }
  const link = ({ uploadId }: UploadClaim) =>
    engine.uploads.signing.address(uploadId, 'held', known.get(uploadId) ?? expiresAt, now);
  return new Map(claims.map((claim) => [claim.uploadId, link(claim)]));
}

async function openAddresses(engine: LinkParts, reader: string, now: number): Promise<ReadonlyMap<string, number>> {
  const { database } = engine.records;
  const params = new Params(database.engine);
  const latest = params.add(now + WORTH_GIVING);
  // Ignore signed URLs whose expiry time is too far in the future: the clock may have been set back after the URL was
  // signed.
  const rows = await database.rows(
    `SELECT "upload_id", "expires_at" FROM "_upload_links" WHERE "expires_at" > ${latest}
     AND "expires_at" <= ${params.add(now + OPEN_FOR.held)} AND "reader" = ${params.add(reader)}`,
    params.values,
  );
  return new Map(rows.map((row) => [String(row['upload_id']), Number(row['expires_at'])]));
}

async function remember(rows: Rows, uploadId: string, reader: string, expiresAt: number): Promise<void> {
  const params = new Params(rows.engine);
  await rows.connection.run(
    `INSERT INTO "_upload_links" ("upload_id", "reader", "expires_at") VALUES (${params.list([uploadId, reader, expiresAt])})
     ON CONFLICT ("upload_id", "reader") DO UPDATE SET "expires_at" = excluded."expires_at"`,
    params.values,
  );
}

function entriesFor(engine: LinkParts, caller: Caller, claims: readonly UploadClaim[]): readonly AuditEntry[] {
  const entries = new Map<string, AuditEntry>();
  for (const { resource, recordId, field: of, uploadId } of claims) {
    const field = of === ATTACHED_TO_RECORD ? 'attachments' : of;
    const record = `${resource}/${recordId}`;
    const documents = entries.get(record)?.after ?? {};
    const after = { ...documents, [field]: [documents[field] ?? [], storedAddress(uploadId)].flat() };
    entries.set(
      record,
      readingEntry(caller, { resource, recordId, action: 'open-document', after }, engine.clock.now()),
    );
  }
  return [...entries.values()];
}
