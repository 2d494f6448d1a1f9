import type { Records } from '../../contract.ts';
import type { LocalDate } from '../time/calendar.ts';
import { percentOf } from '../payment/refund.ts';

/** The parts of an agency's contract that its commission hangs on; days are inclusive. */
export type Contract = Pick<Records['agencies'], 'commission_percent' | 'contract_from' | 'contract_to'>;

/** Money of one sale or refund on its day in Hà Nội. */
export interface Takings {
  readonly day: LocalDate;
  readonly amount: number;
}

export interface Commission {
  readonly sales: number;
  readonly refunds: number;
  /** What the percentage is taken of; never negative. */
  readonly base: number;
  readonly commission: number;
}

/**
 * An agency's commission for a period, both days included: the percentage of what it sold while under contract, less what was
 * refunded. Rounded once, at the end, so that a thousand small sales bring what one large sale brings.
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
