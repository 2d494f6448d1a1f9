import { slugFor, type Resource } from '@tuyen/model';
import { namesOf } from '../print/names.ts';
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

export function timelinePaths(model: Context, resource: Resource): Paths {
  if (!resource.timeline) return {};
  const { type } = namesOf(model, resource.name);
  const label = englishText(resource.label);
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'show') };
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  const number = (name: string, description: string): OpenApiJson => ({
    name,
    in: 'query',
    description,
    schema: { type: 'integer', minimum: 0 },
  });
  const own = 'For staff who may read the record, in its office; only the author changes or removes a note.';
  const writing = { ...common, description: own, parameters: [parameterRef('idempotencyKey'), ...headers] };
  const written = answer(
    'The note.',
    { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    LOCATED,
  );
  return {
    [`/${resource.name}/{id}/timeline`]: {
      parameters: [parameterRef('id')],
      get: {
        ...common,
        operationId: `list${type}Timeline`,
        summary: `What happened to it: ${label}`,
        description:
          'Newest first: moves and notes; changes and messages for callers who may read the log and the outbox. 20 at a time, the newest 500 at most.',
        parameters: [
          number('limit', 'How many; by default 20.'),
          number('offset', 'How many are skipped.'),
          ...headers,
        ],
        responses: { 200: answer('The entries.', schemaRef('ApiTimeline')), ...problems(400, 401, 403, 404) },
      },
    },
    ...(resource.notes && {
      [`/${resource.name}/{id}/notes`]: {
        parameters: [parameterRef('id')],
        post: {
          ...writing,
          operationId: `add${type}Note`,
          summary: `Write a note: ${label}`,
          requestBody: body(schemaRef('ApiNewNote')),
          responses: { 201: written, ...problems(401, 403, 404, 422) },
        },
      },
      [`/${resource.name}/{id}/notes/{note}`]: {
        parameters: [parameterRef('id'), { name: 'note', in: 'path', required: true, schema: { type: 'string' } }],
        patch: {
          ...writing,
          operationId: `edit${type}Note`,
          summary: `Edit a note: ${label}`,
          requestBody: body(schemaRef('ApiNote')),
          responses: { 200: written, ...problems(401, 403, 404, 422) },
        },
        delete: {
          ...writing,
          operationId: `remove${type}Note`,
          summary: `Remove a note: ${label}`,
          responses: { 200: written, ...problems(401, 403, 404) },
        },
      },
    }),
  };
}

const string: OpenApiJson = { type: 'string' };
const time: OpenApiJson = { type: 'string', format: 'date-time' };

export const TIMELINE_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiNote: {
    type: 'object',
    required: ['text'],
    properties: { text: { ...string, minLength: 1, maxLength: 2000 } },
    additionalProperties: false,
  },
  ApiNewNote: {
    type: 'object',
    required: ['text'],
    properties: {
      text: { ...string, minLength: 1, maxLength: 2000 },
      mentions: {
        type: 'array',
        maxItems: 20,
        items: string,
        description: 'Accounts that may read the record. They find the note in their inbox.',
      },
    },
    additionalProperties: false,
  },
  ApiTimeline: {
    type: 'object',
    required: ['data', 'more', 'note'],
    properties: {
      more: { type: 'boolean', description: 'Whether there are older entries.' },
      note: { type: 'boolean', description: 'Whether the caller may write a note.' },
      data: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'kind', 'at'],
          properties: {
            id: { ...string, description: 'Of a note its own id.' },
            kind: { ...string, enum: ['move', 'change', 'mail', 'note'] },
            at: time,
            by: { ...string, description: 'Who; of the system’s own work its name.' },
            action: {
              ...string,
              description: '`create`, `update`, `delete`, or the name of a transition or an operation.',
            },
            from: { ...string, description: 'Of a move: the states.' },
            to: string,
            text: { ...string, description: 'Of a note what it says, of a move its reason.' },
            changes: {
              type: 'array',
              items: { type: 'object', required: ['field'], properties: { field: string, before: {}, after: {} } },
            },
            mail: {
              type: 'object',
              properties: { subject: string, recipient: string, channel: string, state: string },
            },
            own: { type: 'boolean', description: 'Of a note: whether the caller wrote it.' },
            restorable: { type: 'boolean', description: 'Whether the caller may restore values of the entry.' },
            edited_at: time,
          },
        },
      },
    },
  },
};
