import type { Values } from '../contract.ts';
import { cashDifference, shiftTotals } from '../rules/payment/shift-totals.ts';
import type { ShiftMoney } from './entries.ts';

type Changes = Values<'work-shifts'>;

// Each function returns the fields that a transition of a shift changes in addition to the state. Persons are account
// ids, or null for a program.
export const openedShift = (now: Date): Changes => ({ opened_at: now.toISOString() });
export const countedBy = (user: string | null, now: Date): Changes => ({
  counted_at: now.toISOString(),
  counted_by: user,
});
export const closedBy = (user: string | null, now: Date): Changes => ({
  closed_at: now.toISOString(),
  closed_by: user,
});

export function countedShift(opening: number, { sales, refunds, paper }: ShiftMoney, cash: number) {
  const totals = shiftTotals(opening, sales, refunds, paper);
  return { ...totals, difference: cashDifference(cash, totals.cash_expected) };
}
