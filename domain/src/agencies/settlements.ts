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
    const owed = (last?.owed_after ?? 0) + (last ? await lateIn(last, tx) : 0) + taken;
    if (amount > Math.max(0, owed)) refuse({ amount: { code: 'more_than_owed' } });
    const { agency_office_id, commission_percent } = agency;
    const counted = { counted_from: since, taken, agency_office_id, commission_percent };
    return { office_id: agency.office_id, ...counted, ...settlement(owed, amount, at) };
  },
};

/** What has come into the time of a settlement since: a sale carries the moment at which it began, and is written when it ends. */
async function lateIn(last: Records['agency-settlements'], reader: Reader): Promise<number> {
  const { counted_from: since, settled_at: at, taken, agency_office_id, commission_percent } = last;
  // Those of older versions do not say what they counted. The agency may have another office and commission by now.
  if (!since || !at || !agency_office_id || typeof taken !== 'number' || typeof commission_percent !== 'number')
    return 0;
  const counted = { agency_office_id, commission_percent };
  return (await owedIn({ since, until: justAfter(at) }, counted, reader)) - taken;
}

/** @param owed đồng before it is paid */
export const settlement = (owed: number, amount: number, at: string) => ({
  settled_at: at,
  owed_before: owed,
  owed_after: owed - amount,
});
