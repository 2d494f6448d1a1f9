import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Card, Reader } from '../contract.ts';

/** Lifetime of a card token in milliseconds. One day is enough even for a visitor who fills in the form slowly. */
const LASTS = 24 * 3_600_000;

/**
 * Creates a token for a card after `GET public/cards` has verified the owner's phone number. Quotes and choice lists
 * use the token instead of card code and phone number. The token grants no other access.
 */
export function cardToken(cardId: string, secret: string, now: Date): string {
  const expires = String(now.getTime() + LASTS);
  return [cardId, expires, signature(cardId, expires, secret)].join('.');
}

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
