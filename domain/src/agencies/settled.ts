import type { Reader, Records } from '../contract.ts';
import { moneyHeld } from '../reports/money-held.ts';
import { owedOf } from '../rules/payment/agency-standing.ts';
import { instantOf } from '../rules/time/calendar.ts';

type Agency = Records['agencies'];
type Settlement = Records['agency-settlements'];

export const lastSettlement = ({ id }: Agency, reader: Reader): Promise<Settlement | undefined> =>
  reader.first('agency-settlements', { agency_id: id }, { sort: '-settled_at' });

/**
 * Returns the start of the period that no settlement of the agency covers yet. A settlement covers everything up to and
 * including its own time.
 */
export const unsettledSince = (agency: Agency, last: Settlement | undefined): string =>
  last?.settled_at ? justAfter(last.settled_at) : instantOf(agency.contract_from);

const justAfter = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString();

/**
 * Returns the agency's debt from sales that the last settlement did not include. The time of a sale is the time at
 * which its request started. If a sale waits, it can be written after a settlement with a later time. Needed only to
 * create a balance, because an existing balance includes such sales as soon as they are written.
 */
export async function lateIn(last: Settlement, reader: Reader): Promise<number> {
  const { counted_from: since, settled_at: at, taken, agency_office_id: office, commission_percent: percent } = last;
  // Settlements of older versions do not store the office, the period and the commission. Their current values may
  // differ, so the late sales cannot be computed.
  if (!since || !at || !office || typeof taken !== 'number' || typeof percent !== 'number') return 0;
  return owedOf(await moneyHeld(reader, { since, until: justAfter(at) }, office), percent) - taken;
}
