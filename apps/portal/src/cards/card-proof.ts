import type { Answers } from '@tuyen/portal-kit';

/**
 * Stores a card's phone number by card ID for this tab, so that the next page does not ask again. The ID alone, which
 * appears in addresses, grants no access.
 */
const PROOFS = 'tuyen.cards';

/** Query parameters that prove access to a card: the phone number of its owner, and the card's ID (instead of its code). */
export interface CardProof {
  readonly card_id: string;
  readonly phone: string;
}

export function proofOf({ id }: { readonly id: string }, answers: Answers): CardProof {
  return { card_id: id, phone: String(answers['phone'] ?? '') };
}

export function storeProof({ card_id: id, phone }: CardProof, storage: () => Storage): void {
  try {
    storage().setItem(PROOFS, JSON.stringify({ ...read(storage()), [id]: phone }));
  } catch {
    // If the browser forbids storage, the next page asks for the phone number again.
  }
}

export function storedProof(id: string, storage: () => Storage): CardProof | undefined {
  try {
    const known = read(storage());
    const phone = Object.hasOwn(known, id) ? known[id] : undefined;
    return typeof phone === 'string' ? { card_id: id, phone } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the phone numbers of cards in this tab. */
export function dropProofs(storage: () => Storage): void {
  try {
    storage().removeItem(PROOFS);
  } catch {}
}

function read(storage: Storage): Readonly<Record<string, unknown>> {
  const known: unknown = JSON.parse(storage.getItem(PROOFS) ?? '{}');
  return typeof known === 'object' && known !== null ? { ...known } : {};
}
