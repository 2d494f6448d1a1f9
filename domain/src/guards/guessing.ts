import type { FastifyRequest } from 'fastify';
import type { Services } from '../contract.ts';
import { objectOrEmpty } from '@tuyen/server/domain';
import { normalizeCardCode } from '../rules/cards/card-code.ts';

type PreHandler = ReturnType<Services['limit']>;

/**
 * Orders and cards are found by code and phone number. The phone number could be guessed, even from many addresses at
 * once.
 */
const OF_ONE = { requests: 60, seconds: 900, everywhere: true } as const;

/**
 * Limits attempts to open an order by its code and a guessed phone number. The limit is per order and counts the
 * attempts of all callers together.
 */
export function guessingOrders(limit: Services['limit'], parameter: 'code' | 'order'): PreHandler {
  return limit({
    ...OF_ONE,
    name: 'order-by-contact',
    key: ({ params }) => String(objectOrEmpty(params)[parameter]).trim().toUpperCase(),
  });
}

/**
 * Limits attempts to guess the phone number of a card's owner, in queries and forms. The limit is per card. Requests
 * without a card do not count.
 */
export function guessingCards(limit: Services['limit']): PreHandler {
  return limit({ ...OF_ONE, name: 'card-by-contact', key: cardNamed });
}

/**
 * Limits attempts to guess the key of a device. The limit is per device and counts the attempts of all callers
 * together. A device that reports every minute uses a quarter of it.
 */
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
