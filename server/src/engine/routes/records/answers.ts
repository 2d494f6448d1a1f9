import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Problem } from '../../problem.ts';
import { sendCompressed, varyByEncoding, WORTH_COMPRESSING } from '../../request/compressed.ts';
import { answerNotModified } from '../../request/entity-tags.ts';

export function json(reply: FastifyReply, body: string | Buffer | Readable): FastifyReply {
  void reply.header('content-type', 'application/json; charset=utf-8');
  return mayBeCompressed(reply, body) ? sendCompressed(reply, body) : reply.send(body);
}

function mayBeCompressed({ request }: FastifyReply, body: string | Buffer | Readable): boolean {
  const short = (typeof body === 'string' || Buffer.isBuffer(body)) && body.length < WORTH_COMPRESSING;
  return !short && request.headers['accept-encoding'] !== undefined;
}

export function taggedJson(reply: FastifyReply, body: string | Buffer, tag: string): FastifyReply {
  // A 304 needs the `Vary` header too.
  if (mayBeCompressed(reply, body)) varyByEncoding(reply);
  return answerNotModified(reply.request, reply, tag) ? reply : json(reply, body);
}

export function notFound(): Problem {
  return new Problem(404, 'not_found');
}

export function queryText(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

export interface RecordPath {
  readonly Params: { readonly id: string };
}
