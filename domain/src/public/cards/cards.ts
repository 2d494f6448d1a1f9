import type { Card, Order, Reader, RequestKind } from '../../contract.ts';
import {
  type Endpoints,
  moment,
  nullableTextSchema,
  Problem,
  problems,
  type Row,
  textSchema,
} from '@tuyen/server/domain';
import { placeOrder } from '../../orders/place.ts';
import { RESULT_TYPES } from '../../orders/result-types.ts';
import { maskedCode } from '../../rules/persons/masks.ts';
import { validityOfCard } from '../../cards/validity.ts';
import { VALIDITY } from '../../cards/validity-schema.ts';
import type { CardValidity } from '../../rules/tickets/valid-periods.ts';
import { cardOf } from './card-of.ts';
import { cardForm, cardRequest } from './card-form.ts';
import { cardToken } from '../card-token.ts';
import { answersFor, formIn } from '../form.ts';
import { guessingCards } from '../../guards/guessing.ts';
import { formParts, type PublicParts } from '../orders.ts';
import { formRoute, open, orderPath, PLACED } from '../schemas.ts';

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

const NAMED = {
  type: 'object',
  properties: { card_code: textSchema, card_id: textSchema, phone: textSchema },
} as const;

const REQUEST = {
  type: 'object',
  required: [
    'code',
    'result_id',
    'request_kind',
    'type',
    'status',
    'reissue_reason',
    'total',
    'currency',
    'created_at',
  ],
  properties: {
    code: textSchema,
    result_id: textSchema,
    request_kind: textSchema,
    type: textSchema,
    status: textSchema,
    reissue_reason: nullableTextSchema,
    total: { type: 'integer' },
    currency: nullableTextSchema,
    created_at: moment,
  },
} as const;

export const CARD = {
  description: 'The card, its code masked.',
  type: 'object',
  required: [
    'id',
    'card_code',
    'kind',
    'transport_mode',
    'route_scope',
    'route_ids',
    'object_group_id',
    'valid_from',
    'valid_to',
    'valid_today',
    'next_valid_from',
    'valid_periods',
    'is_locked',
    'renewable',
    'ticket_price_id',
    'months',
  ],
  properties: {
    id: textSchema,
    card_code: textSchema,
    kind: textSchema,
    transport_mode: textSchema,
    route_scope: textSchema,
    route_ids: { type: 'array', items: textSchema },
    object_group_id: nullableTextSchema,
    ...VALIDITY,
    is_locked: { type: 'boolean' },
    renewable: { type: 'boolean' },
    ticket_price_id: nullableTextSchema,
    months: { type: 'integer' },
  },
} as const;

export function cardRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { model, write, store, limit } = services;
  const forms = formParts(parts);
  const guessing = guessingCards(limit);
  const placing = { preHandler: [limit({ name: 'public-order', requests: 30, seconds: 60 }), guessing] };
  const looking = { preHandler: [limit({ name: 'public-lookup', requests: 60, seconds: 60 }), guessing] };

  const place = (path: string, kind: RequestKind, operationId: string, summary: string) => {
    const said = { ...open(operationId, summary), response: { 201: PLACED, ...problems(404, 409, 422, 429) } };
    app.post(`/${path}`, { ...formRoute(model, path, said), ...placing }, (request, reply) =>
      write.handleWrite(
        request,
        reply,
        async (tx) => {
          const { form, card } = await cardForm(forms, services, tx, path, formIn(request.body));
          const values = cardRequest(kind, card, answersFor(model, path, 'orders', form));
          return { status: 201, body: await placeOrder(tx, values, request, parts) };
        },
        { context: CITIZEN, captcha: true, created: orderPath },
      ),
    );
  };
  place('public/renewals', 'RENEW', 'submitRenewal', 'Renew the ticket on a card');
  place('public/card-requests', 'REISSUE', 'submitRequest', 'Ask for a card in place of one');

  const one = {
    ...open('getPublicCard', 'The card of a code or id, to who knows its owner’s phone number'),
    querystring: NAMED,
    response: {
      200: {
        ...CARD,
        required: [...CARD.required, 'card_token'],
        properties: {
          ...CARD.properties,
          card_token: { ...textSchema, description: 'Names the card to quotes and lists.' },
        },
      },
      ...problems(404, 429),
    },
  } as const;
  app.get('/public/cards', { schema: one, ...looking }, async (request) => {
    const card = await cardOf(store, request.query);
    if (!card) throw new Problem(404, 'card_not_found');
    return {
      ...(await viewOf(store, card, services.clock.now())),
      card_token: cardToken(card.id, services.secret, services.clock.now()),
    };
  });

  const about = {
    ...open('listCardRequests', 'What has been asked for a card, newest first'),
    querystring: NAMED,
    response: { 200: { description: 'The orders.', type: 'array', items: REQUEST }, ...problems(404, 429) },
  } as const;
  app.get('/public/card-requests', { schema: about, ...looking }, async (request) => {
    const card = await cardOf(store, request.query);
    if (!card) throw new Problem(404, 'card_not_found');
    const about = await ordersAbout(store, card);
    return about.map((order) => ({
      code: order.code,
      result_id: order.result_token,
      request_kind: order.request_kind,
      type: RESULT_TYPES[order.request_kind],
      status: order.status,
      reissue_reason: order.reissue_reason ?? null,
      total: order.total,
      currency: order.currency ?? null,
      created_at: order.created_at,
    }));
  });
}

async function ordersAbout(reader: Reader, card: Card): Promise<Order[]> {
  const options = { sort: '-created_at', limit: 50 } as const;
  const renewed = await reader.find('orders', { customer_card_id: card.id }, options);
  const bound = await reader.find('orders', { card_code: card.card_code }, options);
  const all = new Map([...renewed, ...bound].map((row) => [row.id, row]));
  // Order codes begin with the year and ascend within it, so the greatest code is the newest.
  return [...all.values()].toSorted((one, other) => (one.code < other.code ? 1 : -1));
}

async function lastTicket(reader: Reader, card: Card): Promise<Order | undefined> {
  return (await ordersAbout(reader, card)).find((order) => order.ticket_price_id && order.status !== 'CANCELED');
}

export async function viewOf(reader: Reader, card: Card, now: Date): Promise<Row> {
  return cardView(card, await lastTicket(reader, card), await validityOfCard(reader, card, now));
}

function cardView(card: Card, last: Order | undefined, validity: CardValidity): Row {
  return {
    id: card.id,
    card_code: maskedCode(card.card_code),
    kind: card.kind,
    transport_mode: card.transport_mode,
    route_scope: card.route_scope,
    route_ids: card.route_ids ?? [],
    object_group_id: card.object_group_id ?? null,
    ...validity,
    is_locked: card.is_locked === true,
    renewable: card.is_locked !== true && card.status !== 'INACTIVE',
    ticket_price_id: last?.ticket_price_id ?? null,
    months: last?.months ?? 1,
  };
}
