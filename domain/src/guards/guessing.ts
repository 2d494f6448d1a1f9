import type { FastifyRequest } from 'fastify';
import type { Services } from '../contract.ts';
import { objectOrEmpty } from '@tuyen/server/domain';
import { normalizeCardCode } from '../rules/cards/card-code.ts';

type PreHandler = ReturnType<Services['limit']>;

/** Orders and cards are found by a code and a phone number: the number could be guessed, also from many addresses at once. */
const OF_ONE = { requests: 60, seconds: 900, everywhere: true } as const;

/** What a code and a phone number open, counted for each order, over all callers. */
export function guessingOrders(limit: Services['limit'], parameter: 'code' | 'order'): PreHandler {
  return limit({
    ...OF_ONE,
    name: 'order-by-contact',
    key: ({ params }) => String(objectOrEmpty(params)[parameter]).trim().toUpperCase(),
  });
}

/** The same for each card, in a query or a form. A request that names none is not counted here. */
export function guessingCards(limit: Services['limit']): PreHandler {
  return limit({ ...OF_ONE, name: 'card-by-contact', key: cardNamed });
}

/** A device proves itself by its key: counted for each device, over all callers. One that reports every minute comes a quarter as often. */
export function guessingDevices(limit: Services['limit']): PreHandler {
  return limit({
    ...OF_ONE,
    name: 'device-by-key',
    key: ({ body }) => String(objectOrEmpty(body)['serial_number']).trim().toUpperCase(),
  });
}

function cardNamed({ query, body }: FastifyRequest): string | undefined {
  for (const values of [query, body]) {
    const { card_code: code, card_id: id } = objectOrEmpty(values);
    const named = (typeof code === 'string' ? normalizeCardCode(code) : undefined) ?? id;
    if (typeof named === 'string') return named;
  }
  return undefined;
}
