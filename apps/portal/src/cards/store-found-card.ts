import type { SentForm } from '@tuyen/portal-kit';
import { proofOf, storeProof } from './card-proof.ts';
import { readCard } from './card-view.ts';

/** Stores the phone number for the page of the card that was found. */
export default function storeFoundCard({ answer, answers }: SentForm): void {
  const card = readCard(answer);
  if (card) storeProof(proofOf(card, answers), () => sessionStorage);
}
