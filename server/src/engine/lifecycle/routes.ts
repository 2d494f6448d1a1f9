import type { FastifyInstance } from 'fastify';
import { ANYBODY, problems } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database/connection.ts';
import type { Store } from '../store/store.ts';

const ROOT = [{ url: '/' }];
const ok = {
  description: 'It is.',
  type: 'object',
  required: ['status'],
  properties: { status: { const: 'ok' } },
} as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** The server is draining: it finishes open requests and accepts no new ones. */
    isEnding: boolean;
  }
}

/** @throws if the database rows cannot be read from storage */
export async function readSomething(database: Database): Promise<void> {
  if (database.probe) await database.probe();
  else await database.rows('SELECT "value" FROM "_facts" LIMIT 1');
}

export function runningRoutes(app: FastifyInstance, store: Store): void {
  app.decorate('isEnding', false);
  const common = { tags: ['running'], security: ANYBODY, servers: ROOT };
  const health = { ...common, operationId: 'getHealth', summary: 'Is the process alive?', response: { 200: ok } };
  // The process is alive whatever the state of its database. Restarting it would not help.
  app.get('/health', { schema: health }, () => ({ status: 'ok' }));
  const ready = {
    ...common,
    operationId: 'getReadiness',
    summary: 'Should it be sent requests? Not while its database is away, nor when it is about to end.',
    response: { 200: ok, ...problems(503) },
  };
  app.get('/ready', { schema: ready }, async () => {
    if (app.isEnding) throw new Problem(503, 'unavailable');
    await readSomething(store.database);
    return { status: 'ok' };
  });
}
