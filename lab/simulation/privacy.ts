import { entryOf } from './ledger.ts';
import { shownBy } from './checks/reports.ts';
import type { Operator } from './operator.ts';
import type { Stage } from './stage.ts';
import type { AnyJson, World } from './world.ts';

/** Period of the sales in the fixtures. It is so long ago that their documents and logs must be deleted. */
const BEFORE = { from: '2026-02-01', to: '2026-04-30' };
const MONTHS = 1;

export async function keepForAMonth(world: World, superuser: Operator['superuser']): Promise<AnyJson> {
  const terms = {
    retention_months_papers: MONTHS,
    retention_months_portraits: MONTHS,
    retention_months_logs: MONTHS,
  };
  const books = await oldBooks(world, superuser);
  await world.done('PATCH', 'settings/site-config', terms, { as: superuser });
  return books;
}

export const oldBooks = (world: World, superuser: Operator['superuser']): Promise<AnyJson> =>
  shownBy(world, superuser, 'reports/day-close', BEFORE);

export async function eraseSomebody(stage: Stage): Promise<void> {
  const { world, ledger, journeys, erased } = stage;
  const candidates = journeys.filter(
    ({ kind, coinId, atDesk, code }) => kind === 'REGISTER_NEW' && !coinId && !atDesk && !erased.has(code),
  );
  const isOver = ({ code }: { readonly code: string }) => {
    const { status, promised, returned } = entryOf(ledger.orders, code);
    return status === 'CANCELED' && promised === returned;
  };
  const journey = candidates.find((one) => isOver(one) && !one.report);
  const open = candidates.find(
    ({ code }) => !['CANCELED', 'DELIVERED_TO_CUSTOMER'].includes(entryOf(ledger.orders, code).status),
  );
  for (const one of [journey, open]) {
    if (!one) continue;
    const as = one.desk.manager;
    const [{ customer_id: id }] = await world.all('orders', { code: one.code }, as);
    const path = `customers/${id}/operations/erase`;
    const reason = { reason: 'Khách yêu cầu xóa thông tin.' };
    if (one === open) await world.refused('erase_orders_open', 'POST', path, reason, { as });
    else {
      await world.done('POST', path, reason, { as });
      erased.add(one.code);
    }
  }
}
