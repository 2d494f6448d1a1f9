import type { Card, Reader } from '../../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { normalizeCardCode } from '../../rules/cards/card-code.ts';
import { normalizePhone } from '../../rules/persons/phone.ts';

/**
 * Returns the card with a code, or with the id from its page address, if the caller knows the owner's phone number. A
 * wrong card and a wrong number give the same answer.
 */
export async function cardOf(reader: Reader, { card_code, card_id, phone }: Readonly<Row>): Promise<Card | undefined> {
  const number = typeof phone === 'string' ? normalizePhone(phone) : undefined;
  const card = await named(reader, card_code, card_id);
  const owner = card ? await reader.get('customers', card.customer_id) : undefined;
  return number !== undefined && owner && normalizePhone(owner.phone ?? '') === number ? card : undefined;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function named(reader: Reader, code: unknown, id: unknown): Promise<Card | undefined> {
  const cardCode = typeof code === 'string' ? normalizeCardCode(code) : undefined;
  if (cardCode) return await reader.first('customer-cards', { card_code: cardCode });
  return typeof id === 'string' && ID.test(id) ? await reader.get('customer-cards', id) : undefined;
}
