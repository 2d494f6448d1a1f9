import type { FastifyInstance } from 'fastify';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Problem } from '../problem.ts';
import { readOutbox } from '../write/system-tables/outbox.ts';
import type { AdjustableClock } from './clock.ts';

export interface QaParts {
  readonly engine: Engine;
  readonly jobs: Jobs;
  readonly clock: AdjustableClock;
  /** Back to the seed. */
  readonly reset: () => Promise<void>;
}

/** `/__qa`: what testers may do to a running server. Never registered in production. */
export function qaRoutes(app: FastifyInstance, { engine, jobs, clock, reset }: QaParts): void {
  const state = () => ({ now: clock.now().toISOString(), frozen: clock.frozen });

  app.get('/clock', async () => state());

  /** `{now: ISO, frozen?: boolean}`, or `{reset: true}`. */
  app.put('/clock', async (request) => {
    const { now, frozen, reset: back } = (request.body ?? {}) as Row;
    if (back === true) clock.reset();
    else clock.set(moment(now), frozen === true);
    await jobs.runDue();
    return state();
  });

  /** `{days?, hours?, minutes?, seconds?}`, added up. */
  app.post('/clock/move', async (request) => {
    const { days, hours, minutes, seconds } = (request.body ?? {}) as Record<string, number | undefined>;
    const total = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
    if (!Number.isFinite(total)) throw new Problem(422, 'validation_failed', {}, { seconds: { code: 'type' } });
    clock.move(total * 1000);
    await jobs.runDue();
    return state();
  });

  app.get('/outbox', async (request) => {
    const { to } = request.query as { readonly to?: string };
    return readOutbox(engine.records.database, to);
  });

  app.delete('/outbox', async (_request, reply) => {
    await engine.records.database.run('DELETE FROM "_outbox"');
    return reply.code(204).send();
  });

  app.post('/reset', async (_request, reply) => {
    clock.reset();
    await reset();
    return reply.code(204).send();
  });
}

function moment(value: unknown): Date {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime()))
    throw new Problem(422, 'validation_failed', {}, { now: { code: 'format', params: { format: 'date-time' } } });
  return at;
}
