/**
 * Who has shown for this tab that a card is theirs need not do so again on the next page: the phone number by the card's id. The
 * id alone, which is in addresses, opens nothing.
 */
const PROOFS = 'tuyen.cards';

/** The query for a card; the id replaces the code. */
export interface CardProof {
  readonly card_id: string;
  readonly phone: string;
}

export function storeProof({ card_id: id, phone }: CardProof, storage: () => Storage): void {
  try {
    storage().setItem(PROOFS, JSON.stringify({ ...read(storage()), [id]: phone }));
  } catch {
    // Without storage the next page asks once more.
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

function read(storage: Storage): Readonly<Record<string, unknown>> {
  const known: unknown = JSON.parse(storage.getItem(PROOFS) ?? '{}');
  return typeof known === 'object' && known !== null ? { ...known } : {};
}
