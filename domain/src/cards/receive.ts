import type { HookContext, Reader } from '../contract.ts';
import { refuse, refuseIfAny } from '../guards/states.ts';
import { normalizeCardCode } from '../rules/cards/card-code.ts';
import { type CardLine, named, readCardLines } from '../rules/cards/card-lines.ts';
import { inParts } from '../rules/in-parts.ts';
import { codesFrom, MOST_CARDS } from '../rules/cards/code-range.ts';

export interface Batch {
  readonly batch: string;
  readonly supplier?: string | null;
  readonly received_on?: string | null;
  readonly first_card_code?: string | null;
  readonly count?: number | null;
  /** Codes of the received cards, one card per line. */
  readonly cards?: string | null;
}

/**
 * Adds a delivery to the stock: either all its cards or none.
 * @throws 422 by field, naming the cards that already exist
 */
export async function receiveBatch(batch: Batch, { tx }: HookContext): Promise<{ readonly received: number }> {
  const cards = cardsOf(batch);
  await assertNew(cards, batch.cards ? 'cards' : 'first_card_code', tx);
  const { batch: name, supplier, received_on } = batch;
  for (const { code, chip } of cards) {
    await tx.create('electronic-cards', { card_code: code, chip_number: chip, batch: name, supplier, received_on });
  }
  return { received: cards.length };
}

function cardsOf({ first_card_code: first, count, cards: text }: Batch): readonly CardLine[] {
  if (text) {
    if (first) refuse({ first_card_code: { code: 'list_or_range' } });
    const cards = readCardLines(text);
    if ('line' in cards) refuse({ cards: { code: 'card_line', params: { line: cards.line } } });
    if (cards.length === 0) refuse({ cards: { code: 'required' } });
    if (cards.length > MOST_CARDS) refuse({ cards: { code: 'range_too_long', params: { most: MOST_CARDS } } });
    return cards;
  }
  refuseIfAny({
    ...(!first && { first_card_code: { code: 'required' } }),
    ...(!count && { count: { code: 'required' } }),
  });
  const code = normalizeCardCode(first ?? '');
  if (code === undefined) refuse({ first_card_code: { code: 'card_code' } });
  const codes = codesFrom(code, count ?? 0);
  if (!codes) refuse({ count: { code: 'range_no_room' } });
  return codes.map((one) => ({ code: one, chip: undefined }));
}

async function assertNew(cards: readonly CardLine[], field: string, reader: Reader): Promise<void> {
  const chips = cards.flatMap(({ chip }) => chip ?? []);
  const codes = cards.map(({ code }) => code);
  const known = [
    ...repeated(codes),
    ...repeated(chips),
    ...(await inParts(codes, (some) => reader.find('electronic-cards', { card_code: some }))).map((c) => c.card_code),
    ...(await inParts(codes, (some) => reader.find('customer-cards', { card_code: some }))).map((c) => c.card_code),
    ...(await inParts(chips, (some) => reader.find('electronic-cards', { chip_number: some }))).map(
      ({ chip_number }) => chip_number ?? '',
    ),
  ];
  if (known.length === 0) return;
  refuse({ [field]: { code: 'cards_known', params: { codes: named([...new Set(known)]) } } });
}

function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
