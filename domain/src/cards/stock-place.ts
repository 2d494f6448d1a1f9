import type { Reader } from '../contract.ts';
import { heldAt, type StockPlace } from '../rules/cards/stock-card.ts';

/**
 * Returns the place that issues a card. A counter uses the stock of its own office, even if the order belongs to
 * another office.
 */
export async function stockPlaceOf(
  reader: Reader,
  { officeId, counterId }: { readonly officeId: string; readonly counterId: string | null },
): Promise<Pick<StockPlace, 'counterId' | 'offices'>> {
  const counter = counterId === null ? undefined : await reader.get('ticket-counters', counterId);
  return { counterId, offices: await upwards(reader, counter?.office_id ?? officeId) };
}

/** Returns whether the place uses the stock of an office that keeps some, or was allocated cards. */
export async function keepsStock(
  reader: Reader,
  { offices, counterId }: Pick<StockPlace, 'counterId' | 'offices'>,
): Promise<boolean> {
  if (await reader.first('electronic-cards', { office_id: offices })) return true;
  return counterId !== null && (await reader.first('electronic-cards', heldAt(counterId))) !== undefined;
}

async function upwards(reader: Reader, officeId: string): Promise<readonly string[]> {
  const found = [officeId];
  for (let level = 0; level < 10; level += 1) {
    const parent = (await reader.get('offices', found.at(-1) ?? ''))?.parent_id;
    if (typeof parent !== 'string') break;
    found.push(parent);
  }
  return found;
}
