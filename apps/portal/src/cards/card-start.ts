import type { FormStart } from '@tuyen/portal-kit';
import type { CardProof } from './card-proof.ts';
import { factsOf, likelyRenewal, type CardView } from './card-view.ts';

/**
 * Returns the translation key of the reason why this card cannot use the form, for example a locked card that cannot be
 * renewed.
 */
export function refusalOf(form: string, { isRenewable }: CardView): string | undefined {
  return form === 'renewal' && !isRenewable ? 'card.locked' : undefined;
}

/** Returns the initial values of a form about a card. The form skips the step that asks for the card. */
export function startOf(form: string, card: CardView, proof: CardProof, today: string): FormStart {
  const known = { fixed: { ...proof }, pricedFor: { card_token: card.token } };
  return {
    about: card.id,
    without: ['card'],
    known: form === 'renewal' ? { ...known, suggested: likelyRenewal(card, today), facts: factsOf(card) } : known,
  };
}
