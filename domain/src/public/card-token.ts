import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Card, Reader } from '../contract.ts';

/** A day, in milliseconds: a form that is filled in slowly still gets its price. */
const LASTS = 24 * 3_600_000;

/**
 * Names a card to quotes and lists of choices after its owner's phone number was given once (`GET public/cards`): neither the number
 * nor the code goes along with every question. It opens nothing else.
 */
export function cardToken(cardId: string, secret: string, now: Date): string {
  const expires = String(now.getTime() + LASTS);
  return [cardId, expires, signature(cardId, expires, secret)].join('.');
}

/** The card that a token names; undefined for what is no token, has been altered, or is more than a day old. */
export async function cardByToken(
  reader: Reader,
  token: unknown,
  secret: string,
  now: Date,
): Promise<Card | undefined> {
  if (typeof token !== 'string') return undefined;
  const [id, expires, signed] = token.split('.');
  if (id === undefined || signed === undefined || !/^\d{1,15}$/u.test(expires ?? '')) return undefined;
  const given = Buffer.from(signed);
  const right = Buffer.from(signature(id, String(expires), secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number(expires) > now.getTime() ? await reader.get('customer-cards', id) : undefined;
}

function signature(cardId: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`card-token\n${cardId}\n${expires}`).digest('base64url');
}
