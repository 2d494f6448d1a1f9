import { done, type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { currentNamespace, inNamespace, type Snapshots } from '@tuyen/server/extension';
import { describedAs } from '../described-as.ts';
import type { AdjustableClock, ClockState } from '../clock.ts';
import type { QaLimits } from '../limits.ts';
import { asNamespace } from './namespace-of.ts';
import type { Namespaces } from './namespaces.ts';

export interface NamespaceParts {
  readonly clock: AdjustableClock;
  readonly namespaces: Namespaces;
  readonly snapshots: Pick<Snapshots, 'take' | 'restore'>;
  readonly limits: Pick<QaLimits, 'snapshots' | 'stateBytes'>;
}

interface Snapshot {
  readonly changes: Uint8Array;
  readonly clock: ClockState;
  readonly takenAt: string;
}

const NAME = { type: 'object', required: ['name'], properties: { name: textSchema } } as const;

const NAMESPACE = {
  type: 'object',
  required: ['name', 'written', 'idle'],
  properties: {
    name: textSchema,
    written: { type: 'boolean', description: 'It has rows of its own.' },
    idle: { type: 'integer', description: 'Milliseconds since its last request.' },
  },
} as const;

const SNAPSHOT = {
  type: 'object',
  required: ['name', 'taken_at', 'bytes'],
  properties: {
    name: textSchema,
    taken_at: { type: 'string', format: 'date-time' },
    bytes: { type: 'integer', description: 'Of what differs from the start.' },
  },
} as const;

export function namespaceRoutes(app: Endpoints, { clock, namespaces, snapshots, limits }: NamespaceParts): void {
  const taken = new Map<string, Snapshot>();
  const snapshotOf = (name: string): Snapshot => {
    const found = taken.get(name);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  };

  const list = {
    ...describedAs('listNamespaces', 'The namespaces that live now'),
    response: { 200: { description: 'The namespaces.', type: 'array', items: NAMESPACE } },
  } as const;
  app.get('/namespaces', { schema: list }, async () => namespaces.list());

  const make = {
    ...describedAs('makeNamespace', 'Make a namespace, anew where there is one of that name'),
    description: 'A request that names one which is not there makes it too.',
    body: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: textSchema,
        snapshot: { ...textSchema, description: 'What it begins from; default the seed.' },
      },
    },
    response: { 201: { description: 'It is made.', ...NAMESPACE }, ...problems(404, 422) },
  } as const;
  app.post('/namespaces', { schema: make }, async ({ body }, reply) => {
    const name = asNamespace(body.name);
    const from = body.snapshot === undefined ? undefined : snapshotOf(body.snapshot);
    const namespace = namespaces.make(name, from?.changes);
    if (from) inNamespace(namespace, () => clock.restore(from.clock));
    return reply.code(201).header('location', `/__qa/namespaces/${name}`).send({ name, written: false, idle: 0 });
  });

  const drop = {
    ...describedAs('dropNamespace', 'Drop a namespace with all that it holds'),
    params: NAME,
    response: { 204: done, ...problems(404) },
  } as const;
  app.delete('/namespaces/:name', { schema: drop }, async ({ params }, reply) => {
    if (!namespaces.drop(params.name)) throw new Problem(404, 'not_found');
    return reply.code(204).send();
  });

  const known = {
    ...describedAs('listSnapshots', 'The snapshots that were taken, oldest first'),
    response: { 200: { description: 'The snapshots.', type: 'array', items: SNAPSHOT } },
  } as const;
  app.get('/snapshots', { schema: known }, async () =>
    [...taken].map(([name, { takenAt, changes }]) => ({ name, taken_at: takenAt, bytes: changes.byteLength })),
  );

  const take = {
    ...describedAs('takeSnapshot', 'Keep rows and clock as they are, under a name'),
    description: 'Of the namespace of the request. One of the same name is replaced.',
    body: { type: 'object', required: ['name'], additionalProperties: false, properties: { name: textSchema } },
    response: { 201: { description: 'It is kept.', ...SNAPSHOT }, ...problems(422) },
  } as const;
  app.post('/snapshots', { schema: take }, async ({ body }, reply) => {
    const name = asNamespace(body.name);
    const most = limits.snapshots;
    if (!taken.has(name) && taken.size >= most)
      throw new Problem(422, 'qa_snapshots', { most }, { name: { code: 'qa_snapshots', params: { most } } });
    const namespace = currentNamespace();
    const changes = await (namespaces.find(namespace?.name ?? '')?.data.changes() ?? snapshots.take());
    const state = { changes, clock: clock.state, takenAt: new Date().toISOString() };
    taken.set(name, state);
    return reply.code(201).send({ name, taken_at: state.takenAt, bytes: changes.byteLength });
  });

  const restore = {
    ...describedAs('restoreSnapshot', 'Rows and clock back to a snapshot'),
    description: 'Of the namespace of the request, whichever it was taken of.',
    params: NAME,
    response: { 204: done, ...problems(404, 503) },
  } as const;
  app.post('/snapshots/:name/restore', { schema: restore }, async ({ params }, reply) => {
    const snapshot = snapshotOf(params.name);
    const namespace = currentNamespace();
    if (namespace) inNamespace(namespaces.make(namespace.name, snapshot.changes), () => clock.restore(snapshot.clock));
    else {
      await snapshots.restore(snapshot.changes);
      clock.restore(snapshot.clock);
    }
    return reply.code(204).send();
  });

  const forget = {
    ...describedAs('deleteSnapshot', 'Forget a snapshot'),
    params: NAME,
    response: { 204: done, ...problems(404) },
  } as const;
  app.delete('/snapshots/:name', { schema: forget }, async ({ params }, reply) => {
    if (!taken.delete(params.name)) throw new Problem(404, 'not_found');
    return reply.code(204).send();
  });
}
