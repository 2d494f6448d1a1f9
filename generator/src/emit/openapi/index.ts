import type { Model, Resource } from '@tuyen/model';
import { openApiContextOf, PROBLEMS, REQUEST_ID, schemaRef, type Context, type OpenApiJson } from './document.ts';
import { parameters } from './parameters.ts';
import { TAB_SCHEMAS } from './tab-paths.ts';
import { ASSIGNEE_SCHEMAS } from './assignee-paths.ts';
import { PLANNING_SCHEMAS } from './planning-paths.ts';
import { ATTACHMENT_SCHEMAS } from './attachment-paths.ts';
import { REPORT_SCHEMAS } from './report-paths.ts';
import { RESTORE_SCHEMAS } from './restore-paths.ts';
import { TIMELINE_SCHEMAS } from './timeline-paths.ts';
import { resourcePaths, SECURITY } from './resource-paths.ts';
import { webhookEvents } from './webhook-events.ts';
import { enumSchemas, recordSchemas, englishText } from './schemas.ts';

/**
 * Returns an OpenAPI 3.1 document of the model's resources, in English. It lacks the server's other endpoints. The
 * server adds them to the document at `/docs`.
 */
export function openApi(model: Model): Readonly<Record<string, OpenApiJson>> {
  const { head, components, schemas } = openApiFrame(model);
  const context = openApiContextOf(model);
  const ofEach = (of: (context: Context, resource: Resource) => object) =>
    Object.fromEntries(model.resources.flatMap((resource) => Object.entries(of(context, resource))));
  return {
    ...head,
    paths: ofEach(resourcePaths),
    components: {
      ...components,
      schemas: { ...schemas, ...ofEach(recordSchemas) },
    },
  };
}

export function openApiFrame(
  model: Model,
): Readonly<Record<'head' | 'components' | 'schemas', Record<string, OpenApiJson>>> {
  return {
    head: {
      openapi: '3.1.1',
      info: {
        title: model.title ?? 'API',
        version: '1',
        description: 'Made from the schemas in `schemas/` by `tuyen generate`.',
      },
      servers: [{ url: '/api/v1' }],
      tags: model.resources.map(({ name, plural }) => ({ name, description: englishText(plural) })),
      security: SECURITY,
      ...webhooksOf(model),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The `authToken` of `POST /auth/login`.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The key of an API client.' },
      },
      parameters: parameters(model),
      responses: responses(),
    },
    schemas: { ...COMMON_SCHEMAS, ...enumSchemas(model) },
  };
}

function webhooksOf(model: Model): Record<string, OpenApiJson> {
  const webhooks = webhookEvents(model);
  return Object.keys(webhooks).length > 0 ? { webhooks } : {};
}

function responses(): OpenApiJson {
  const problem = (description: string, headers: Readonly<Record<string, OpenApiJson>>) => ({
    description,
    headers: { ...headers, ...REQUEST_ID },
    content: { 'application/json': { schema: schemaRef('ApiProblem') } },
  });
  return Object.fromEntries(
    Object.values(PROBLEMS).map(([name, description, headers]) => [name, problem(description, headers)]),
  );
}

const string: OpenApiJson = { type: 'string' };

const COMMON_SCHEMAS: Record<string, OpenApiJson> = {
  ...TIMELINE_SCHEMAS,
  ...ATTACHMENT_SCHEMAS,
  ...RESTORE_SCHEMAS,
  ...ASSIGNEE_SCHEMAS,
  ...PLANNING_SCHEMAS,
  ...REPORT_SCHEMAS,
  ...TAB_SCHEMAS,
  ApiProblem: {
    type: 'object',
    required: ['statusCode', 'code', 'message'],
    properties: {
      statusCode: { type: 'integer' },
      code: { type: 'string', examples: ['validation_failed', 'version_conflict'] },
      message: {
        description:
          'For people, in the language asked for; a list where several fields are wrong, each entry beginning with its field’s name.',
        anyOf: [string, { type: 'array', items: string }],
      },
      errors: {
        type: 'object',
        description: 'Messages by path: `stops.0.order`.',
        additionalProperties: string,
        examples: [{ plate: 'must be given' }],
      },
    },
  },
  ApiCan: {
    type: 'object',
    description:
      'With `can=1`: what the caller may do with the record; of a page, whether the caller may `create` or `import`.',
    required: ['actions', 'refused', 'fixed'],
    properties: {
      actions: { type: 'array', items: string },
      refused: {
        type: 'object',
        description: 'Why not, by action.',
        additionalProperties: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: string, message: string },
        },
      },
      fixed: {
        type: 'object',
        description: 'Why the caller cannot set a field, by field.',
        additionalProperties: string,
      },
      choices: {
        type: 'object',
        description: 'The values that can be chosen now, by field, where not all can.',
        additionalProperties: { type: 'array', items: string },
      },
      assign: { type: 'boolean', description: 'Whether the caller may name an assignee.' },
      prints: {
        type: 'array',
        description: 'The prints that the caller may make now.',
        items: {
          type: 'object',
          required: ['name', 'label'],
          properties: {
            name: string,
            label: string,
            list: { type: 'boolean', description: 'Of several records.' },
            copies: {
              type: 'object',
              description: 'The transition that makes copies, and whether this print would be one.',
              properties: { transition: string, again: { type: 'boolean' } },
            },
          },
        },
      },
    },
  },
  ApiPage: {
    type: 'object',
    required: ['total', 'count', 'page', 'pageCount'],
    properties: {
      total: { type: 'integer', description: 'Rows on all pages.' },
      can: schemaRef('ApiCan'),
      count: { type: 'integer', description: 'Rows on this page.' },
      page: { type: 'integer' },
      pageCount: { type: 'integer' },
    },
  },
  ImportedRow: {
    type: 'object',
    required: ['action'],
    properties: {
      action: { type: 'string', enum: ['create', 'update', 'none', 'refuse'] },
      id: { ...string, description: 'The record; of a dry run only where it exists already.' },
      key: { ...string, description: 'The same for two rows about one record.' },
      changes: {
        type: 'array',
        description: 'What a dry run would change, as the file writes it.',
        items: { type: 'object', properties: { field: string, from: string, to: string } },
      },
      message: { ...string, description: 'Why a dry run refuses the row.' },
      errors: { type: 'object', description: 'Every fault of the row, by field.', additionalProperties: string },
    },
  },
  EditedRow: {
    type: 'object',
    required: ['action', 'id'],
    properties: {
      action: { type: 'string', enum: ['update', 'none', 'refuse'] },
      id: string,
      base: { type: 'integer', description: 'The version before the change.' },
      version: { type: 'integer', description: 'The version after the change.' },
      changes: {
        type: 'object',
        description: 'The former and the new value of each changed field, without secrets.',
        additionalProperties: { type: 'object', required: ['from', 'to'], properties: { from: {}, to: {} } },
      },
      code: { ...string, description: 'The code of the refusal.' },
      message: { ...string, description: 'Why the record is refused.' },
      errors: { type: 'object', description: 'Every fault of the record, by field.', additionalProperties: string },
    },
  },
};
