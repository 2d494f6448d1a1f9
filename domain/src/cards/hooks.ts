import type { ResourceHooks } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { countCards } from './counting.ts';
import { assertUnlockable, lockCard, unlockCard } from './locks.ts';

/** Staff can lock and unlock any card. Citizens can lock only their own card, with a link from an e-mail. */
export const cardHooks: ResourceHooks<'customer-cards'> = {
  guards: { unlock: assertUnlockable },
  operations: {
    async lock({ id }, { lock_reason: reason }, { tx }) {
      if (!(await lockCard(tx, id, 'STAFF', reason))) throw new Problem(409, 'card_locked');
    },
    unlock: ({ id }, _, { tx }) => unlockCard(tx, id),
  },
};

export const counterHooks: ResourceHooks<'ticket-counters'> = {
  operations: { 'count-cards': (counter, input, context) => countCards(counter, input, context) },
};
