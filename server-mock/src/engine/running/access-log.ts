import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Fields of a path that say which record was asked for, and open nothing. */
const SAID = new Set(['id', 'resource', 'name']);

/**
 * One line for each answer. The route stands for the path and the query is left out: both may hold keys and what people have typed.
 * Where such lines are not written, nothing is done for them.
 */
export function logAnswers(app: FastifyInstance): void {
  if (!writes(app.log)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const bytes = Number(reply.getHeader('content-length'));
    reply.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        ...said(request.params),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(bytes > 0 && { bytes }),
        ip: request.ip,
      },
      'answered',
    );
    done();
  });
}

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
