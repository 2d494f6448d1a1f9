import type { Reader, Records, ResourceHooks } from '../contract.ts';
import { refuse } from '../guards/states.ts';
import { beginOf, justAfter, lastSettlement, owedIn } from './sales.ts';

/** What agencies pay in: it is written down with what they owed, and is never altered. */
export const settlementHooks: ResourceHooks<'agency-settlements'> = {
  async beforeCreate({ agency_id: id, amount = 0 }, { tx, now }) {
    const agency = id ? await tx.lock('agencies', id) : undefined;
    // What is missing is the schema's to refuse.
    if (!agency) return undefined;
    const last = await lastSettlement(agency, tx);
    const since = beginOf(agency, last);
    // It may have waited for another one, which is later than the moment at which it began.
    const at = now.toISOString() < since ? since : now.toISOString();
    const taken = await owedIn({ since, until: justAfter(at) }, agency, tx);
    const owed = (last?.owed_after ?? 0) + (last ? await lateIn(last, agency, tx) : 0) + taken;
    if (amount > Math.max(0, owed)) refuse({ amount: { code: 'more_than_owed' } });
    const counted = { counted_from: since, taken, commission_percent: agency.commission_percent };
    return { office_id: agency.office_id, ...counted, ...settlement(owed, amount, at) };
  },
};

/** What has come into the time of a settlement since: a sale carries the moment at which it began, and is written when it ends. */
async function lateIn(
  { counted_from: since, settled_at: at, taken, commission_percent: percent }: Records['agency-settlements'],
  agency: Records['agencies'],
  reader: Reader,
): Promise<number> {
  // Those of older versions do not say what they counted.
  if (!since || !at || typeof taken !== 'number' || typeof percent !== 'number') return 0;
  return (await owedIn({ since, until: justAfter(at) }, agency, reader, percent)) - taken;
}

/** @param owed đồng before it is paid */
export const settlement = (owed: number, amount: number, at: string) => ({
  settled_at: at,
  owed_before: owed,
  owed_after: owed - amount,
});
