import type { Records } from '../../contract.ts';
import type { LocalDate } from '../time/calendar.ts';
import { percentOf } from '../payment/refund.ts';

/** Contract fields that determine an agency's commission. Both days are inclusive. */
export type Contract = Pick<Records['agencies'], 'commission_percent' | 'contract_from' | 'contract_to'>;

export interface Takings {
  readonly day: LocalDate;
  readonly amount: number;
}

export interface Commission {
  readonly sales: number;
  readonly refunds: number;
  /** Amount of which the agency gets a percentage as commission; never negative. */
  readonly base: number;
  readonly commission: number;
}

/**
 * Returns an agency's commission for a period, both days included: the percentage of sales during the contract minus
 * refunds. The result is rounded once, so that many small sales earn as much as one large sale.
 */
export function commission(
  contract: Contract,
  period: { readonly from: LocalDate; readonly to: LocalDate },
  sales: readonly Takings[],
  refunds: readonly Takings[],
): Commission {
  const counts = ({ day }: Takings): boolean =>
    day >= period.from &&
    day <= period.to &&
    day >= contract.contract_from &&
    (!contract.contract_to || day <= contract.contract_to);
  const sold = sum(sales.filter(counts));
  const refunded = sum(refunds.filter(counts));
  const base = Math.max(0, sold - refunded);
  return { sales: sold, refunds: refunded, base, commission: percentOf(base, contract.commission_percent) };
}

const sum = (takings: readonly Takings[]): number => takings.reduce((total, { amount }) => total + amount, 0);
