import type { Card, Reader, RequestKind, Services } from '../../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import type { OrderRequest } from '../../orders/pricing/order-request.ts';
import { cardOf } from './card-of.ts';
import { cardToken } from '../card-token.ts';
import { checkForm, type FormParts, type FormState } from '../form.ts';

/**
 * Validates a form about a card and returns it with the card. A visitor at the card's own address (`card_id`) does not
 * type the code; the form is validated as if it contained the code.
 * @throws 404 `card_not_found`; 422 from `checkForm`
 */
export async function cardForm(
  parts: FormParts,
  services: Pick<Services, 'secret' | 'clock'>,
  reader: Reader,
  path: string,
  body: Row,
  state: FormState = {},
): Promise<{ readonly form: Row; readonly card: Card }> {
  const { card_id: id, ...answers } = body;
  const byId = answers['card_code'] === undefined && id !== undefined;
  const named = byId ? await cardOf(reader, { card_id: id, phone: answers['phone'] }) : undefined;
  if (byId && !named) throw new Problem(404, 'card_not_found');
  const full = named ? { ...answers, card_code: named.card_code } : body;
  const card = named ?? (await cardOf(reader, { ...full }));
  // Form errors take precedence over "card not found", because the code may simply be too short.
  const form = await checkForm(parts, reader, path, full, { ...state, known: card && cardFacts(card, services) });
  if (!card) throw new Problem(404, 'card_not_found');
  return { form, card };
}

/**
 * Returns the values of a card that limit the choices in its forms, such as the kind of card. Their names match the
 * placeholders in the choice lists of the pages.
 */
export function cardFacts(card: Card, { secret, clock }: Pick<Services, 'secret' | 'clock'>): Row {
  return {
    card_kind: card.kind,
    transport_mode: card.transport_mode,
    object_group_id: card.object_group_id ?? undefined,
    card_token: cardToken(card.id, secret, clock.now()),
  };
}

export function cardRequest(kind: RequestKind, card: Card, answers: Row): OrderRequest & Row {
  return { ...answers, request_kind: kind, customer_id: card.customer_id, customer_card_id: card.id };
}
