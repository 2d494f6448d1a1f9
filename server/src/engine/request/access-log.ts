import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** Path parameters that may be logged, because they only identify a record and do not grant access. */
const SAID = new Set(['id', 'resource', 'name']);

/** Returns the log fields that replace the request path, because the path may contain secret keys. */
export type RouteFields = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Readonly<Record<string, string | undefined>>;

/**
 * Logs one line for each answer. The line contains the route instead of the path and query, because these may contain
 * secret keys and user input. Does nothing if the log level excludes such lines.
 */
export function logAnswers(app: FastifyInstance, place: RouteFields = routeAndRecord): void {
  if (!writes(app.log)) return;
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply, place);
    done();
  });
}

export function logAnswer(request: FastifyRequest, reply: FastifyReply, place: RouteFields = routeAndRecord): void {
  const bytes = Number(reply.getHeader('content-length'));
  reply.log.info(
    {
      method: request.method,
      ...place(request, reply),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(bytes > 0 && { bytes }),
      ip: request.ip,
    },
    'answered',
  );
}

/**
 * Status of the answer to a request that cannot be read: 400 if it is not HTTP, 408 if it is too slow, 431 if its
 * headers are too large.
 */
export type UnreadableStatus = 400 | 408 | 431;

export function logUnreadable(log: FastifyBaseLogger, reqId: string, status: UnreadableStatus, socket: Socket): void {
  log.info({ reqId, status, ip: socket.remoteAddress }, 'answered');
}

const routeAndRecord: RouteFields = ({ routeOptions, params }) => ({ route: routeOptions.url, ...said(params) });

/** Returns whether the logger writes info lines. The disabled logger of Fastify lacks `isLevelEnabled`. */
function writes(log: FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }): boolean {
  return log.isLevelEnabled?.('info') ?? false;
}

function said(params: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      (entry): entry is [string, string] => SAID.has(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
