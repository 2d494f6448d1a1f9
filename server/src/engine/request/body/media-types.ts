import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { objectOrEmpty } from '../../json-object.ts';
import { Problem } from '../../problem.ts';

export const JSON_TYPE = 'application/json';
const FORM = 'multipart/form-data';
export const MERGE_PATCH = 'application/merge-patch+json';

const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];
const ACCEPTED_BY = { POST: 'accept-post', PATCH: 'accept-patch' } as const;

export function mediaType(header: string | undefined): string | undefined {
  return header?.split(';', 1)[0]?.trim().toLowerCase();
}

/**
 * Returns the body types that a route accepts: those in its schema, or JSON. A route whose schema does not describe the
 * body also accepts forms, which its handler checks itself.
 */
export function acceptedTypes(method: string, schema: FastifySchema | undefined): readonly string[] {
  const own = Object.keys(objectOrEmpty(objectOrEmpty(schema?.body)['content']));
  const named = own.length > 0 ? own : (schema?.consumes ?? []);
  if (named.length > 0) return named;
  if (schema && schema.body === undefined) return [JSON_TYPE, FORM];
  return method === 'PATCH' ? [JSON_TYPE, MERGE_PATCH] : [JSON_TYPE];
}

export function checkMediaTypes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().some((method) => WITH_BODY.includes(method))) return;
    const check = checkOf(route);
    // JSON is parsed on every route. If the route does not accept JSON, the body is rejected later, after the check of
    // the caller.
    if (acceptedTypes('POST', route.schema).includes(JSON_TYPE)) {
      route.preParsing = [check, ...[route.preParsing ?? []].flat()];
    } else route.preValidation = [check, ...[route.preValidation ?? []].flat()];
  });
}

function checkOf({ schema }: RouteOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { 'content-type': header, 'content-length': length = '0' } = request.headers;
    if (header === undefined && length === '0' && request.headers['transfer-encoding'] === undefined) return;
    if (!isPlain(request.headers['content-encoding'])) {
      void reply.header('accept-encoding', 'identity');
      throw new Problem(415, 'unsupported_encoding');
    }
    const accepted = acceptedTypes(request.method, schema);
    if (accepted.includes(mediaType(header) ?? '') && isUtf8(header ?? '')) return;
    const name = Object.entries(ACCEPTED_BY).find(([method]) => method === request.method)?.[1];
    if (name !== undefined) void reply.header(name, accepted.join(', '));
    throw new Problem(415, 'unsupported_media_type', { accepted: accepted.join(', ') });
  };
}

/** Compressed bodies are rejected: a small one may expand to a very long text. */
function isPlain(encoding: string | undefined): boolean {
  return /^\s*(?:identity\s*)?$/iu.test(encoding ?? '');
}

function isUtf8(header: string): boolean {
  const [, charset] = /;\s*charset\s*=\s*"?([^\s";]+)/iu.exec(header) ?? [];
  return charset === undefined || /^utf-?8$/iu.test(charset);
}
