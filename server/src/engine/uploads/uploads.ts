import { composed } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Actor, Auth, Clock, Upload, Uploads } from '../domain.ts';
import { type MessageParams, Problem } from '../problem.ts';
import type { Connection } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { insertUpload } from '../store/uploads/insert-upload.ts';
import { newUploadId, storedAddress } from '../store/uploads/upload-address.ts';
import { CLAIMABLE_MS } from './check.ts';
import { filePart } from './form.ts';
import { creatorOf } from './creator.ts';
import { OPEN_FOR, type Signing } from './signing.ts';
import { checkedContent } from './sniff.ts';

export const MAX_BYTES = 8 * 1024 * 1024;
const ACCEPT: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface UploadStore extends Uploads {
  readonly signing: Signing;
  read(id: string): Promise<StoredFile | undefined>;
  removeOrphans(): Promise<void>;
}

/** Stores files in the database, so that every process finds them and backups include them. */
export function openUploads(parts: {
  readonly database: Connection;
  readonly clock: Clock;
  readonly auth: Auth;
  readonly signing: Signing;
}): UploadStore {
  const { database, clock, auth, signing } = parts;

  async function insert(
    file: { readonly name: string; readonly type: string; readonly bytes: Uint8Array },
    by: Actor,
  ): Promise<Upload> {
    const id = newUploadId();
    const now = clock.now();
    const at = now.getTime();
    const { type, bytes } = file;
    const name = cleanName(file.name);
    await insertUpload(database, { id, name, type, bytes, at: now, madeBy: creatorOf(by) ?? null });
    const signed = signing.address(id, 'waiting', at + OPEN_FOR.waiting, at);
    return { id, url: storedAddress(id), name, type, size: bytes.byteLength, ...signed };
  }

  return {
    signing,

    async receive(request: FastifyRequest, options = {}) {
      const by = options.by ?? (await auth.caller(request)).actor;
      const maxBytes = options.maxBytes ?? MAX_BYTES;
      const part = await filePart(request, maxBytes);
      if (part?.tooLarge)
        throw refused(413, 'upload_too_large', { megabytes: Math.round((maxBytes / 1024 / 1024) * 10) / 10 });
      if (!part || part.bytes.length === 0) throw refused(422, 'upload_missing');
      const { bytes, name } = part;
      const checked = await checkedContent(bytes, options.accept ?? ACCEPT);
      if (!checked) throw refused(422, 'upload_type');
      return insert({ name, ...checked }, by);
    },

    put: (file, by = { kind: 'system' }) => insert(file, by),

    async read(id) {
      const params = new Params(database.engine);
      const [row] = await database.rows<{ name: string; type: string; bytes: Uint8Array }>(
        `SELECT "name", "type", "bytes" FROM "_uploads" WHERE "id" = ${params.add(id)}`,
        params.values,
      );
      return row && { ...row, bytes: Buffer.from(row.bytes) };
    },

    async removeOrphans() {
      const params = new Params(database.engine);
      // Deletes an upload only an hour after request bodies can no longer refer to it. The hour protects uploads of
      // requests that are still running.
      const before = params.add(clock.now().getTime() - CLAIMABLE_MS - 3_600_000);
      await database.run(
        `DELETE FROM "_uploads" WHERE "at" < ${before}
         AND NOT EXISTS (SELECT 1 FROM "_upload_claims" AS c WHERE c."upload_id" = "_uploads"."id")`,
        params.values,
      );
    },
  };
}

function refused(status: number, code: string, params: MessageParams = {}): Problem {
  return new Problem(status, code, params, { file: { code, params } });
}

function cleanName(name: string): string {
  const last = composed(name).split(/[/\\]/u).at(-1) ?? '';
  return last.replace(/[\p{C}"]/gu, '').slice(0, 200) || 'file';
}
