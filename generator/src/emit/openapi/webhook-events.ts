import { type Model, type Resource, resourceNamed, resourceServing } from '@tuyen/model';
import { pascal } from '../print/names.ts';
import type { OpenApiJson } from './document.ts';
import { englishText } from './schemas.ts';

/** Returns the section `webhooks` of the document: what receivers are sent. Empty if the project has no webhooks. */
export function webhookEvents(model: Model): Readonly<Record<string, OpenApiJson>> {
  const field = resourceServing(model, 'webhooks')?.fields.find(({ name }) => name === 'resources');
  if (field?.kind !== 'enum-list') return {};
  const values = model.enums.find(({ name }) => name === field.enum)?.values ?? [];
  const sent = values.flatMap(({ value }) => resourceNamed(model, String(value)) ?? []);
  return Object.fromEntries(sent.map((resource) => [resource.name, event(resource)]));
}

const string: OpenApiJson = { type: 'string' };

function event({ name, plural, workflow, scope }: Resource): OpenApiJson {
  const events = ['created', 'updated', 'deleted', ...(workflow ? ['moved'] : [])];
  const transition = {
    type: 'object',
    description: 'Of `moved`: the transition.',
    required: ['name', 'from', 'to'],
    properties: { name: string, from: string, to: string },
  };
  const data = {
    type: 'object',
    required: ['id', 'resource', 'version', 'changed'],
    properties: {
      id: string,
      resource: { const: name },
      version: { type: 'integer' },
      ...(scope === 'office' && { office_id: string }),
      ...(workflow && { transition }),
      changed: {
        type: 'object',
        description: 'New values of the changed fields, never secrets. An emptied field is null.',
        additionalProperties: true,
      },
      changed_fields: {
        type: 'array',
        items: string,
        description: 'Instead of values, where an event would be too long: read the record.',
      },
    },
  };
  return {
    post: {
      operationId: `receive${pascal(name)}Event`,
      tags: [name],
      summary: `Events: ${englishText(plural)}`,
      description:
        'Sent to the webhooks that ask for it, signed as Standard Webhooks describe. Verify the signature, answer 2xx within ten seconds, ' +
        'and use `webhook-id` to recognize an event that comes again. The order of events is not promised: compare `version`.',
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((header) => ({
        name: header,
        in: 'header',
        required: true,
        schema: string,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['type', 'timestamp', 'data'],
              properties: {
                type: { enum: events.map((one) => `${name}.${one}`) },
                timestamp: { type: 'string', format: 'date-time' },
                data,
              },
            },
          },
        },
      },
      responses: { '2XX': { description: 'Received.' }, 410: { description: 'Turns the webhook off.' } },
      security: [],
    },
  };
}
