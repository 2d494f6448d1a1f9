import type { FastifyInstance } from 'fastify';
import { ANYBODY, problems } from '../endpoint/schema.ts';
import type { Store } from '../store/store.ts';

const ROOT = [{ url: '/' }];
const ok = {
  description: 'It is.',
  type: 'object',
  required: ['status'],
  properties: { status: { const: 'ok' } },
} as const;

/** `GET /health` and `GET /ready`, for whatever supervises the process. */
export function runningRoutes(app: FastifyInstance, store: Store): void {
  const common = { tags: ['running'], security: ANYBODY, servers: ROOT };
  const health = { ...common, operationId: 'getHealth', summary: 'Is the process alive?', response: { 200: ok } };
  // Alive, whatever its database does: a supervisor that restarted it for that would gain nothing.
  app.get('/health', { schema: health }, () => ({ status: 'ok' }));
  const ready = {
    ...common,
    operationId: 'getReadiness',
    summary: 'Does its database answer?',
    response: { 200: ok, ...problems(503) },
  };
  app.get('/ready', { schema: ready }, async () => {
    await store.database.rows('SELECT 1');
    return { status: 'ok' };
  });
}
