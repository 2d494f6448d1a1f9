import type { FormStart } from '@tuyen/portal-kit';
import type { CardProof } from './card-proof.ts';
import { factsOf, likelyRenewal, type CardView } from './card-view.ts';

/** Returns the translation key of the reason why the card does not allow a form. */
export function refusalOf(form: string, { isRenewable }: CardView): string | undefined {
  return form === 'renewal' && !isRenewable ? 'card.locked' : undefined;
}

/** Returns what a form about a card starts with: without the step that asks for the card. */
export function startOf(form: string, card: CardView, proof: CardProof, today: string): FormStart {
  const known = { fixed: { ...proof }, pricedFor: { card_token: card.token } };
  return {
    about: card.id,
    without: ['card'],
    known: form === 'renewal' ? { ...known, suggested: likelyRenewal(card, today), facts: factsOf(card) } : known,
  };
}
