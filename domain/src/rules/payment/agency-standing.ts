import type { Records } from '../../contract.ts';
import type { Moved } from '../../reports/money-moved.ts';
import type { LocalDate } from '../time/calendar.ts';
import { percentOf } from './refund.ts';

type Agency = Records['agencies'];
export type AgencyRefusal =
  | 'agency_inactive'
  | 'agency_contract_not_begun'
  | 'agency_contract_over'
  | 'agency_deposit_used_up';

/** Why an agency has nothing to sell today, whatever it owes. The last day of the contract still sells. */
export function contractRefusal(
  { status, contract_from: from, contract_to: to }: Pick<Agency, 'status' | 'contract_from' | 'contract_to'>,
  today: LocalDate,
): AgencyRefusal | undefined {
  if (status !== 'ACTIVE') return 'agency_inactive';
  if (today < from) return 'agency_contract_not_begun';
  return to && today > to ? 'agency_contract_over' : undefined;
}

/** Why an agency sells no more until it settles. A deposit of 0 is no limit. @param owed đồng */
export const depositRefusal = ({ deposit }: Pick<Agency, 'deposit'>, owed: number): AgencyRefusal | undefined =>
  deposit > 0 && owed >= deposit ? 'agency_deposit_used_up' : undefined;

/**
 * What an agency owes of a time: what its office took in, in its drawers and by its programs, less what it paid back in cash and less
 * its commission. What customers paid to the operator, by gateway or transfer, it does not hold.
 * @returns đồng
 */
export function owedOf(moved: readonly Moved[], commissionPercent: number): number {
  const own = moved.filter(({ method, program }) => method === 'CASH' || (method === 'GATEWAY' && program));
  const held = sum(own, ({ sales, shortage, excess, refunds }) => sales - shortage + excess - refunds);
  const base = Math.max(
    0,
    sum(moved, ({ ticketSales, ticketRefunds }) => ticketSales - ticketRefunds),
  );
  return held - percentOf(base, commissionPercent);
}

const sum = (moved: readonly Moved[], each: (one: Moved) => number): number =>
  moved.reduce((total, one) => total + each(one), 0);
