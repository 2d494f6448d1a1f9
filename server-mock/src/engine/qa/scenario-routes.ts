import { isObject } from '@tuyen/model';
import { findings, openAjv } from '../ajv.ts';
import { type Endpoints, problems, text } from '../endpoint/schema.ts';
import type { Engine } from '../engine.ts';
import type { Row, Scenario, ScenarioContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import { currentWorld } from '../store/worlds/current.ts';
import { describedAs } from './described-as.ts';
import { NAMESPACE } from './namespace-of.ts';

const SECONDS = 8 * 3600;
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const NOTHING = { type: 'object', additionalProperties: false } as const;

const SCENARIO = {
  type: 'object',
  required: ['name', 'description', 'parameters'],
  properties: { name: text, description: text, parameters: { type: 'object' } },
} as const;

const MADE = {
  description: 'What a test goes on with.',
  type: 'object',
  required: ['records'],
  properties: {
    records: {
      type: 'array',
      items: { type: 'object', required: ['resource', 'id'], properties: { resource: text, id: text, code: text } },
    },
  },
} as const;

/** `/__qa/scenarios`: the named states of the domain. */
export function scenarioRoutes(app: Endpoints, engine: Engine): void {
  const scenarios = engine.domain.scenarios ?? [];
  const ajv = openAjv(engine.model, { useDefaults: true });
  const checks = new Map(
    scenarios.map(({ name, parameters = NOTHING }) => {
      if (!NAME.test(name))
        throw new Error(`The scenario "${name}" needs a name of lowercase words joined by hyphens.`);
      return [name, ajv.compile(parameters)];
    }),
  );
  if (checks.size < scenarios.length) throw new Error('Two scenarios of the domain have the same name.');

  const list = {
    ...describedAs('listScenarios', 'The named states that can be asked for'),
    response: { 200: { description: 'The scenarios.', type: 'array', items: SCENARIO } },
  } as const;
  app.get('/scenarios', { schema: list }, async () =>
    scenarios.map(({ name, description, parameters = NOTHING }) => ({ name, description, parameters })),
  );

  const play = {
    ...describedAs('playScenario', 'Bring the world of the request into a named state'),
    params: { type: 'object', required: ['name'], properties: { name: text } },
    body: { type: 'object', description: 'The parameters of the scenario.' },
    response: { 200: MADE, ...problems(404, 422) },
  } as const;
  app.post('/scenarios/:name', { schema: play }, async (request) => {
    const { name } = request.params;
    const scenario = scenarios.find((each) => each.name === name);
    const check = checks.get(name);
    if (!scenario || !check) throw new Problem(404, 'not_found');
    const parameters: Row = { ...(isObject(request.body) ? request.body : {}) };
    const found = findings(check, parameters);
    if (found.length > 0) {
      const wrong = found.map(({ instancePath, params, message = '' }) => {
        const more = params['missingProperty'] ?? params['additionalProperty'];
        const path = [...instancePath.split('/').slice(1), ...(more === undefined ? [] : [String(more)])];
        return [path.join('.'), message] as const;
      });
      throw new Problem(422, 'validation_failed', {}, Object.fromEntries(wrong));
    }
    return { records: await scenario.run(contextOf(app, engine, parameters, scenario)) };
  });
}

function contextOf(app: Endpoints, engine: Engine, parameters: Row, { name }: Scenario): ScenarioContext {
  const world = currentWorld();
  const tokens = new Map<string, string>();

  async function tokenOf(account: string): Promise<string> {
    const user = await engine.identity.user(account);
    if (!user) throw refused(name, `there is no account ${account}`);
    const open = () =>
      engine.records.transaction(({ connection }) =>
        engine.sessions.open(connection, String(user['id']), SECONDS, engine.kinds.forSession(undefined)),
      );
    const token = tokens.get(account) ?? (await open());
    tokens.set(account, token);
    return token;
  }

  return {
    services: engine,
    parameters,
    async call(method, path, body, as) {
      const headers = {
        ...(world && { [NAMESPACE]: world.name }),
        ...(as && { authorization: `Bearer ${await tokenOf(as.account)}` }),
        ...(as?.office !== undefined && { 'x-office-id': as.office }),
      };
      const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      if (answer.statusCode >= 400) throw refused(name, `${method} ${path}: ${answer.statusCode} ${answer.body}`);
      const given: unknown = answer.body === '' ? {} : answer.json();
      return isObject(given) ? given : { data: given };
    },
  };
}

function refused(scenario: string, reason: string): Problem {
  return new Problem(422, 'qa_scenario', { scenario, reason: reason.slice(0, 500) });
}
