import type { FormStart } from '@tuyen/portal-kit';
import type { CardProof } from './card-proof.ts';
import { factsOf, likelyRenewal, type CardView } from './card-view.ts';

export function refusalOf(form: string, { isRenewable }: CardView): string | undefined {
  return form === 'renewal' && !isRenewable ? 'card.locked' : undefined;
}

export function startOf(form: string, card: CardView, proof: CardProof, today: string): FormStart {
  const known = { fixed: { ...proof }, pricedFor: { card_token: card.token } };
  return {
    about: card.id,
    without: ['card'],
    known: form === 'renewal' ? { ...known, suggested: likelyRenewal(card, today), facts: factsOf(card) } : known,
  };
}
