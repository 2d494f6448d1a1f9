import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { Problem } from '@tuyen/server-mock/domain';
import { localDate } from '../rules/time/calendar.ts';
import { followerOf, sampleSerial } from '../rules/serials/serial-standing.ts';
import { lastIndex, parseSerialTemplate, restartOf, serialLength } from '../rules/serials/serial-template.ts';
import { lastOf } from './standing.ts';

/**
 * `GET serials/{id}/preview?template=`: what the row's template, or the one that is being typed, would give out next, and what
 * is wrong with it, place by place.
 */
export function serialRoutes(app: FastifyInstance, services: Services): void {
  const { store, auth, clock, text, language } = services;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>('/serials/:id/preview', async (request) => {
    await auth.need(request, 'serial.read');
    const row = await store.get('serials', request.params.id);
    if (!row) throw new Problem(404, 'not_found');
    const typed = request.query['template'];
    const template = typeof typed === 'string' && typed !== '' ? typed : String(row.template);
    const { pieces, problems } = parseSerialTemplate(template);
    const lng = language(request);
    const said = problems.map(({ code, at, found }) => ({
      code,
      at,
      found,
      message: text(lng, `validation.serial_${code}`, { at: at + 1, found }),
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
