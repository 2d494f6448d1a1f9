import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface FilePart {
  readonly name: string;
  readonly bytes: Buffer;
  /** It was longer than allowed; `bytes` is cut off. */
  readonly tooLarge: boolean;
}

/** Lets multipart bodies through unread; `filePart` reads them where a route wants a file. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/** The first file of a multipart body; undefined where there is none. Other fields are read past. */
export function filePart(request: FastifyRequest, maxBytes: number): Promise<FilePart | undefined> {
  if (!/^multipart\/form-data/iu.test(request.headers['content-type'] ?? '')) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    let found: Promise<FilePart> | undefined;
    const form = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50 },
    });
    form.on('file', (_field, stream, name) => {
      found = new Promise((done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => done({ name: name ?? '', bytes: Buffer.concat(chunks), tooLarge: stream.truncated }));
      });
    });
    form.on('finish', () => resolve(found));
    form.on('error', reject);
    request.raw.on('error', reject);
    request.raw.pipe(form);
  });
}
