import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import { utf8Text } from '../request/body/utf8.ts';

export interface FilePart {
  readonly name: string;
  readonly bytes: Buffer;
  /** True if the uploaded file exceeds the size limit. `bytes` is empty then. */
  readonly tooLarge: boolean;
}

const MAX_BESIDE = 64 * 1024;
const MAX_PARTS = 20;
const READ_PAST = 64 * 1024 * 1024;
const MAX_HEADERS = 4 * 1024;

/**
 * Accepts multipart bodies without reading them. A route that expects a file checks the caller first and then calls
 * `filePart`, which reads the body.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/**
 * Returns the first file of a multipart body; undefined if there is none. Other fields are ignored. The body is read
 * completely and limited before it is parsed: an interrupted body fails here, and no half-read stream remains.
 * `@fastify/multipart` parses while it reads. It accepts file names that are not UTF-8, and leaves the rest of a
 * rejected body unread, so that clients see a closed connection instead of the error.
 * @throws {Problem} 400 if the body is not a form or ends too early
 */
export async function filePart(request: FastifyRequest, maxBytes: number): Promise<FilePart | undefined> {
  const boundary = boundaryOf(request.headers['content-type']);
  if (boundary === undefined) return undefined;
  const body = await bodyWithin(request.raw, maxBytes + MAX_BESIDE);
  if (!body) return { name: '', bytes: Buffer.alloc(0), tooLarge: true };
  let file: FilePart | undefined;
  for (const { headers, content } of partsOf(body, boundary)) {
    const name = fileName(headers);
    if (name === undefined || file) continue;
    const tooLarge = content.length > maxBytes;
    file = { name, bytes: tooLarge ? Buffer.alloc(0) : content, tooLarge };
  }
  return file;
}

function boundaryOf(contentType: string | undefined): string | undefined {
  if (contentType === undefined || !/^multipart\/form-data\b/iu.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/iu.exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * Returns the bytes of a request body; undefined if they exceed the limit. Continues to read for a while after the
 * limit. If the server closed the connection while the client still sends, the client would never see the error
 * response.
 */
function bodyWithin(raw: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const broken = () => reject(new Problem(400, 'bad_body'));
    if (raw.destroyed) broken();
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (length > READ_PAST) resolve(undefined);
    });
    raw.on('end', () => resolve(length <= maxBytes ? Buffer.concat(chunks) : undefined));
    raw.on('error', broken);
    raw.on('close', broken);
  });
}

interface Part {
  readonly headers: string;
  readonly content: Buffer;
}

function partsOf(body: Buffer, boundary: string): readonly Part[] {
  const line = `\r\n--${boundary}`;
  const parts: Part[] = [];
  // A multipart body may begin with the boundary, so no line break is required before the first one.
  const opening = line.slice(2);
  let at = body.indexOf(opening) + opening.length;
  if (at < opening.length) throw new Problem(400, 'bad_body');
  while (body.toString('latin1', at, at + 2) !== '--') {
    const headers = body.subarray(at, at + MAX_HEADERS).indexOf('\r\n\r\n');
    const end = headers < 0 ? -1 : body.indexOf(line, at + headers + 2);
    if (end < 0 || parts.length === MAX_PARTS) throw new Problem(400, 'bad_body');
    const start = Math.min(at + headers + 4, end);
    parts.push({ headers: utf8Text(body.subarray(at, at + headers)), content: body.subarray(start, end) });
    at = end + line.length;
  }
  return parts;
}

/**
 * Returns the file name in the headers of a multipart body's part: empty for a file without a name, undefined if the
 * part is not a file.
 */
function fileName(headers: string): string | undefined {
  const disposition = headers.split('\r\n').find((header) => /^content-disposition:/iu.test(header)) ?? '';
  const [, quoted, plain] = /;[ \t]*filename=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/iu.exec(disposition) ?? [];
  return quoted ?? plain;
}
