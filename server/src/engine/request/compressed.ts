import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodedTag } from './entity-tags.ts';
import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';

/**
 * Uses a fast compression level, because each compressed answer is sent only once. Level 4 already saves most of the
 * size.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const GZIP = { level: 4, memLevel: 7 };
/** Maximum size of an answer that is compressed synchronously. For longer answers, this would block other requests. */
const AT_ONCE = 128 * 1024;

const ENCODINGS = {
  br: {
    whole: (body: string | Buffer) => brotliCompressSync(body, BROTLI),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: { whole: (body: string | Buffer) => gzipSync(body, GZIP), stream: () => createGzip(GZIP) },
} as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Compresses the answers of the route. Use only for answers without secrets: the length of a compressed answer
     * reveals a secret next to text that the caller chooses (BREACH).
     */
    readonly compressed?: boolean;
  }
}

/** Minimum length, in characters, of an answer to compress. Shorter answers fit into one network packet uncompressed. */
export const WORTH_COMPRESSING = 1024;

export function compressMarked(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_COMPRESSING) return payload;
    const isMarked = request.routeOptions.config.compressed === true && reply.statusCode === 200;
    return isMarked ? encoded(reply, payload) : payload;
  });
}

export function sendCompressed(reply: FastifyReply, body: string | Buffer | Readable): FastifyReply {
  return reply.send(encoded(reply, body));
}

function encoded(reply: FastifyReply, body: string | Buffer | Readable): string | Buffer | Readable {
  const encoding = encodingFor(reply.request.headers['accept-encoding'] ?? '');
  varyByEncoding(reply);
  if (encoding === undefined) return body;
  void reply.header('content-encoding', encoding);
  const tag = reply.getHeader('etag');
  if (typeof tag === 'string') void reply.header('etag', encodedTag(tag, encoding));
  const { whole, stream } = ENCODINGS[encoding];
  const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
  if (isWhole && body.length <= AT_ONCE) return whole(body);
  // Ignore errors in this callback: the returned stream reports them to the reply, and a disconnected client is not an
  // error.
  return pipeline(isWhole ? Readable.from([body]) : body, stream(), () => undefined);
}

export function varyByEncoding(reply: FastifyReply): void {
  const named = [reply.getHeader('vary') ?? []].flat().join(', ');
  if (named.includes('accept-encoding')) return;
  void reply.header('vary', named === '' ? 'accept-encoding' : `${named}, accept-encoding`);
}

function encodingFor(accepted: string): keyof typeof ENCODINGS | undefined {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const other = weights.get('*') ?? 0;
  const [brotli, gzip] = [weights.get('br') ?? other, weights.get('gzip') ?? weights.get('x-gzip') ?? other];
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : undefined;
}
