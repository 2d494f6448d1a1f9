import { slugFor, type Resource, type TimelineView } from '@tuyen/model';
import { namesOf, pascal } from '../print/names.ts';
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

/** Describes the planning of the timelines of a resource on which something can be assigned. */
export function planningPaths(model: Context, resource: Resource): Paths {
  if (!resource.actions.includes('edit') || !resource.actions.includes('list')) return {};
  const views = resource.views ?? [];
  return Object.assign(
    {},
    ...views.map((view) =>
      view.kind === 'timeline' && view.assign.length > 0 ? viewPaths(model, resource, view) : {},
    ),
  );
}

function viewPaths(model: Context, resource: Resource, view: TimelineView): Paths {
  const type = `${namesOf(model, resource.name).type}${pascal(view.name)}`;
  const label = `${englishText(resource.label)}, ${englishText(view.label)}`;
  const headers = [parameterRef('language'), ...(resource.scope === 'office' ? [parameterRef('office')] : [])];
  const common = { tags: [resource.name], 'x-permission': slugFor(resource.module, 'edit') };
  const path = `/${resource.name}/views/${view.name}`;
  return {
    [`${path}/offers`]: {
      post: {
        ...common,
        operationId: `list${type}Offers`,
        summary: `Who can be assigned to some records: ${label}`,
        description: 'Only those who are free for all of the records, and why the others are not. Changes nothing.',
        parameters: headers,
        requestBody: body({
          type: 'object',
          required: ['field', 'ids'],
          properties: { field: { ...string, description: `One of ${view.assign.join(', ')}.` }, ids: IDS },
          additionalProperties: false,
        }),
        responses: { 200: answer('Who is free.', schemaRef('ApiOffers')), ...problems(401, 403, 422) },
      },
    },
    [`${path}/proposals`]: {
      post: {
        ...common,
        operationId: `propose${type}`,
        summary: `What could be assigned on a day: ${label}`,
        description: 'Fills empty fields with who is free, or with the assignments of another day. Changes nothing.',
        parameters: headers,
        requestBody: body({
          type: 'object',
          required: ['day'],
          properties: {
            day: DAY,
            copy_of: { ...DAY, type: ['string', 'null'], description: 'The day whose assignments are copied.' },
            ids: { ...IDS, description: 'Only these records; by default all of the day.' },
          },
          additionalProperties: false,
        }),
        responses: { 200: answer('What could be assigned.', schemaRef('ApiProposals')), ...problems(401, 403, 422) },
      },
    },
    [`${path}/assignments`]: {
      patch: {
        ...common,
        operationId: `assign${type}`,
        summary: `Assign many records at once: ${label}`,
        description:
          'Each record has a result of its own. With `dry_run`, nothing changes. With `all`, nothing changes if one record is refused.',
        parameters: [parameterRef('idempotencyKey'), ...headers],
        requestBody: body({
          type: 'object',
          required: ['changes'],
          properties: {
            changes: { type: 'array', minItems: 1, maxItems: 500, items: schemaRef('ApiAssignment') },
            dry_run: { type: 'boolean', default: false },
            all: { type: 'boolean', default: false },
          },
          additionalProperties: false,
        }),
        responses: { 200: answer('The results.', schemaRef('ApiAssigned')), ...problems(401, 403, 409, 422) },
      },
    },
  };
}

const string = { type: 'string' } as const;
const DAY = { type: 'string', format: 'date' } as const;
const IDS = { type: 'array', minItems: 1, maxItems: 500, items: string } as const;
const ID_OR_NULL = { type: ['string', 'null'] } as const;
const ASSIGNMENT: OpenApiJson = {
  type: 'object',
  required: ['id', 'values'],
  properties: {
    id: string,
    version: { type: 'integer', description: 'As in a change: refused where the record has another one by now.' },
    values: { type: 'object', minProperties: 1, description: 'The fields that change.' },
  },
  additionalProperties: false,
};

const offered = (more: Readonly<Record<string, OpenApiJson>> = {}): OpenApiJson => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'home', ...Object.keys(more)],
    properties: { id: string, title: string, home: { type: 'boolean' }, ...more },
  },
});

export const PLANNING_SCHEMAS: Readonly<Record<string, OpenApiJson>> = {
  ApiAssignment: ASSIGNMENT,
  ApiOffers: {
    type: 'object',
    required: ['ids', 'free', 'refused'],
    properties: {
      ids: { type: 'array', items: string, description: 'The records that can be changed.' },
      free: offered(),
      refused: offered({ reasons: { type: 'array', items: string } }),
      more: { type: 'boolean', description: 'Whether there are more candidates than the answer has.' },
      overlap: { type: 'array', items: string, description: 'Two of the records that are at the same time.' },
    },
  },
  ApiProposals: {
    type: 'object',
    required: ['changes', 'open'],
    properties: {
      changes: { type: 'array', items: schemaRef('ApiAssignment') },
      open: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'field', 'message'],
          properties: { id: string, field: string, message: string },
        },
      },
    },
  },
  ApiAssigned: {
    type: 'object',
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'action'],
          properties: {
            id: string,
            action: { type: 'string', enum: ['update', 'none', 'refuse'] },
            version: { type: 'integer' },
            before: { type: 'object', additionalProperties: ID_OR_NULL, description: 'The former values.' },
            code: string,
            message: string,
            errors: { type: 'object', additionalProperties: string },
          },
        },
      },
    },
  },
};
