import type { Reader, Records } from '../contract.ts';
import { moneyHeld } from '../reports/money-held.ts';
import { owedOf } from '../rules/payment/agency-standing.ts';
import { instantOf } from '../rules/time/calendar.ts';

type Agency = Records['agencies'];
type Settlement = Records['agency-settlements'];

export const lastSettlement = ({ id }: Agency, reader: Reader): Promise<Settlement | undefined> =>
  reader.first('agency-settlements', { agency_id: id }, { sort: '-settled_at' });

/** Since when nothing is settled: what was taken in until the very moment of a settlement is in it. */
export const startOf = (agency: Agency, last: Settlement | undefined): string =>
  last?.settled_at ? justAfter(last.settled_at) : instantOf(agency.contract_from);

const justAfter = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString();

/**
 * What has come into the time of a settlement since: a sale carries the moment at which it began, and is written when it ends. Where a
 * balance begins; it counts such sales itself from then on.
 */
export async function lateIn(last: Settlement, reader: Reader): Promise<number> {
  const { counted_from: since, settled_at: at, taken, agency_office_id: office, commission_percent: percent } = last;
  // Those of older versions do not say what they counted. The agency may have another office and commission by now.
  if (!since || !at || !office || typeof taken !== 'number' || typeof percent !== 'number') return 0;
  return owedOf(await moneyHeld(reader, { since, until: justAfter(at) }, office), percent) - taken;
}
