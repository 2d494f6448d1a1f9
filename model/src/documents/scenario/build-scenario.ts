import type { RequestStep, Scenario, ScenarioStep } from './scenario.ts';
import type { ScenarioFile, ScenarioStepFile } from '../../generated/scenario.ts';
import type { Named } from '../../build/files.ts';

/**
 * Builds a scenario. In the file, a step names only the earlier step that created or found its record. The built step
 * also contains the resource of that record.
 */
export function buildScenario({ name, source, value }: Named<ScenarioFile>): Scenario {
  const made = new Map(value.steps.map((step) => [step.name, step.find ?? step.create]));
  return {
    name,
    source,
    label: value.label,
    parameters: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(value.parameters ?? {}).map(([parameter, schema]) => [parameter, { ...schema }]),
      ),
      ...(value.required && { required: value.required }),
    },
    steps: value.steps.map((step) => buildStep(step, made)),
  };
}

function buildStep(file: ScenarioStepFile, made: ReadonlyMap<string | undefined, string | undefined>): ScenarioStep {
  const { name, find, create, update, transition, operation, on = '', call = '' } = file;
  if (find !== undefined) {
    const { filter = {}, sort = 'id' } = file;
    const order = { field: sort.replace(/^-/u, ''), descending: sort.startsWith('-') };
    return { kind: 'find', name: name ?? '', resource: find, filter, sort: order };
  }
  const sent = {
    ...(name !== undefined && { name }),
    ...(file.body && { body: file.body }),
    ...(file.as !== undefined && { as: file.as }),
    ...(file.office !== undefined && { office: file.office }),
  };
  /**
   * Finds what `named` refers to: an earlier step, or a resource. For an earlier step, returns its name and the
   * resource of its record. For a resource, the operation applies to the resource as a whole.
   */
  const target = (named: string) => {
    const resource = made.get(named);
    return resource === undefined ? { resource: named } : { resource, record: named };
  };
  if (create !== undefined) return { kind: 'create', resource: create, ...sent };
  if (update !== undefined) return { kind: 'update', ...target(update), ...sent };
  if (operation !== undefined) return { kind: 'operation', operation, ...target(on), ...sent };
  if (transition !== undefined)
    return { kind: 'transition', transition, record: on, resource: made.get(on) ?? '', ...sent };
  const [method = '', path = ''] = call.split(' ');
  return { kind: 'call', method: methodOf(method), path, ...sent };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf(written: string): Extract<RequestStep, { kind: 'call' }>['method'] {
  return METHODS.find((method) => method === written) ?? 'GET';
}
