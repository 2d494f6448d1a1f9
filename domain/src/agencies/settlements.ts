import type { ResourceHooks } from '../contract.ts';
import { refuse } from '../guards/states.ts';
import { justAfter, owedNow } from './sales.ts';

/** What agencies pay in: it is written down with what they owed, and is never altered. */
export const settlementHooks: ResourceHooks<'agency-settlements'> = {
  async beforeCreate({ agency_id: id, amount = 0 }, { tx, now }) {
    const agency = id ? await tx.lock('agencies', id) : undefined;
    // What is missing is the schema's to refuse.
    if (!agency) return undefined;
    // What is sold from then on is the next one's, even if it is already written.
    const owed = await owedNow(agency, tx, now, justAfter(now));
    if (amount > Math.max(0, owed)) refuse({ amount: { code: 'more_than_owed' } });
    return { office_id: agency.office_id, ...settlement(owed, amount, now) };
  },
};

/** @param owed đồng before it is paid */
export const settlement = (owed: number, amount: number, now: Date) => ({
  settled_at: now.toISOString(),
  owed_before: owed,
  owed_after: owed - amount,
});
