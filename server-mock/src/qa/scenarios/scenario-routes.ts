import { isObject, textIn } from '@tuyen/model';
import { type Engine, findings, openAjv } from '@tuyen/server/extension';
import { type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import { describedAs } from '../../described-as.ts';
import { play, withDefaults } from './play.ts';
import { sending } from './sending.ts';

const SCENARIO = {
  type: 'object',
  required: ['name', 'description', 'parameters'],
  properties: { name: textSchema, description: textSchema, parameters: { type: 'object' } },
} as const;

const MADE = {
  description: 'What a test goes on with.',
  type: 'object',
  required: ['records'],
  properties: {
    records: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'resource', 'id'],
        properties: { name: textSchema, resource: textSchema, id: textSchema, code: textSchema },
      },
    },
  },
} as const;

export function scenarioRoutes(app: Endpoints, engine: Engine): void {
  const { scenarios, languages } = engine.model;
  const ajv = openAjv(engine.model);
  const checks = new Map(scenarios.map(({ name, parameters }) => [name, ajv.compile(parameters)]));

  const list = {
    ...describedAs('listScenarios', 'The named states that can be asked for'),
    response: { 200: { description: 'The scenarios.', type: 'array', items: SCENARIO } },
  } as const;
  app.get('/scenarios', { schema: list }, async (request) => {
    const language = engine.language(request);
    return scenarios.map(({ name, label, parameters }) => ({
      name,
      description: textIn(label, language, languages),
      parameters,
    }));
  });

  const asked = {
    ...describedAs('playScenario', 'Bring the namespace of the request into a named state'),
    params: { type: 'object', required: ['name'], properties: { name: textSchema } },
    body: { type: 'object', description: 'The parameters of the scenario.' },
    response: { 200: MADE, ...problems(404, 422) },
  } as const;
  app.post('/scenarios/:name', { schema: asked }, async (request) => {
    const { name } = request.params;
    const scenario = scenarios.find((each) => each.name === name);
    const check = checks.get(name);
    if (!scenario || !check) throw new Problem(404, 'not_found');
    const clock = { now: engine.clock.now(), zone: engine.formats.zone };
    const parameters = withDefaults(scenario, isObject(request.body) ? request.body : {}, clock);
    const found = findings(check, parameters);
    if (found.length > 0) {
      const wrong = found.map(({ instancePath, params, message = '' }) => {
        const more = params['missingProperty'] ?? params['additionalProperty'];
        const path = [...instancePath.split('/').slice(1), ...(more === undefined ? [] : [String(more)])];
        return [path.join('.'), message] as const;
      });
      throw new Problem(422, 'validation_failed', {}, Object.fromEntries(wrong));
    }
    return {
      records: await play(engine, scenario, parameters, sending(app, engine, scenario, engine.language(request))),
    };
  });
}
