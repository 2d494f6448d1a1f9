import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '@tuyen/model';
import { done, type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { fieldErrors, findings, hasText, openAjv } from '@tuyen/server/extension';
import type { Controlled } from '../controlled.ts';
import { describedAs } from '../../described-as.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import { type Fault, FAULT_PROPERTIES, readFault } from './faults.ts';
import { readStub } from './read-stub.ts';
import type { Active, Rule, Rules } from './rules.ts';
import { type Stub, STUB_PROPERTIES } from './stub.ts';

const STATE = { used: { type: 'integer', description: 'How often it has applied.' } } as const;
const one = { type: 'object', required: ['id'], properties: { id: textSchema } } as const;

const shown = <R extends Rule & { readonly given: Rule }>({ rule, used }: Active<R>) => ({ ...rule.given, used });

export function stubRoutes(
  app: Endpoints,
  stubs: Rules<Stub>,
  { model, texts }: Pick<Controlled, 'model' | 'texts'>,
): void {
  const hasMessage = (key: string) => model.languages.some((language) => hasText(texts, language, key));
  const STUB = {
    type: 'object',
    required: ['id', 'request', 'used'],
    properties: { ...STUB_PROPERTIES, ...STATE },
  } as const;
  const list = {
    ...describedAs('listStubs', 'The stubs, in the order in which they are tried'),
    response: { 200: { description: 'The stubs.', type: 'array', items: STUB } },
  } as const;
  app.get('/stubs', { schema: list }, async (request) => stubs.list(namespaceOf(request)).map(shown));

  const create = {
    ...describedAs('createStub', 'Answer, delay, change or damage the answers to some requests'),
    description:
      'With `answer` or `problem` the server’s own code does not run. Without them it answers, and `patch`, `damage` and `slow` change that answer. ' +
      'Paths, JSON paths, templates, headers and base64 are parsed here: each error names its place and the offset in the text.',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['request'],
      properties: STUB_PROPERTIES,
    },
    response: { 201: { description: 'The stub.', ...STUB }, ...problems(409, 422) },
  } as const;
  app.post('/stubs', { schema: create }, async (request, reply) => {
    const { body } = request;
    const stub = readStub({ ...body, id: body.id ?? randomUUID() }, hasMessage);
    const made = stubs.put(namespaceOf(request), stub);
    return reply.code(201).header('location', locationOf('stubs', stub.id)).send(shown(made));
  });
  stateRoutes(app, stubs);
  removal(app, stubs, 'stubs', { one: 'deleteStub', all: 'deleteStubs' });
}

const locationOf = (collection: string, id: string): string => `/__qa/${collection}/${encodeURIComponent(id)}`;

function stateRoutes(app: Endpoints, stubs: Rules<Stub>): void {
  const STATES = { type: 'object', additionalProperties: textSchema } as const;
  const list = {
    ...describedAs('listStubStates', 'The states that stubs have led to, by what has them'),
    response: { 200: { description: 'Those that are missing are `start`.', ...STATES } },
  } as const;
  app.get('/stubs/states', { schema: list }, async (request) => stubs.states(namespaceOf(request)));

  const set = {
    ...describedAs('setStubStates', 'Set states of stubs'),
    body: { ...STATES, minProperties: 1 },
    response: { 204: done, ...problems(409) },
  } as const;
  app.put('/stubs/states', { schema: set }, async (request, reply) => {
    const states = Object.entries(request.body).map(([of, state]) => [of, String(state)] as const);
    stubs.setStates(namespaceOf(request), Object.fromEntries(states));
    return reply.code(204).send();
  });
}

export function faultRoutes(app: Endpoints, faults: Rules<Fault>, engine: Controlled): void {
  const points = engine.faultPoints;
  const FAULT = {
    type: 'object',
    required: ['id', 'point', 'effect', 'used'],
    properties: { ...FAULT_PROPERTIES, ...STATE },
  } as const;
  const list = {
    ...describedAs('listFaults', 'The faults of outside systems'),
    response: { 200: { description: 'The faults.', type: 'array', items: FAULT } },
  } as const;
  app.get('/faults', { schema: list }, async (request) => faults.list(namespaceOf(request)).map(shown));

  const known = {
    ...describedAs('listFaultPoints', 'What faults can be set for, with the schema of their effect'),
    response: { 200: { description: 'By name.', type: 'object', additionalProperties: true } },
  } as const;
  app.get('/faults/points', { schema: known }, async () => points);

  const create = {
    ...describedAs('createFault', 'Let an outside system fail'),
    body: { type: 'object', additionalProperties: false, required: ['point', 'effect'], properties: FAULT_PROPERTIES },
    response: { 201: { description: 'The fault.', ...FAULT }, ...problems(409, 422) },
  } as const;
  app.post('/faults', { schema: create }, async (request, reply) => {
    const { body } = request;
    checkEffect(engine, points, body);
    const fault = readFault({ ...body, id: body.id ?? randomUUID() });
    const made = faults.put(namespaceOf(request), fault);
    return reply.code(201).header('location', locationOf('faults', fault.id)).send(shown(made));
  });
  removal(app, faults, 'faults', { one: 'deleteFault', all: 'deleteFaults' });
}

function checkEffect(
  { model }: Pick<Controlled, 'model'>,
  points: Readonly<Record<string, JsonSchema>>,
  { point, effect }: Pick<Fault, 'point' | 'effect'>,
): void {
  const schema = Object.hasOwn(points, point) ? points[point] : undefined;
  if (!schema) {
    const known = Object.keys(points).join(', ');
    throw new Problem(422, 'validation_failed', {}, { point: { code: 'unknown_point', params: { known } } });
  }
  const found = findings(openAjv(model).compile(schema), effect);
  if (found.length === 0) return;
  const errors = Object.entries(fieldErrors(found));
  throw new Problem(
    422,
    'validation_failed',
    {},
    Object.fromEntries(errors.map(([path, error]) => [`effect.${path}`, error])),
  );
}

function removal<R extends Rule>(
  app: Endpoints,
  rules: Rules<R>,
  name: 'stubs' | 'faults',
  operations: { readonly one: string; readonly all: string },
): void {
  const removeOne = {
    ...describedAs(operations.one, 'Remove one'),
    params: one,
    response: { 204: done, ...problems(404) },
  };
  app.delete<{ Params: { id: string } }>(`/${name}/:id`, { schema: removeOne }, async (request, reply) => {
    if (!rules.remove(namespaceOf(request), request.params.id)) throw new Problem(404, 'not_found');
    return reply.code(204).send();
  });
  const removeAll = { ...describedAs(operations.all, 'Remove all'), response: { 204: done } };
  app.delete(`/${name}`, { schema: removeAll }, async (request, reply) => {
    rules.clear(namespaceOf(request));
    return reply.code(204).send();
  });
}
