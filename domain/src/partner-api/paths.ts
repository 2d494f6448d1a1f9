import { REASONS } from '../gate/paths.ts';
import { reports } from '../reports/all.ts';
import { pathOf, slugOf } from '../reports/report.ts';
import { idempotency, json, key, nullable, problems, text } from './parts.ts';

const CARD = {
  type: 'object',
  properties: {
    card_code: text,
    mode: text,
    kind: text,
    object_group_id: nullable,
    transport_mode: text,
    route_scope: text,
    route_ids: { type: ['array', 'null'], items: text },
    valid_from: nullable,
    valid_to: nullable,
    is_locked: { type: 'boolean' },
    status: text,
  },
};

const REPORT = {
  type: 'object',
  required: ['columns', 'rows', 'totals'],
  properties: {
    columns: { type: 'array', items: { type: 'object' } },
    rows: { type: 'array', items: { type: 'object' } },
    totals: { type: 'object' },
  },
};

/** What the generator cannot know of: the Open API’s own endpoints, keys, reports. Shown at `/docs` beside what it does know. */
export const paths: Readonly<Record<string, object>> = {
  '/tickets/sell-single': {
    post: {
      operationId: 'sellSingleTicket',
      tags: ['tickets'],
      summary: 'Sell a single ticket',
      description: 'Without `payment_method` an API client has taken the money itself (GATEWAY).',
      security: key,
      parameters: [idempotency],
      'x-permission': 'ticket.sell-single',
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['ticket_price_id', 'route_id'],
          properties: {
            ticket_price_id: text,
            route_id: text,
            trip_id: text,
            from_stop_point_id: text,
            to_stop_point_id: text,
            payment_method: text,
          },
        }),
      },
      responses: {
        201: {
          description: 'The ticket, with its serial and price.',
          ...json({ $ref: '#/components/schemas/Ticket' }),
        },
        ...problems(401, 403, 409, 422, 429),
      },
    },
  },
  '/customer-cards/register': {
    post: {
      operationId: 'registerCustomerCard',
      tags: ['customer-cards'],
      summary: 'Register a card from the stock for a customer',
      security: key,
      parameters: [idempotency],
      'x-permission': 'customer-card.register',
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['card_code', 'full_name', 'birth_date', 'phone'],
          properties: {
            card_code: { type: 'string', pattern: '^[A-Z0-9]{8,12}$' },
            full_name: text,
            birth_date: { type: 'string', format: 'date' },
            phone: text,
            email: { type: 'string', format: 'email' },
            identity_number: text,
            transport_mode: text,
            route_scope: text,
            route_ids: { type: 'array', items: text },
          },
        }),
      },
      responses: { 201: { description: 'The card.', ...json(CARD) }, ...problems(401, 403, 409, 422, 429) },
    },
  },
  '/customer-cards/verify': {
    post: {
      operationId: 'verifyCustomerCard',
      tags: ['customer-cards'],
      summary: 'Does this card let its holder ride now?',
      description:
        'With `record_use` the ride is written down too, and a ticket that counts from its first use begins: for a partner’s own gates. ' +
        'A repeated Idempotency-Key then gets the first answer again.',
      security: key,
      parameters: [idempotency],
      'x-permission': 'customer-card.verify',
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['card_code'],
          properties: { card_code: text, phone: text, route_id: text, record_use: { type: 'boolean' } },
        }),
      },
      responses: {
        200: {
          description: 'Whether it does, and why not.',
          ...json({
            type: 'object',
            properties: {
              valid: { type: 'boolean' },
              reason: { enum: REASONS },
              card: { anyOf: [CARD, { type: 'null' }] },
            },
          }),
        },
        ...problems(401, 403, 422, 429),
      },
    },
  },
  '/customer-cards/sync': {
    get: {
      operationId: 'syncCustomerCards',
      tags: ['customer-cards'],
      summary: 'Cards that have changed, oldest change first',
      security: key,
      'x-permission': 'customer-card.sync',
      parameters: [
        { name: 'since', in: 'query', schema: { type: 'string', format: 'date-time' } },
        { name: 'cursor', in: 'query', description: '`next` of the answer before.', schema: text },
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 500 } },
      ],
      responses: {
        200: {
          description: 'One page.',
          ...json({
            type: 'object',
            properties: { data: { type: 'array', items: CARD }, next: nullable, more: { type: 'boolean' } },
          }),
        },
        ...problems(400, 401, 403, 429),
      },
    },
  },
  '/api-clients/{id}/issue-key': {
    post: {
      operationId: 'issueApiKey',
      tags: ['api-clients'],
      summary: 'A new key in place of the old one; shown in this answer alone',
      'x-permission': 'api-client.issue-key',
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
      responses: {
        200: { description: 'The client, with `key`.', ...json({ $ref: '#/components/schemas/ApiClient' }) },
        ...problems(401, 403),
      },
    },
  },
  '/reports': {
    get: {
      operationId: 'listReports',
      tags: ['reports'],
      summary: 'Statistics and reports that the caller may read, with their parameters and columns',
      responses: {
        200: { description: 'The list.', ...json({ type: 'array', items: { type: 'object' } }) },
        ...problems(401),
      },
    },
  },
  ...Object.fromEntries(
    reports.map((report) => [
      `/${pathOf(report)}`,
      {
        get: {
          operationId: `report-${report.module}-${report.name}`,
          tags: ['reports'],
          summary: report.name,
          'x-permission': slugOf(report),
          parameters: [
            ...['from', 'to'].map((name) => ({ name, in: 'query', schema: { type: 'string', format: 'date' } })),
            ...['office', ...report.filters.map(({ name }) => name)].map((name) => ({
              name,
              in: 'query',
              schema: text,
            })),
            { name: 'format', in: 'query', schema: { enum: ['json', 'csv', 'xlsx'], default: 'json' } },
          ],
          responses: { 200: { description: 'Rows and their totals.', ...json(REPORT) }, ...problems(400, 401, 403) },
        },
      },
    ]),
  ),
};
