import type { Reader, Row } from '../../engine/domain.ts';
import type { ShiftEntry } from '../rules/shift-totals.ts';

/** What a shift took in and gave back, from all that bears its id. */
export interface ShiftMoney {
  readonly sales: readonly ShiftEntry[];
  readonly refunds: readonly ShiftEntry[];
}

export async function shiftMoney(reader: Reader, shiftId: string): Promise<ShiftMoney> {
  const of = (resource: string, field = 'shift_id') => reader.find(resource, { [field]: shiftId });
  const tickets = await of('tickets');
  const daily = await of('daily-tickets');
  const monthly = await of('monthly-tickets');
  const coins = (await of('sell-coin-commands')).filter((row) => row['state'] === 'COMPLETED');
  const reissues = await of('reissue-cards');
  const desk = (await of('transactions')).filter((row) => row['state'] === 'SUCCEEDED');
  return {
    sales: [
      ...(await Promise.all(tickets.map(async (row) => ticketEntry(row, await replacedBy(reader, row))))),
      ...daily.map((row) => entry(row, 'price', 'DAILY', 'DAILY_TICKET')),
      ...monthly.map((row) => entry(row, 'price', row['ticket_type'], 'MONTHLY_CARD')),
      ...coins.map((row) => entry(row, 'amount', null, null)),
      ...reissues.map((row) => entry(row, 'fee', null, 'REISSUED')),
      ...desk.filter((row) => row['direction'] === 'NOTICE').map(deskEntry),
    ],
    refunds: [
      ...(await of('ticket-cancel-requests')).map((row) => ({
        ticket_type: 'ONE_TIME',
        issue_kind: null,
        payment_method: String(row['refund_method']),
        amount: Number(row['refund_amount'] ?? 0),
      })),
      ...(await of('daily-tickets', 'refund_shift_id')).map((row) =>
        entry(row, 'refund_amount', 'DAILY', 'DAILY_TICKET'),
      ),
      ...(await of('monthly-tickets', 'refund_shift_id')).map((row) =>
        entry(row, 'refund_amount', row['ticket_type'], 'MONTHLY_CARD'),
      ),
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
export function ticketEntry(row: Row, replaced: Row | undefined): ShiftEntry {
  const paid = replaced
    ? Number(row['change_fee'] ?? 0) + Math.max(0, Number(row['price']) - Number(replaced['price']))
    : Number(row['price']);
  return { ticket_type: 'ONE_TIME', issue_kind: null, payment_method: String(row['payment_method']), amount: paid };
}

async function replacedBy(reader: Reader, row: Row): Promise<Row | undefined> {
  return row['replaces_id'] ? reader.get('tickets', String(row['replaces_id'])) : undefined;
}

/** An order that was paid, or paid back, at the desk: always in cash. */
function deskEntry(row: Row): ShiftEntry {
  return { ticket_type: null, issue_kind: null, payment_method: 'CASH', amount: Number(row['amount']) };
}
