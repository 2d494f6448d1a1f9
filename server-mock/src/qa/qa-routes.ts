import { done, type Endpoints, problems } from '@tuyen/server/domain';
import type { Jobs } from '@tuyen/server/extension';
import type { AdjustableClock } from '../clock.ts';
import { describedAs } from '../described-as.ts';
import { refuseErrors } from './matching/syntax-fault.ts';

export interface QaParts {
  readonly jobs: Pick<Jobs, 'runDue'>;
  readonly clock: AdjustableClock;
  readonly reset: () => Promise<void>;
}

const STATE = {
  description: 'The clock as it is now.',
  type: 'object',
  required: ['now', 'frozen'],
  properties: { now: { type: 'string', format: 'date-time' }, frozen: { type: 'boolean' } },
} as const;

/** Registers the QA endpoints `/__qa`. Never registered in production. */
export function qaRoutes(app: Endpoints, { jobs, clock, reset }: QaParts): void {
  const state = () => ({ now: clock.now().toISOString(), frozen: clock.frozen });

  const read = { ...describedAs('getClock', 'The time that the server believes'), response: { 200: STATE } };
  app.get('/clock', { schema: read }, async () => state());

  const set = {
    ...describedAs('setClock', 'Set the clock, or give it back to the machine'),
    body: {
      type: 'object',
      additionalProperties: false,
      oneOf: [{ required: ['now'] }, { required: ['reset'] }],
      properties: {
        now: { type: 'string', format: 'date-time' },
        frozen: { type: 'boolean', description: 'Whether the clock stops; otherwise it runs on.' },
        reset: { type: 'boolean', const: true },
      },
    },
    response: { 200: STATE, ...problems(422) },
  } as const;
  app.put('/clock', { schema: set }, async (request) => {
    const { now, frozen } = request.body;
    if (now === undefined && frozen !== undefined)
      refuseErrors({ frozen: { code: 'excluded', params: { other: 'reset' } } });
    if (now === undefined) clock.reset();
    else clock.set(new Date(now), frozen);
    await jobs.runDue();
    return state();
  });

  const part = { type: 'number' } as const;
  const move = {
    ...describedAs('moveClock', 'Move the clock, and run the jobs that are due then'),
    description: 'The parts are added up; negative ones move it back.',
    body: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: { days: part, hours: part, minutes: part, seconds: part },
    },
    response: { 200: STATE, ...problems(422) },
  } as const;
  app.post('/clock/move', { schema: move }, async (request) => {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = request.body;
    clock.move((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    await jobs.runDue();
    return state();
  });

  const back = {
    ...describedAs('reset', 'Everything back to the start'),
    description:
      'Of the namespace of the request: data, sessions, mails and clock; no stubs, faults and journal remain.',
    response: { 204: done, ...problems(503) },
  };
  app.post('/reset', { schema: back }, async (_request, reply) => {
    clock.reset();
    await reset();
    return reply.code(204).send();
  });
}
