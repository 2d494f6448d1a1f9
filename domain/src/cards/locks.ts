import type { Card, GuardContext, Transaction } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { isReplaced } from './replaced.ts';

/** Locks a card, once: what was written first stays the reason. Answers whether it was open. */
export async function lockCard(tx: Transaction, cardId: string, reason: string): Promise<boolean> {
  const card = await tx.lock('customer-cards', cardId);
  if (!card) throw new Problem(404, 'not_found');
  if (card.is_locked) return false;
  await tx.internal.update('customer-cards', cardId, { is_locked: true, lock_reason: reason });
  return true;
}

/** @throws 409 `card_not_locked` */
export async function unlockCard(tx: Transaction, cardId: string): Promise<void> {
  const card = await tx.lock('customer-cards', cardId);
  if (!card?.is_locked) throw new Problem(409, 'card_not_locked');
  await tx.internal.update('customer-cards', cardId, { is_locked: false, lock_reason: null });
}

/**
 * A card that another has replaced, or that its holder does not have, opens no gate again.
 * @throws 409 `card_replaced`, `stock_card_not_held`
 */
export async function assertUnlockable(
  { id, card_code: code }: Pick<Card, 'id' | 'card_code'>,
  { tx }: Pick<GuardContext, 'tx'>,
): Promise<void> {
  if (await isReplaced(id, tx)) throw new Problem(409, 'card_replaced');
  const stock = await tx.first('electronic-cards', { card_code: code });
  if (stock && stock.state !== 'ISSUED') throw new Problem(409, 'stock_card_not_held');
}
