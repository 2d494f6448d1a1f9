import type { Card, GuardContext, Transaction } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import type { CardLockCause } from '../generated/types/enums.gen.ts';
import { isReplaced } from './replaced.ts';

/**
 * Locks a card. The first cause is kept if the card is already locked. Returns whether the card was unlocked before.
 * @param reason words of a person, at most 255 characters are kept
 */
export async function lockCard(
  tx: Transaction,
  cardId: string,
  cause: CardLockCause,
  reason: string | null = null,
): Promise<boolean> {
  const card = await tx.lock('customer-cards', cardId);
  if (!card) throw new Problem(404, 'not_found');
  if (card.is_locked) return false;
  await tx.internal.update('customer-cards', cardId, {
    is_locked: true,
    lock_cause: cause,
    lock_reason: reason?.slice(0, LONGEST_REASON) ?? null,
  });
  return true;
}

const LONGEST_REASON = 255;

/** @throws 409 `card_not_locked` */
export async function unlockCard(tx: Transaction, cardId: string): Promise<void> {
  const card = await tx.lock('customer-cards', cardId);
  if (!card?.is_locked) throw new Problem(409, 'card_not_locked');
  await tx.internal.update('customer-cards', cardId, { is_locked: false, lock_cause: null, lock_reason: null });
}

/**
 * Throws for a replaced card and for a card that its holder does not have. Such a card must not open a gate again.
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
