import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsedBody } from '../qa/stubs/read-har.ts';

/** Body of a request to a foreign API, as received and parsed. */
export interface ForeignBody {
  readonly bytes: Buffer;
  /** Media type in lower case, without parameters. */
  readonly type: string;
  readonly isMalformed: boolean;
}

const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Accepts bodies of every media type. JSON, forms and texts are parsed, so that stubs can match them; other bodies stay
 * bytes. Malformed JSON stays a text.
 * @returns a function that returns the body of a request, or undefined if it has none
 */
export function acceptEveryBody(app: FastifyInstance): (request: FastifyRequest) => ForeignBody | undefined {
  const bodies = new WeakMap<FastifyRequest, ForeignBody>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const value = isReadable(type) ? parsedBody(bytes.toString(), type) : undefined;
    const isJson = type.endsWith('json');
    bodies.set(request, { bytes, type, isMalformed: isJson && typeof value === 'string' && !isJsonText(bytes) });
    done(null, value);
  });
  return (request) => bodies.get(request);
}

const isReadable = (type: string): boolean => type === '' || /^text\/|json$|xml$|x-www-form-urlencoded$/u.test(type);

function isJsonText(bytes: Buffer): boolean {
  try {
    return typeof JSON.parse(bytes.toString()) === 'string';
  } catch {
    return false;
  }
}
