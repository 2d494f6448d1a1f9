import type { Records } from '../../contract.ts';
import type { PaymentMethod } from '../../generated/types/enums.gen.ts';
import type { LocalDate } from '../time/calendar.ts';
import { percentOf } from './refund.ts';

type Agency = Records['agencies'];
export type AgencyRefusal =
  | 'agency_inactive'
  | 'agency_contract_not_begun'
  | 'agency_contract_over'
  | 'agency_deposit_used_up';

/** Returns the reason why an agency cannot sell today, regardless of its debt. The last day of the contract is included. */
export function contractRefusal(
  { status, contract_from: from, contract_to: to }: Pick<Agency, 'status' | 'contract_from' | 'contract_to'>,
  today: LocalDate,
): AgencyRefusal | undefined {
  if (status !== 'ACTIVE') return 'agency_inactive';
  if (today < from) return 'agency_contract_not_begun';
  return to && today > to ? 'agency_contract_over' : undefined;
}

/**
 * Returns the reason why an agency must settle before it can sell. A deposit of 0 means no limit.
 * @param owed in đồng
 */
export const depositRefusal = ({ deposit }: Pick<Agency, 'deposit'>, owed: number): AgencyRefusal | undefined =>
  deposit > 0 && owed >= deposit ? 'agency_deposit_used_up' : undefined;

export const isHeld = (method: PaymentMethod, program: boolean): boolean =>
  method === 'CASH' || (method === 'GATEWAY' && program);

/**
 * Returns the agency's debt: the money held minus its commission.
 * @param sums.base net ticket sales
 * @returns amount in đồng
 */
export const owedOf = (
  { held, base }: { readonly held: number; readonly base: number },
  commissionPercent: number,
): number => held - percentOf(Math.max(0, base), commissionPercent);
