import { slugFor, type Resource } from '@tuyen/model';
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

export function restorePaths(model: Context, resource: Resource): Paths {
  if (!resource.actions.includes('edit') || resource.singleton) return {};
  const { type } = namesOf(model, resource.name);
  const label = englishText(resource.label);
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'edit') };
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  return {
    [`/${resource.name}/{id}/restore/{entry}`]: {
      parameters: [
        parameterRef('id'),
        { name: 'entry', in: 'path', required: true, description: 'Id of the log entry.', schema: string },
      ],
      get: {
        ...common,
        operationId: `compare${type}Entry`,
        summary: `Compare with a log entry: ${label}`,
        description:
          'For callers who may read the log. Leaves out secrets, the workflow and what only the system sets.',
        parameters: [{ name: 'values', in: 'query', description: SIDE, schema: side }, ...headers],
        responses: {
          200: answer('The differences.', schemaRef('ApiRestorable')),
          ...problems(400, 401, 403, 404, 409),
        },
      },
      post: {
        ...common,
        operationId: `restore${type}Values`,
        summary: `Restore values of a log entry: ${label}`,
        description: 'Writes values of the log like a PATCH, and logs the change as `restore`.',
        parameters: [parameterRef('idempotencyKey'), parameterRef('ifMatch'), ...headers],
        requestBody: body(schemaRef('ApiRestoration')),
        responses: { 200: answer('The record.', schemaRef(type)), ...problems(401, 403, 404, 409, 422) },
      },
    },
  };
}

const SIDE = 'Before or after the change of the entry; by default before, and of a new record after.';
const string: OpenApiJson = { type: 'string' };
const side: OpenApiJson = { ...string, enum: ['before', 'after'] };

export const RESTORE_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiRestorable: {
    type: 'object',
    required: ['version', 'at', 'by', 'values', 'sides', 'fields'],
    properties: {
      version: { type: 'integer', description: 'Version of the record, for the restoration.' },
      at: { ...string, format: 'date-time' },
      by: string,
      values: side,
      sides: { type: 'array', items: side, description: 'The sides that the entry has.' },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field'],
          properties: {
            field: string,
            now: {},
            logged: {},
            refused: { ...string, description: 'Why the caller cannot change the field.' },
          },
        },
      },
    },
  },
  ApiRestoration: {
    type: 'object',
    required: ['fields'],
    properties: {
      version: { type: 'integer' },
      values: { ...side, description: SIDE },
      fields: { type: 'array', minItems: 1, items: string, description: 'Names of the fields to restore.' },
    },
  },
};
