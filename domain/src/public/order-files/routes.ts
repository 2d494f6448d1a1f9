import { type Endpoints, Problem, problems, textSchema } from '@tuyen/server/domain';
import type { Order, Services } from '../../contract.ts';
import { byToken } from '../../orders/find.ts';
import { asOfNow } from '../../orders/payment/expiry.ts';
import { formats } from '../../rules/region.ts';
import { open } from '../schemas.ts';
import { calendarWith } from './calendar.ts';
import { hasReceipt, lastDayOf, RECEIPT } from './offered.ts';

const PARAMS = { type: 'object', required: ['token'], properties: { token: textSchema } } as const;
const QUERY = {
  type: 'object',
  properties: { language: { enum: ['vi', 'en'], description: 'Default that of the request.' } },
} as const;

const ATTACHED = { 'Content-Disposition': { ...textSchema, description: 'The name of the file.' } } as const;

const RECEIPT_FILE = {
  ...open('getReceipt', 'Receipt of a paid order as PDF: nothing of the person'),
  params: PARAMS,
  querystring: QUERY,
  response: {
    200: {
      description: 'The receipt.',
      headers: ATTACHED,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    ...problems(409, 429),
  },
} as const;

const CALENDAR_FILE = {
  ...open('getCalendar', 'Last day of a ticket for calendars, with an alarm (RFC 5545)'),
  params: PARAMS,
  querystring: QUERY,
  response: {
    200: { description: 'The calendar.', headers: ATTACHED, content: { 'text/calendar': { schema: textSchema } } },
    ...problems(409, 429),
  },
} as const;

/** Registers the files of an order. As for the result page, the unguessable token alone opens them. */
export function orderFileRoutes(app: Endpoints, services: Services): void {
  const { store, limit, clock, text, origins, model } = services;
  const looking = { preHandler: limit({ name: 'order-files', requests: 30, seconds: 60 }) };
  const found = async (token: string): Promise<Order> => {
    const order = await asOfNow(services, await byToken(store, token));
    if (!order) throw new Problem(404, 'not_found');
    return order;
  };

  app.get('/public/results/:token/receipt', { schema: RECEIPT_FILE, ...looking }, async (request, reply) => {
    const order = await found(request.params.token);
    if (!hasReceipt(services, order)) throw new Problem(409, 'print_not_possible', { print: RECEIPT });
    const language = request.query.language ?? services.language(request);
    const bytes = await services.printPdf(RECEIPT, order, language);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${order.code}.pdf"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  });

  app.get('/public/results/:token/calendar', { schema: CALENDAR_FILE, ...looking }, async (request, reply) => {
    const order = await found(request.params.token);
    const lastDay = await lastDayOf(order, store);
    if (!lastDay) throw new Problem(409, 'no_last_day');
    const language = request.query.language ?? services.language(request);
    const say = (key: string) => text(language, `calendar.${key}`, { code: order.code, day: formats.date(lastDay) });
    const { host } = new URL(origins.portal);
    const calendar = calendarWith({
      uid: `${order.code}@${host}`,
      title: say('title'),
      description: say('description'),
      link: `${origins.portal}${language === 'en' ? '/en' : ''}/renewal`,
      lastDay,
      now: clock.now(),
      timeZone: model.region.timeZone,
      zone: formats.zone,
    });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${order.code}.ics"`)
      .header('cache-control', 'no-store')
      .send(calendar);
  });
}
