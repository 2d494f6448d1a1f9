import type { GuardContext } from '../contract.ts';
import type { PaymentMethod } from '../generated/types/enums.gen.ts';
import type { WorkShift } from '../generated/types/work-shifts.gen.ts';
import { Problem } from '@tuyen/server/domain';
import { shiftTotals } from '../rules/payment/shift-totals.ts';
import { shiftMoney } from './entries.ts';
import { shiftFor } from './seller.ts';

/**
 * Returns the shift that pays a refund, like `shiftFor`. Its drawer cannot pay out more cash than it contains. The
 * shift is locked, so that the second of two simultaneous refunds sees the first.
 * @throws 409 `no_open_shift`, `drawer_short`
 */
export async function payingFrom(
  context: GuardContext,
  officeId: string | null | undefined,
  method: PaymentMethod | null | undefined,
  amount: number,
): Promise<WorkShift | undefined> {
  const shift = await shiftFor(context, officeId, method);
  if (!shift || method !== 'CASH') return shift;
  const { sales, refunds, paper } = await shiftMoney(context.tx, shift.id);
  const { cash_expected: held } = shiftTotals(shift.opening_cash ?? 0, sales, refunds, paper);
  if (held < amount) throw new Problem(409, 'drawer_short');
  return shift;
}
