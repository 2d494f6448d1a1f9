import { slugFor, type Resource } from '@tuyen/model';
import { namesOf, pascal } from '../print/names.ts';
import {
  answer,
  body,
  LOCATED,
  parameterRef,
  problems,
  schemaRef,
  type OpenApiJson,
  type Paths,
  type Context,
} from './document.ts';
import { englishText } from './schemas.ts';

export function tabPaths(model: Context, resource: Resource): Paths {
  if (!resource.actions.includes('list')) return {};
  const { type } = namesOf(model, resource.name);
  const label = englishText(resource.plural);
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'list') };
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  const writing = { ...common, parameters: [parameterRef('idempotencyKey'), ...headers] };
  const written = answer(
    'The tab.',
    { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    LOCATED,
  );
  return {
    [`/${resource.name}/tabs`]: {
      get: {
        ...common,
        operationId: `count${pascal(resource.name)}InTabs`,
        summary: `Tabs: ${label}`,
        description:
          'The tabs that the caller is offered, then the saved ones that the caller sees, each with the number of its records that the ' +
          'list would answer, counted up to 1000.',
        parameters: headers,
        responses: {
          200: answer('In the order of the tabs.', { type: 'array', items: schemaRef('ApiTab') }),
          ...problems(400, 401, 403),
        },
      },
      post: {
        ...writing,
        operationId: `save${type}Tab`,
        summary: `Save a tab: ${label}`,
        description:
          'For staff. `role` shares it with those who have this role in the current office; the caller must have it, too.',
        requestBody: body(schemaRef('ApiTabInput')),
        responses: { 201: written, ...problems(400, 401, 403, 409, 422) },
      },
    },
    [`/${resource.name}/tabs/{tab}`]: {
      parameters: [{ name: 'tab', in: 'path', required: true, schema: { type: 'string' } }],
      patch: {
        ...writing,
        operationId: `change${type}Tab`,
        summary: `Change a saved tab: ${label}`,
        description: 'For its owner alone. Without `role` it stays shared as it is; null ends it.',
        requestBody: body(schemaRef('ApiTabInput')),
        responses: { 200: written, ...problems(400, 401, 403, 404, 422) },
      },
      delete: {
        ...writing,
        operationId: `delete${type}Tab`,
        summary: `Delete a saved tab: ${label}`,
        description: 'For its owner alone.',
        responses: { 200: written, ...problems(401, 403, 404) },
      },
    },
  };
}

const string: OpenApiJson = { type: 'string' };
const role: OpenApiJson = { type: ['string', 'null'], description: 'Id of the role that it is shared with.' };
const query: OpenApiJson = {
  type: 'string',
  maxLength: 8000,
  description: 'Parameters of the list: `filter`, `or`, `s`, `q`, `sort`, and `tab` for one of the described tabs.',
};

export const TAB_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiTab: {
    type: 'object',
    required: ['name', 'count'],
    properties: {
      name: { ...string, description: 'What the list is asked for: `?tab=name`. Of a saved tab its id.' },
      count: { type: 'integer', minimum: 0, maximum: 1000 },
      label: { ...string, description: 'Of a saved tab: how its owner calls it.' },
      own: { type: 'boolean', description: 'Of a saved tab: whether the caller saved it.' },
      query: { ...query, description: 'Of a tab of one’s own.' },
      role,
      problem: { ...string, description: 'Why the tab cannot be opened any more, such as a field that is gone.' },
    },
  },
  ApiTabInput: {
    type: 'object',
    properties: { name: { ...string, minLength: 1, maxLength: 40 }, query, role },
    additionalProperties: false,
  },
};
