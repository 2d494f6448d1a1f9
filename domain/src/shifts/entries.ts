import type { Reader } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import type { ShiftEntry } from '../rules/payment/shift-totals.ts';

/** What a shift took in and gave back, from all that bears its id. */
export interface ShiftMoney {
  readonly sales: readonly ShiftEntry[];
  readonly refunds: readonly ShiftEntry[];
}

/** The rows that bear a shift's id; of tickets, those that they replace too. */
export interface ShiftRows {
  readonly tickets: readonly Row[];
  readonly replaced: ReadonlyMap<string, Row>;
  readonly daily: readonly Row[];
  readonly monthly: readonly Row[];
  readonly coins: readonly Row[];
  readonly reissues: readonly Row[];
  readonly desk: readonly Row[];
  readonly cancelRequests: readonly Row[];
  readonly dailyRefunds: readonly Row[];
  readonly monthlyRefunds: readonly Row[];
}

export async function shiftMoney(reader: Reader, shiftId: string): Promise<ShiftMoney> {
  const of = { shift_id: shiftId };
  const refunded = { refund_shift_id: shiftId };
  const tickets = await reader.find('tickets', of);
  const replaced = new Map<string, Row>();
  for (const { replaces_id: id } of tickets) {
    const before = id ? await reader.get('tickets', id) : undefined;
    if (before) replaced.set(before.id, before);
  }
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
  });
}

/** The sales and refunds that such rows are. */
export function moneyOf(rows: ShiftRows): ShiftMoney {
  const desk = rows.desk.filter((row) => row['state'] === 'SUCCEEDED');
  return {
    sales: [
      ...rows.tickets.map((row) => ticketEntry(row, rows.replaced.get(String(row['replaces_id'])))),
      ...rows.daily.map((row) => entry(row, 'price', 'DAILY', 'DAILY_TICKET')),
      ...rows.monthly.map((row) => entry(row, 'price', row['ticket_type'], 'MONTHLY_CARD')),
      ...rows.coins.filter((row) => row['state'] === 'COMPLETED').map((row) => entry(row, 'amount', null, null)),
      ...rows.reissues.map((row) => entry(row, 'fee', null, 'REISSUED')),
      ...desk.filter((row) => row['direction'] === 'NOTICE').map(deskEntry),
    ],
    refunds: [
      ...rows.cancelRequests.map((row) => ({
        ticket_type: 'ONE_TIME',
        issue_kind: null,
        payment_method: String(row['refund_method']),
        amount: Number(row['refund_amount'] ?? 0),
      })),
      ...rows.dailyRefunds.map((row) => entry(row, 'refund_amount', 'DAILY', 'DAILY_TICKET')),
      ...rows.monthlyRefunds.map((row) => entry(row, 'refund_amount', row['ticket_type'], 'MONTHLY_CARD')),
      ...desk.filter((row) => row['direction'] === 'REFUND').map(deskEntry),
    ],
  };
}

function entry(row: Row, amount: string, ticketType: unknown, issueKind: string | null): ShiftEntry {
  return {
    ticket_type: typeof ticketType === 'string' ? ticketType : null,
    issue_kind: issueKind,
    payment_method: String(row['payment_method']),
    amount: Number(row[amount] ?? 0),
  };
}

/** What the drawer saw of a ticket: of one that replaces another, the fee and the difference alone. */
function ticketEntry(row: Row, replaced: Row | undefined): ShiftEntry {
  const paid = replaced
    ? Number(row['change_fee'] ?? 0) + Math.max(0, Number(row['price']) - Number(replaced['price']))
    : Number(row['price']);
  return { ticket_type: 'ONE_TIME', issue_kind: null, payment_method: String(row['payment_method']), amount: paid };
}

/** An order that was paid, or paid back, at the desk: always in cash. */
function deskEntry(row: Row): ShiftEntry {
  return { ticket_type: null, issue_kind: null, payment_method: 'CASH', amount: Number(row['amount']) };
}
