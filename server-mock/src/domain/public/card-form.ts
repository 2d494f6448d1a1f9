import type { Reader, Row } from '../../engine/domain.ts';
import { Problem } from '../../engine/problem.ts';
import type { Wish } from '../orders/offer.ts';
import type { Card, RequestKind } from '../records.ts';
import { cardOf } from './card-of.ts';
import { checkForm, type FormParts, type FormState } from './form.ts';

/**
 * A form about a card, and the card. Whoever comes by the card's address (`card_id`) does not type its code: the form is checked
 * as if they had.
 * @throws 404 `card_not_found`; 422 as `checkForm`
 */
export async function cardForm(
  parts: FormParts,
  reader: Reader,
  path: string,
  body: Row,
  state: FormState = {},
): Promise<{ readonly form: Row; readonly card: Card }> {
  const { card_id: id, ...answers } = body;
  const byId = answers['card_code'] === undefined && id !== undefined;
  const named = byId ? await cardOf(reader, { card_id: id, phone: answers['phone'] }) : undefined;
  if (byId && !named) throw new Problem(404, 'card_not_found');
  const form = await checkForm(parts, reader, path, named ? { ...answers, card_code: named.card_code } : body, state);
  const card = named ?? (await cardOf(reader, form));
  if (!card) throw new Problem(404, 'card_not_found');
  return { form, card };
}

/** What the form asks for the card, whose owner and group are the card's own. */
export function cardRequest(kind: RequestKind, card: Card, answers: Row): Wish & Row {
  return { ...answers, request_kind: kind, customer_id: card.customer_id, customer_card_id: card.id };
}
