import type { Resource } from '@tuyen/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Caller } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Scope } from '../query/compile.ts';

/** Ready JSON, sent as it is. */
export function json(reply: FastifyReply, body: string | Readable): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

export function notFound(): Problem {
  return new Problem(404, 'not_found');
}

/** The query string, without its question mark. */
export function queryText(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** Which records of the resource the caller sees. */
export function scopeOf(resource: Resource, caller: Caller): Scope {
  return { offices: resource.scope === 'office' ? caller.readableOffices : undefined };
}
