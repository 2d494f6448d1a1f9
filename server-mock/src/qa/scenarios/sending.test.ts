import type { Fixtures } from '../../fixtures.ts';
import type { Model, RequestStep, Scenario } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain } from '../../../../server/src/engine/domain.ts';
import { ANYBODY } from '../../../../server/src/engine/endpoint/schema.ts';
import { libraryFixtures, type Library, libraryModel, openLibrary } from '../../testing/library.ts';

const asked: (readonly unknown[])[] = [];
const call = (path: string, more: Partial<Extract<RequestStep, { kind: 'call' }>> = {}) =>
  ({ kind: 'call', method: 'GET', path: `/api/v1/${path}`, ...more }) as const;
const move = (seconds: number) =>
  ({ kind: 'call', method: 'POST', path: '/__qa/clock/move', body: { seconds } }) as const;
const scenario = (name: string, steps: Scenario['steps']): Scenario => ({
  name,
  source: `schemas/scenarios/${name}.json`,
  label: { vi: `vi ${name}`, en: `en ${name}` },
  parameters: {
    type: 'object',
    additionalProperties: false,
    properties: {
      office: { type: 'string' },
      pages: { type: 'integer' },
      list: { type: 'array', items: { type: 'integer' } },
    },
  },
  steps,
});
const SCENARIOS = [
  scenario('asking', [
    call('public/heard', { as: 'clerk', office: '{office}' }),
    call('public/heard', { as: 'helper' }),
    call('public/heard'),
  ]),
  scenario('answers', [
    call('public/list', { name: 'all' }),
    call('public/heard', { name: 'none', method: 'POST', body: { first: '{all.data.0}' } }),
  ]),
  scenario('long', [
    call('auth/profile', { as: 'clerk' }),
    move(28_799),
    call('auth/profile', { as: 'clerk' }),
    move(1),
    call('auth/profile', { as: 'clerk' }),
  ]),
  scenario('by-superuser', [{ kind: 'create', name: 'author', resource: 'authors', body: { name: 'Jane' } }]),
];
const fixtures: Fixtures = (context) => {
  const made = libraryFixtures(context);
  const users = made.rows['users'] ?? [];
  const root = users.find(({ username }) => username === 'root');
  const id = context.id('users', 'before');
  const locked = { ...root, id, username: 'before', email: 'before@library.example', status: 'INACTIVE' };
  return { ...made, rows: { ...made.rows, users: [locked, ...users] } };
};
const domain: Domain = {
  routes(app, { auth }) {
    app.get('/public/heard', { schema: { security: ANYBODY } }, async (request) => {
      const { actor, language } = await auth.caller(request);
      asked.push([actor.kind, language, request.headers['x-qa-namespace'], request.headers['x-office-id']]);
      return {};
    });
    app.post('/public/heard', { schema: { security: ANYBODY } }, async (request, reply) => {
      asked.push(['body', request.body]);
      return reply.code(204).send();
    });
    app.get('/public/list', { schema: { security: ANYBODY } }, async () => ['first', 'second']);
  },
};

let server: Library;
const open = (model: Model) => openLibrary({ qa: true, domain, fixtures, model: { ...model, scenarios: SCENARIOS } });
beforeAll(async () => {
  server = await open(libraryModel());
});
afterAll(() => server.app.close());

async function play(name: string, { headers = {}, payload = {}, on = server } = {}) {
  asked.length = 0;
  const answer = await on.app.inject({
    method: 'POST',
    url: `/__qa/scenarios/${name}`,
    headers: { 'accept-language': 'en', ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

it('a scenario step sends its request in the namespace and language of the scenario, for the account and office of the step', async () => {
  const headers = { 'x-qa-namespace': 'one', 'accept-language': 'vi' };
  expect((await play('asking', { headers, payload: { office: server.office('Other') } })).status).toBe(200);
  expect(asked).toEqual([
    ['staff', 'vi', 'one', server.office('Other')],
    ['staff', 'vi', 'one', undefined],
    ['customer', 'vi', 'one', undefined],
  ]);
  await play('asking', { payload: { office: server.office('Other') } });
  expect(asked[2]).toEqual(['customer', 'en', undefined, undefined]);
});

it('a call step of a scenario returns the data of a list answer, or {} for an empty answer', async () => {
  expect((await play('answers')).status).toBe(200);
  expect(asked).toEqual([['body', { first: 'first' }]]);
});

it('the session of a running scenario expires after eight hours, like the session of a person', async () => {
  const { status, body } = await play('long');
  expect([status, body.code]).toEqual([422, 'qa_scenario']);
  expect(body.message).toContain('GET /api/v1/auth/profile: 401');
  expect((await server.app.inject('/__qa/clock')).json().now).toBe('2026-03-16T10:00:00.000Z');
  await server.app.inject({ method: 'PUT', url: '/__qa/clock', payload: { reset: true } });
});

it('a scenario step without an account runs as the first superuser who is not locked', async () => {
  const { status, body } = await play('by-superuser');
  expect([status, body.records]).toEqual([200, [{ name: 'author', resource: 'authors', id: expect.any(String) }]]);
});

it('a scenario step must name an account if no superuser exists', async () => {
  const model = libraryModel();
  const { superuser: _, ...users } = model.identity.users;
  const without = await open({ ...model, identity: { ...model.identity, users } });
  const { status, body } = await play('by-superuser', { on: without });
  await without.app.close();
  expect([status, body.message]).toEqual([422, expect.stringContaining('there is no superuser: write "as"')]);
});

it('the list of scenarios uses the language of the request, and invalid parameters are rejected by field', async () => {
  const list = async (language: string) =>
    (await server.app.inject({ url: '/__qa/scenarios', headers: { 'accept-language': language } })).json();
  expect((await list('en')).map(({ description }: { description: string }) => description)).toEqual(
    SCENARIOS.map(({ name }) => `en ${name}`),
  );
  expect((await list('vi'))[0]).toEqual({
    name: 'asking',
    description: 'vi asking',
    parameters: SCENARIOS[0]?.parameters,
  });
  const wrong = await play('answers', { payload: { pages: 'many', list: [1, 'two'], more: 1 } });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_failed']);
  expect(wrong.body.errors).toEqual({
    pages: 'must be integer',
    'list.1': 'must be integer',
    more: 'must NOT have additional properties',
  });
  const unknown = await play('none');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});
