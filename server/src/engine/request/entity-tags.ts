import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { hash } from 'node:crypto';

/**
 * Returns the entity tag of a body, without its quotes. A record's tag begins with the record's version, which `If-Match` compares;
 * the hash covers everything else that the answer depends on.
 */
export function tagOf(body: string | Buffer, version?: unknown): string {
  const digest = hash('sha1', body, 'base64url');
  return version === undefined ? digest : `${String(version)}-${digest}`;
}

/** Entity tags of `If-Match` or `If-None-Match` without `W/` and quotes; unquoted words count as tags. */
export function tagsIn(header: string): readonly string[] {
  return [...header.matchAll(/(?:W\/)?"([^"]*)"|([^\s,]+)/gu)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** Returns the tag of the same body in another encoding: bytes that differ need tags that differ (RFC 9110, 8.8.3.3). */
export function encodedTag(tag: string, encoding: string): string {
  return tag.replace(/"$/u, `.${encoding}"`);
}

/**
 * Sets `ETag` and answers 304 if the client has this body already, in any encoding.
 * @returns false if the body has to be sent
 */
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

/** Takes the length from a 304 to HEAD: Fastify says 0, which is the length of no body that GET answers. */
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
