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

/** Does an agency hold the money that was paid this way? Its drawers hold cash, and its programs what they sold for. */
export const isHeld = (method: PaymentMethod, program: boolean): boolean =>
  method === 'CASH' || (method === 'GATEWAY' && program);

/**
 * What an agency owes: what it holds, less its commission.
 * @param sums.base what it sold tickets for, less refunds
 * @returns đồng
 */
export const owedOf = (
  { held, base }: { readonly held: number; readonly base: number },
  commissionPercent: number,
): number => held - percentOf(Math.max(0, base), commissionPercent);
