import { assigneeOf, slugFor, type Resource } from '@tuyen/model';
import { namesOf } from '../print/names.ts';
import {
  answer,
  body,
  parameterRef,
  problems,
  schemaRef,
  type OpenApiJson,
  type Paths,
  type Context,
} from './document.ts';
import { englishText } from './schemas.ts';

export function assigneePaths(model: Context, resource: Resource): Paths {
  if (!assigneeOf(resource)) return {};
  const { type } = namesOf(model, resource.name);
  const label = englishText(resource.label);
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'show') };
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  const query = (name: string, description: string): OpenApiJson => ({
    name,
    in: 'query',
    description,
    schema: string,
  });
  return {
    [`/${resource.name}/assignees`]: {
      get: {
        ...common,
        operationId: `list${type}Assignees`,
        summary: `Who can be given a record: ${label}`,
        description: 'For staff: at most 100 colleagues by name, of whom each may read the record in its office.',
        parameters: [
          query('q', 'Words of the name.'),
          ...(resource.scope === 'office'
            ? [query('office', 'The office of the record; by default the current one.')]
            : []),
          query('filter', '`id||$in||…`: the names of these accounts, whatever they may do today.'),
          ...headers,
        ],
        responses: {
          200: answer('Accounts by name.', { type: 'array', items: schemaRef('ApiAssignee') }),
          ...problems(400, 401, 403),
        },
      },
    },
    [`/${resource.name}/{id}/assignee`]: {
      parameters: [parameterRef('id')],
      put: {
        ...common,
        operationId: `assign${type}`,
        summary: `Say who works on it: ${label}`,
        description: 'For staff who may read the record, in its office. `null`: it is no longer assigned.',
        parameters: [parameterRef('idempotencyKey'), ...headers],
        requestBody: body({
          type: 'object',
          required: ['assignee'],
          properties: {
            assignee: { type: ['string', 'null'], description: 'The id of an account.' },
            version: { type: 'integer', description: 'As in a change: 409 where the record has another one by now.' },
          },
          additionalProperties: false,
        }),
        responses: { 200: answer('The record.', schemaRef(type)), ...problems(401, 403, 404, 409, 422) },
      },
    },
  };
}

const string: OpenApiJson = { type: 'string' };

export const ASSIGNEE_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiAssignee: { type: 'object', required: ['id', 'name'], properties: { id: string, name: string } },
};
