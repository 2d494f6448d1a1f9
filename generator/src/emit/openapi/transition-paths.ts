import { type Resource, slugOfAction, type Transition, transitionsBoundToVersion } from '@tuyen/model';
import { camel, namesOf } from '../print/names.ts';
import {
  answer,
  body,
  parameterRef,
  problems,
  schemaRef,
  type OpenApiJson,
  type Path,
  type Paths,
  type Context,
} from './document.ts';
import { withoutOwnKeywords, property, englishText } from './schemas.ts';

/** Describes `POST {resource}/{id}/transitions/{name}`. Transitions with the same name share one route. */
export function transitionPaths(model: Context, resource: Resource): Paths {
  const staff = (resource.workflow?.transitions ?? []).filter(({ by }) => by.includes('staff'));
  const byName = Map.groupBy(staff, ({ name }) => name);
  const paths = [...byName].map(([name, rows]): [string, Path] => [
    `/${resource.name}/{id}/transitions/${name}`,
    path(model, resource, name, rows),
  ]);
  return Object.fromEntries(paths);
}

function path(model: Context, resource: Resource, name: string, rows: readonly Transition[]): Path {
  const { type } = namesOf(model, resource.name);
  const [first] = rows;
  const asked = rows.find(({ input }) => input.length > 0);
  const bound = resource.workflow !== undefined && transitionsBoundToVersion(resource.workflow).has(name);
  const moves = rows.map(({ from, to }) => `${from.map((state) => `\`${state}\``).join(' or ')} → \`${to}\``);
  return {
    parameters: [parameterRef('id')],
    post: {
      operationId: `${camel(name)}${type}`,
      tags: [resource.name],
      summary: `${first ? englishText(first.label) : name}: ${englishText(resource.label)}`,
      description: `${moves.join('; ')}. From any other state 409, and nothing changes.${bound ? BOUND : ''}`,
      'x-permission': slugOfAction(resource, name),
      parameters: [
        parameterRef('ifMatch'),
        parameterRef('language'),
        ...(resource.scope === 'office' ? [parameterRef('office')] : []),
      ],
      ...(asked ? { requestBody: body(input(model, asked)) } : {}),
      responses: {
        200: answer('The record in its new state.', schemaRef(type)),
        ...problems(401, 403, 404, 409, 422),
        ...(bound && problems(428)),
      },
    },
  };
}

/**
 * Sentence that is added to the description of a transition if the request must name the current version of the record.
 * Otherwise, the request could act on a state that the user has not seen.
 */
const BOUND = ' Needs `If-Match`, or `version` in the body.';

export function input(model: Context, { schema, input }: Pick<Transition, 'schema' | 'input'>): OpenApiJson {
  const { properties: _all, ...rules } = schema ? withoutOwnKeywords(schema) : { type: 'object' };
  return {
    ...rules,
    properties: Object.fromEntries(input.map((field) => [field.name, property(model, field, false)])),
  };
}
