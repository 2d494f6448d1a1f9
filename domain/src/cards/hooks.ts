import type { Card, HookContext, ResourceHooks } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { countCards } from './counting.ts';
import { assertUnlockable, lockCard, unlockCard } from './locks.ts';
import { bindStock, takeFromStock } from './stock.ts';

/** Staff can lock and unlock any card. Citizens can lock only their own card, with a link from an e-mail. */
export const cardHooks: ResourceHooks<'customer-cards'> = {
  guards: { unlock: assertUnlockable },
  async beforeCreate(values, context) {
    // Only `makeCard`, which has taken the card from the stock, gives the computed periods.
    if (values.valid_periods === undefined) await takeByHand(values, context);
  },
  async afterWrite({ before, after }, context) {
    if (before || !after) return;
    const stock = await context.tx.first('electronic-cards', { card_code: after.card_code });
    if (stock && !stock.customer_card_id) await bindStock(stock, after.id, after.issue_kind, context);
  },
  operations: {
    async lock({ id }, { lock_reason: reason }, { tx }) {
      if (!(await lockCard(tx, id, 'STAFF', reason))) throw new Problem(409, 'card_locked');
    },
    unlock: ({ id }, _, { tx }) => unlockCard(tx, id),
  },
};

/** Applies the rule of the stock to a card that is typed in or imported: it must be a card that the office can issue. */
async function takeByHand(values: Readonly<Partial<Card>>, context: HookContext): Promise<void> {
  const officeId = values.office_id ?? context.officeId;
  if (typeof values.card_code !== 'string' || !officeId) return;
  const issue = { cardCode: values.card_code, officeId, counterId: null, kind: values.issue_kind ?? 'MONTHLY_CARD' };
  await takeFromStock(issue, context, 'card_code');
}

export const counterHooks: ResourceHooks<'ticket-counters'> = {
  operations: { 'count-cards': (counter, input, context) => countCards(counter, input, context) },
};
