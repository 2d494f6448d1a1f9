import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { hash } from 'node:crypto';

/**
 * Returns the entity tag of a body, without the quotes: a hash of the body. The tag of a record begins with its
 * version, so that `If-Match` can compare only the version.
 */
export function tagOf(body: string | Buffer, version?: unknown): string {
  const digest = hash('sha1', body, 'base64url');
  return version === undefined ? digest : `${String(version)}-${digest}`;
}

/** Parses entity tags of `If-Match` or `If-None-Match`, without `W/` and quotes. Unquoted words count as tags. */
export function tagsIn(header: string): readonly string[] {
  return [...header.matchAll(/(?:W\/)?"([^"]*)"|([^\s,]+)/gu)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** Returns the tag of the same body in another encoding. Different bytes need different tags (RFC 9110, 8.8.3.3). */
export function encodedTag(tag: string, encoding: string): string {
  return tag.replace(/"$/u, `.${encoding}"`);
}

export function answerNotModified(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('etag', `"${tag}"`);
  const given = request.headers['if-none-match'];
  if (given === undefined) return false;
  const known = tagsIn(given).find((each) => each === '*' || each.replace(/\.(?:br|gzip)$/u, '') === tag);
  if (known === undefined) return false;
  if (known !== '*') void reply.header('etag', `"${known}"`);
  void reply.code(304).send();
  return true;
}

/** Removes `Content-Length` from a 304 answer to HEAD. Fastify sends 0, which is never the length of the body. */
export function leaveOutLengths(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return;
    const withoutLength: onSendHookHandler = (_request, reply, payload, done) => {
      if (reply.statusCode === 304) void reply.removeHeader('content-length');
      done(null, payload);
    };
    route.onSend = [...[route.onSend ?? []].flat(), withoutLength];
  });
}
