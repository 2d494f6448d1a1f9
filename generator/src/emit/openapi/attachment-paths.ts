import { slugFor, type Resource } from '@tuyen/model';
import { namesOf } from '../print/names.ts';
import {
  answer,
  body,
  type Context,
  LOCATED,
  type OpenApiJson,
  parameterRef,
  type Paths,
  problems,
  schemaRef,
} from './document.ts';
import { englishText } from './schemas.ts';

export function attachmentPaths(model: Context, resource: Resource): Paths {
  if (!resource.attachments) return {};
  const { type } = namesOf(model, resource.name);
  const label = englishText(resource.label);
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'show') };
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  const own = 'For callers who may edit the record. Where nobody may edit, readers add files and remove their own.';
  const writing = { ...common, description: own, parameters: [parameterRef('idempotencyKey'), ...headers] };
  const id = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
  return {
    [`/${resource.name}/{id}/attachments`]: {
      parameters: [parameterRef('id')],
      get: {
        ...common,
        operationId: `list${type}Attachments`,
        summary: `Files attached to it: ${label}`,
        description: 'The newest first. `POST /uploads/links` gives signed addresses for their `url`.',
        parameters: headers,
        responses: { 200: answer('The files.', schemaRef('ApiAttachments')), ...problems(401, 403, 404) },
      },
      post: {
        ...writing,
        operationId: `add${type}Attachment`,
        summary: `Attach an uploaded file: ${label}`,
        requestBody: body(schemaRef('ApiNewAttachment')),
        responses: { 201: answer('The file.', id, LOCATED), ...problems(401, 403, 404, 409, 422) },
      },
    },
    [`/${resource.name}/{id}/attachments/{file}`]: {
      parameters: [parameterRef('id'), { name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
      delete: {
        ...writing,
        operationId: `remove${type}Attachment`,
        summary: `Remove an attached file: ${label}`,
        responses: { 200: answer('The file.', id), ...problems(401, 403, 404) },
      },
    },
  };
}

const string: OpenApiJson = { type: 'string' };

export const ATTACHMENT_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiNewAttachment: {
    type: 'object',
    required: ['upload'],
    properties: {
      upload: { ...string, maxLength: 200, description: 'The `url` of an own upload that no record holds.' },
    },
    additionalProperties: false,
  },
  ApiAttachments: {
    type: 'object',
    required: ['data', 'add'],
    properties: {
      add: { type: 'boolean', description: 'Whether the caller may attach a file.' },
      data: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'url', 'name', 'type', 'size', 'at', 'by', 'remove'],
          properties: {
            id: string,
            url: string,
            name: string,
            type: string,
            size: { type: 'integer', description: 'Bytes.' },
            at: { type: 'string', format: 'date-time' },
            by: { type: ['string', 'null'], description: 'The name of the account that stored it.' },
            remove: { type: 'boolean', description: 'Whether the caller may remove it.' },
          },
        },
      },
    },
  },
};
