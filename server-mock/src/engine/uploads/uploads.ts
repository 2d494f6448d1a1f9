import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Clock, Upload, Uploads } from '../domain.ts';
import { type MessageParams, Problem } from '../problem.ts';
import type { Connection, SqlRow } from '../store/connection.ts';
import { Params } from '../store/sql-text.ts';
import { filePart } from './form.ts';
import { checkedContent } from './sniff.ts';

export const MAX_BYTES = 8 * 1024 * 1024;
const ACCEPT: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

export interface StoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface UploadStore extends Uploads {
  read(id: string): Promise<StoredFile | undefined>;
}

/**
 * Files in the database, where every process finds them and a backup takes them along. An id is 128 random bits: who has the
 * address may see the file, so an `<img>` needs no token.
 */
export function openUploads(database: Connection, clock: Clock, base: string): UploadStore {
  const store: UploadStore = {
    async receive(request: FastifyRequest, options = {}) {
      const maxBytes = options.maxBytes ?? MAX_BYTES;
      const part = await filePart(request, maxBytes);
      if (part?.tooLarge)
        throw refused(413, 'upload_too_large', { megabytes: Math.round((maxBytes / 1024 / 1024) * 10) / 10 });
      if (!part || part.bytes.length === 0) throw refused(422, 'upload_missing');
      const { bytes, name } = part;
      const checked = await checkedContent(bytes, options.accept ?? ACCEPT);
      if (!checked) throw refused(422, 'upload_type');
      return store.put({ name, ...checked });
    },

    async put({ name, type, bytes }) {
      const id = randomBytes(16).toString('hex');
      const upload: Upload = { id, url: `${base}/uploads/${id}`, name: cleanName(name), type, size: bytes.byteLength };
      const params = new Params(database.engine);
      const values = params.list([id, upload.name, type, upload.size, bytes, clock.now().getTime()]);
      await database.run(
        `INSERT INTO "_uploads" ("id", "name", "type", "size", "bytes", "at") VALUES (${values})`,
        params.values,
      );
      return upload;
    },

    async read(id) {
      const params = new Params(database.engine);
      const [row] = await database.rows(
        `SELECT "name", "type", "bytes" FROM "_uploads" WHERE "id" = ${params.add(id)}`,
        params.values,
      );
      return row && file(row);
    },
  };
  return store;
}

function file(row: SqlRow): StoredFile {
  return { name: String(row['name']), type: String(row['type']), bytes: Buffer.from(row['bytes'] as Uint8Array) };
}

function refused(status: number, code: string, params: MessageParams = {}): Problem {
  return new Problem(status, code, params, { file: { code, params } });
}

/** The last part of a path, without control characters and quotes. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  return last.replace(/[\p{C}"]/gu, '').slice(0, 200) || 'file';
}
