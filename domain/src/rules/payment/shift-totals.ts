import type { IssueKind, PaymentMethod, TicketType } from '../../generated/types/enums.gen.ts';

/**
 * Sale or refund in a shift. Amounts are in đồng. The fields are those of an item of `lines` in
 * `schemas/resources/work-shifts.json`.
 */
export interface ShiftEntry {
  readonly ticket_type?: TicketType | null | undefined;
  readonly issue_kind?: IssueKind | null | undefined;
  readonly payment_method: PaymentMethod;
  readonly amount: number;
  /** Number of tickets or cards sold; defaults to 1. */
  readonly quantity?: number | undefined;
}

export interface PaperReturn {
  readonly command: string;
  readonly quantity: number;
  readonly cash_due: number;
  readonly cash_handed_in: number;
  readonly difference: number;
  readonly difference_reason?: string;
}

export interface ShiftLine {
  readonly ticket_type?: TicketType;
  readonly issue_kind?: IssueKind;
  readonly payment_method: PaymentMethod;
  readonly quantity: number;
  readonly amount: number;
  readonly refunded: number;
}

export interface ShiftTotals {
  readonly lines: readonly ShiftLine[];
  readonly total_quantity: number;
  readonly total_sales: number;
  readonly total_refunds: number;
  readonly paper_tickets: readonly PaperReturn[];
  readonly paper_shortage: number;
  readonly paper_excess: number;
  /**
   * Cash that the drawer must contain: opening cash plus cash sales minus cash refunds. Paper tickets count with the
   * cash handed in.
   */
  readonly cash_expected: number;
}

/**
 * Adds up a shift, with a line for each kind and payment method. A refund counts in the shift that pays it, not in the
 * one that sold the ticket.
 */
export function shiftTotals(
  openingCash: number,
  sales: readonly ShiftEntry[],
  refunds: readonly ShiftEntry[],
  paper: readonly PaperReturn[] = [],
): ShiftTotals {
  const lines = new Map<string, ShiftLine>();
  const quantityOf = ({ quantity = 1 }: ShiftEntry) => quantity;
  for (const entry of sales) add(lines, entry, { quantity: quantityOf(entry), amount: entry.amount, refunded: 0 });
  for (const entry of refunds) add(lines, entry, { quantity: 0, amount: 0, refunded: entry.amount });
  return {
    lines: [...lines].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line),
    total_quantity: sales.reduce((total, entry) => total + quantityOf(entry), 0),
    total_sales: sum(sales),
    total_refunds: sum(refunds),
    paper_tickets: paper,
    paper_shortage: paper.reduce((total, { difference }) => total + Math.max(0, -difference), 0),
    paper_excess: paper.reduce((total, { difference }) => total + Math.max(0, difference), 0),
    cash_expected:
      openingCash +
      sum(sales.filter(inCash)) -
      sum(refunds.filter(inCash)) +
      paper.reduce((total, { difference }) => total + difference, 0),
  };
}

function add(
  lines: Map<string, ShiftLine>,
  entry: ShiftEntry,
  more: Pick<ShiftLine, 'quantity' | 'amount' | 'refunded'>,
): void {
  const { ticket_type, issue_kind, payment_method } = entry;
  const key = [ticket_type ?? '', issue_kind ?? '', payment_method].join(' ');
  const kind = { ...(ticket_type && { ticket_type }), ...(issue_kind && { issue_kind }) };
  const before = lines.get(key) ?? { ...kind, payment_method, quantity: 0, amount: 0, refunded: 0 };
  lines.set(key, {
    ...before,
    quantity: before.quantity + more.quantity,
    amount: before.amount + more.amount,
    refunded: before.refunded + more.refunded,
  });
}

const inCash = (entry: ShiftEntry): boolean => entry.payment_method === 'CASH';
const sum = (entries: readonly ShiftEntry[]): number => entries.reduce((total, { amount }) => total + amount, 0);

export function cashDifference(cashCounted: number, cashExpected: number): number {
  return cashCounted - cashExpected;
}

export function closeRefusal(
  difference: number,
  closingNote: string | null | undefined,
): 'shift_difference_unexplained' | undefined {
  return difference !== 0 && !closingNote?.trim() ? 'shift_difference_unexplained' : undefined;
}
