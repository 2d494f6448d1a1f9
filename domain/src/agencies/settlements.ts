import type { ResourceHooks } from '../contract.ts';
import { refuse } from '../guards/states.ts';
import { lockBalance, owedBy, settleBalance } from './balance.ts';
import { lastSettlement, unsettledSince } from './settled.ts';

/** Payments of agencies. Each stores the debt at that time and is never changed. */
export const settlementHooks: ResourceHooks<'agency-settlements'> = {
  async beforeCreate({ agency_id: id, amount = 0 }, { tx, now }) {
    const agency = id ? await tx.lock('agencies', id) : undefined;
    // If the agency does not exist, validation rejects the record, so this hook checks nothing.
    if (!agency) return undefined;
    const last = await lastSettlement(agency, tx);
    const since = unsettledSince(agency, last);
    // `now` may be earlier than the time of the previous settlement, if this settlement had to wait for the lock. The
    // settlement then gets the time directly after the previous one, so that settlements stay in order.
    const at = now.toISOString() < since ? since : now.toISOString();
    const { agency_office_id, commission_percent } = agency;
    const balance = await lockBalance(agency, tx);
    const owed = owedBy(balance, commission_percent);
    if (amount > Math.max(0, owed)) refuse({ amount: { code: 'more_than_owed' } });
    await settleBalance(agency, balance, owed - amount, tx);
    const counted = {
      counted_from: since,
      taken: owed - (last?.owed_after ?? 0),
      agency_office_id,
      commission_percent,
    };
    return { office_id: agency.office_id, ...counted, ...settlement(owed, amount, at) };
  },
};

/** @param owed debt in đồng before the payment */
export const settlement = (owed: number, amount: number, at: string) => ({
  settled_at: at,
  owed_before: owed,
  owed_after: owed - amount,
});
