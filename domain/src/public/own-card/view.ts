import { moment, nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';
import type { Transaction } from '../../contract.ts';
import { textFor } from '../../rules/localized.ts';
import { cardsInUse, cardsOf, HELD_CARD } from '../cards/held-cards.ts';
import { type OpenSession, openSessionsOf } from './sessions.ts';
import { mayShowTaps, tapsOf } from './taps.ts';

/** Maximum number of tickets of one card in an answer: those of the last years. */
const MOST_TICKETS = 24;

const nullableMoment = { ...moment, type: ['string', 'null'] } as const;

const TICKET = {
  type: 'object',
  required: ['serial', 'name', 'valid_from', 'valid_to', 'state'],
  properties: {
    serial: textSchema,
    name: textSchema,
    valid_from: nullableTextSchema,
    valid_to: nullableTextSchema,
    state: textSchema,
  },
} as const;

export const VIEW = {
  description: 'What the holder of the session sees. Card codes are masked.',
  type: 'object',
  required: ['phone', 'kept', 'cards', 'consent', 'taps', 'sessions'],
  properties: {
    phone: { ...textSchema, description: 'The recorded phone number, with which the holder renews a card.' },
    kept: { type: 'boolean', description: 'The session is kept on the holder’s own device.' },
    cards: {
      type: 'array',
      items: {
        ...HELD_CARD,
        required: [...HELD_CARD.required, 'tickets'],
        properties: { ...HELD_CARD.properties, tickets: { type: 'array', items: TICKET } },
      },
    },
    consent: {
      description: 'The consent to see taps: when it was given and withdrawn.',
      type: 'object',
      required: ['active', 'given_at', 'withdrawn_at'],
      properties: { active: { type: 'boolean' }, given_at: nullableMoment, withdrawn_at: nullableMoment },
    },
    taps: {
      description: 'The taps of the last 30 days, newest first. Null without consent.',
      type: ['array', 'null'],
      items: {
        type: 'object',
        required: ['at', 'card_id', 'route'],
        properties: { at: moment, card_id: nullableTextSchema, route: nullableTextSchema },
      },
    },
    sessions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'device', 'kept', 'started_at', 'used_at', 'current'],
        properties: {
          id: textSchema,
          device: nullableTextSchema,
          kept: { type: 'boolean' },
          started_at: moment,
          used_at: moment,
          current: { type: 'boolean' },
        },
      },
    },
  },
} as const;

export async function viewOfHolder(
  tx: Transaction,
  { session, customer }: OpenSession,
  { now, language }: { readonly now: Date; readonly language: string },
): Promise<Row> {
  const cards = await cardsOf(tx, customer, now);
  const ids = (await cardsInUse(tx, customer)).map(({ id }) => id);
  const active = mayShowTaps(customer);
  return {
    phone: customer.phone ?? '',
    kept: session.kept,
    cards: await Promise.all(
      cards.map(async (card) => ({ ...card, tickets: await ticketsOf(tx, String(card['id']), language) })),
    ),
    consent: {
      active,
      given_at: customer.taps_consented_at ?? null,
      withdrawn_at: customer.taps_consent_withdrawn_at ?? null,
    },
    taps: active ? await tapsOf(tx, ids, now) : null,
    sessions: (await openSessionsOf(tx, customer.id, now)).map(({ id, device, kept, started_at, used_at }) => ({
      id,
      device: device ?? null,
      kept,
      started_at,
      used_at,
      current: id === session.id,
    })),
  };
}

async function ticketsOf(tx: Transaction, cardId: string, language: string): Promise<readonly Row[]> {
  const options = { sort: '-sold_at', limit: MOST_TICKETS } as const;
  const tickets = await tx.find('monthly-tickets', { customer_card_id: cardId }, options);
  const prices = await tx.find('ticket-prices', { id: [...new Set(tickets.map((one) => one.ticket_price_id))] });
  const names = new Map(prices.map(({ id, name }) => [id, textFor(name, language)]));
  return tickets.map(({ serial, ticket_price_id: price, valid_from, valid_to, state }) => ({
    serial,
    name: names.get(price) ?? '',
    valid_from: valid_from ?? null,
    valid_to: valid_to ?? null,
    state,
  }));
}
