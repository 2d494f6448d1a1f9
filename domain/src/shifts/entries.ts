import type { Reader, Records } from '../contract.ts';
import type { PaperReturn, ShiftEntry } from '../rules/payment/shift-totals.ts';

export interface ShiftMoney {
  readonly sales: readonly ShiftEntry[];
  readonly refunds: readonly ShiftEntry[];
  readonly paper: readonly PaperReturn[];
}

type Ticket = Pick<Records['tickets'], 'price' | 'change_fee' | 'payment_method' | 'replaces_id'>;
type Pass = Pick<Records['daily-tickets'], 'price' | 'refund_amount' | 'payment_method'>;
type MonthlyPass = Pass & Pick<Records['monthly-tickets'], 'ticket_type'>;

export interface ShiftRows {
  readonly tickets: readonly Ticket[];
  readonly replaced: ReadonlyMap<string, Ticket>;
  readonly daily: readonly Pass[];
  readonly monthly: readonly MonthlyPass[];
  readonly coins: readonly Pick<Records['sell-coin-commands'], 'state' | 'amount' | 'payment_method'>[];
  readonly reissues: readonly Pick<Records['reissue-cards'], 'fee' | 'payment_method'>[];
  readonly desk: readonly Pick<Records['transactions'], 'state' | 'direction' | 'amount'>[];
  readonly cancelRequests: readonly Pick<Records['ticket-cancel-requests'], 'refund_method' | 'refund_amount'>[];
  readonly dailyRefunds: readonly Pass[];
  readonly monthlyRefunds: readonly MonthlyPass[];
  readonly paper: readonly Pick<Records['paper-tickets'], 'ticket_type' | 'quantity' | 'amount'>[];
  readonly commandTickets: readonly Settled<'command-tickets', 'serial' | 'used'>[];
  readonly commandTransports: readonly Settled<'command-transports', 'code' | 'sold_quantity'>[];
}

type Settled<K extends 'command-tickets' | 'command-transports', F extends keyof Records[K]> = Pick<Records[K], F> &
  Pick<Records['command-tickets'], 'cash_due' | 'cash_handed_in' | 'difference' | 'difference_reason'>;

export async function shiftMoney(reader: Reader, shiftId: string): Promise<ShiftMoney> {
  const of = { shift_id: shiftId };
  const refunded = { refund_shift_id: shiftId };
  const tickets = await reader.find('tickets', of);
  const ids = tickets.flatMap(({ replaces_id: id }) => id ?? []);
  const before = ids.length > 0 ? await reader.find('tickets', { id: ids }) : [];
  const replaced = new Map<string, Ticket>(before.map((row) => [row.id, row]));
  return moneyOf({
    tickets,
    replaced,
    daily: await reader.find('daily-tickets', of),
    monthly: await reader.find('monthly-tickets', of),
    coins: await reader.find('sell-coin-commands', of),
    reissues: await reader.find('reissue-cards', of),
    desk: await reader.find('transactions', of),
    cancelRequests: await reader.find('ticket-cancel-requests', of),
    dailyRefunds: await reader.find('daily-tickets', refunded),
    monthlyRefunds: await reader.find('monthly-tickets', refunded),
    paper: await reader.find('paper-tickets', of),
    commandTickets: await reader.find('command-tickets', { money_shift_id: shiftId }),
    commandTransports: await reader.find('command-transports', { money_shift_id: shiftId }),
  });
}

export function moneyOf(rows: ShiftRows): ShiftMoney {
  const desk = rows.desk.filter((row) => row.state === 'SUCCEEDED');
  return {
    sales: [
      ...rows.tickets.map((row) => ticketEntry(row, rows.replaced.get(row.replaces_id ?? ''))),
      ...rows.daily.map((row) => entry(row, row.price, 'DAILY', 'DAILY_TICKET')),
      ...rows.monthly.map((row) => entry(row, row.price, row.ticket_type, 'MONTHLY_CARD')),
      ...rows.coins.filter((row) => row.state === 'COMPLETED').map((row) => entry(row, row.amount, null, null)),
      ...rows.reissues.map((row) => entry(row, row.fee, null, 'REISSUED')),
      ...desk.filter((row) => row.direction === 'NOTICE').map(deskEntry),
      ...rows.paper.map((row) => ({ ...entry(CASH, row.amount, row.ticket_type, null), quantity: row.quantity })),
    ],
    refunds: [
      ...rows.cancelRequests.flatMap(({ refund_method: method, refund_amount: amount }): ShiftEntry[] =>
        method ? [{ ticket_type: 'ONE_TIME', issue_kind: null, payment_method: method, amount }] : [],
      ),
      ...rows.dailyRefunds.map((row) => entry(row, row.refund_amount ?? 0, 'DAILY', 'DAILY_TICKET')),
      ...rows.monthlyRefunds.map((row) => entry(row, row.refund_amount ?? 0, row.ticket_type, 'MONTHLY_CARD')),
      ...desk.filter((row) => row.direction === 'REFUND').map(deskEntry),
    ],
    paper: [
      ...rows.commandTickets.map((row) => paperReturn(row.serial, row.used, row)),
      ...rows.commandTransports.map((row) => paperReturn(row.code, row.sold_quantity ?? 0, row)),
    ].toSorted((one, other) => (one.command < other.command ? -1 : 1)),
  };
}

const CASH = { payment_method: 'CASH' } as const;

function paperReturn(
  command: string,
  quantity: number,
  said: Pick<Records['command-tickets'], 'cash_due' | 'cash_handed_in' | 'difference' | 'difference_reason'>,
): PaperReturn {
  return {
    command,
    quantity,
    cash_due: said.cash_due ?? 0,
    cash_handed_in: said.cash_handed_in ?? 0,
    difference: said.difference ?? 0,
    ...(said.difference_reason && { difference_reason: said.difference_reason }),
  };
}

function entry(
  { payment_method }: Pick<ShiftEntry, 'payment_method'>,
  amount: number,
  ticket_type: ShiftEntry['ticket_type'],
  issue_kind: ShiftEntry['issue_kind'],
): ShiftEntry {
  return { ticket_type, issue_kind, payment_method, amount };
}

/**
 * Returns the entry for a single ticket in the totals of its shift. If the ticket replaces another one, only the fee
 * and the price difference count.
 */
function ticketEntry(row: Ticket, replaced: Ticket | undefined): ShiftEntry {
  const paid = replaced ? (row.change_fee ?? 0) + Math.max(0, row.price - replaced.price) : row.price;
  return { ticket_type: 'ONE_TIME', issue_kind: null, payment_method: row.payment_method, amount: paid };
}

function deskEntry({ amount }: Pick<Records['transactions'], 'amount'>): ShiftEntry {
  return { ticket_type: null, issue_kind: null, payment_method: 'CASH', amount };
}
