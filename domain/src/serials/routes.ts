import type { Services, Slug } from '../contract.ts';
import { byId, type Endpoints, Problem, textSchema } from '@tuyen/server/domain';
import { localDate } from '../rules/time/calendar.ts';
import { followerOf, sampleSerial } from '../rules/serials/serial-standing.ts';
import { lastIndex, parseSerialTemplate, restartOf, serialLength } from '../rules/serials/serial-template.ts';
import { lastOf } from './standing.ts';

const index = { type: 'integer', minimum: 0 };

const PREVIEW = {
  operationId: 'previewSerial',
  tags: ['serials'],
  summary: 'What a template would give out next, and what is wrong with it, place by place',
  'x-permission': 'serial.read' satisfies Slug,
  params: byId,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      template: { ...textSchema, description: 'The one that is being typed; else the one of the record.' },
    },
  },
  response: {
    200: {
      description: 'A template with problems has no preview.',
      type: 'object',
      required: ['template', 'problems'],
      properties: {
        template: textSchema,
        problems: {
          type: 'array',
          items: {
            type: 'object',
            required: ['code', 'at', 'message'],
            properties: { code: textSchema, at: index, found: textSchema, message: textSchema },
          },
        },
        length: index,
        restart: textSchema,
        largest_index: index,
        last_serial: textSchema,
        last_issued_at: { type: 'string', format: 'date-time' },
        next_index: index,
        preview: textSchema,
      },
    },
  },
} as const;

/**
 * Registers `GET serials/{id}/preview?template=`, which returns the next number of a template, or the template's
 * problems with their positions. Without `template`, uses the stored one.
 */
export function serialRoutes(app: Endpoints, services: Services): void {
  const { store, clock, language } = services;
  app.get('/serials/:id/preview', { schema: PREVIEW }, async (request) => {
    const row = await store.get('serials', request.params.id);
    if (!row) throw new Problem(404, 'not_found');
    const template = request.query.template ?? String(row.template);
    const { pieces, problems } = parseSerialTemplate(template);
    const lng = language(request);
    const said = problems.map(({ code, at, found }) => ({
      code,
      at,
      found,
      message: services.text(lng, `validation.serial_${code}`, { at: at + 1, found }),
    }));
    if (said.length > 0) return { template, problems: said };
    const last = await lastOf(services, String(row.name), store);
    const next = last && followerOf(pieces, last.serial);
    return {
      template,
      problems: [],
      length: serialLength(pieces),
      restart: restartOf(pieces),
      largest_index: lastIndex(pieces),
      ...(last && { last_serial: last.serial, last_issued_at: last.at }),
      next_index: next?.index ?? 1,
      preview: next?.serial ?? sampleSerial(pieces, localDate(clock.now())),
    };
  });
}
