import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { UnreadableStatus } from '../lifecycle/connections.ts';

/** Fields of a path that say which record was asked for, and open nothing. */
const SAID = new Set(['id', 'resource', 'name']);

/** What stands for the path of a request in its line. The path itself may hold keys. */
export type Place = (request: FastifyRequest, reply: FastifyReply) => Readonly<Record<string, string | undefined>>;

/**
 * One line for each answer. The route stands for the path and the query is left out: both may hold keys and what people have typed.
 * Where such lines are not written, nothing is done for them.
 */
export function logAnswers(app: FastifyInstance, place: Place = routeAndRecord): void {
  if (!writes(app.log)) return;
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply, place);
    done();
  });
}

/** The line of an answer for which no hook runs. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, place: Place = routeAndRecord): void {
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

/** The same of what cannot be read as a request: it has neither a method nor a path. */
export function logUnreadable(log: FastifyBaseLogger, reqId: string, status: UnreadableStatus, socket: Socket): void {
  log.info({ reqId, status, ip: socket.remoteAddress }, 'answered');
}

const routeAndRecord: Place = ({ routeOptions, params }) => ({ route: routeOptions.url, ...said(params) });

/** Fastify's own logger writes nothing; pino's says what it writes. */
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
