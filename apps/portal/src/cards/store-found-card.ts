import type { SentForm } from '@tuyen/portal-kit';
import { proofOf, storeProof } from './card-proof.ts';
import { readCard } from './card-view.ts';

/** Stores the phone number of the card that the visitor found, so that the card's page does not ask for it again. */
export default function storeFoundCard({ answer, answers }: SentForm): void {
  const card = readCard(answer);
  if (card) storeProof(proofOf(card, answers), () => sessionStorage);
}
