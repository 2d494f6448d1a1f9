import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Clock, Upload, Uploads } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Connection, SqlRow } from '../store/connection.ts';
import { Params } from '../store/sql-text.ts';
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
      if (!request.isMultipart()) throw new Problem(422, 'upload_missing', {}, { file: { code: 'upload_missing' } });
      const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 10_000 } });
      if (!part) throw new Problem(422, 'upload_missing', {}, { file: { code: 'upload_missing' } });
      const bytes = await part.toBuffer().catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error;
        const megabytes = Math.round((maxBytes / 1024 / 1024) * 10) / 10;
        throw new Problem(
          413,
          'upload_too_large',
          { megabytes },
          { file: { code: 'upload_too_large', params: { megabytes } } },
        );
      });
      const checked = await checkedContent(bytes, options.accept ?? ACCEPT);
      if (!checked) throw new Problem(422, 'upload_type', {}, { file: { code: 'upload_type' } });
      return store.put({ name: part.filename, ...checked });
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

/** The last part of a path, without control characters and quotes. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  return last.replace(/[\p{C}"]/gu, '').slice(0, 200) || 'file';
}
