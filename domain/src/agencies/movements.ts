import type { Reader, Records } from '../contract.ts';
import type { ClientKind, PaymentMethod } from '../generated/types/enums.gen.ts';
import type { Held } from '../reports/money-held.ts';
import { isHeld } from '../rules/payment/agency-standing.ts';

export type Moving =
  | 'tickets'
  | 'daily-tickets'
  | 'monthly-tickets'
  | 'paper-tickets'
  | 'sell-coin-commands'
  | 'reissue-cards'
  | 'transactions'
  | 'ticket-cancel-requests'
  | 'command-tickets'
  | 'command-transports';

/**
 * Functions by resource. Each returns the amounts of money that a record moves, counted as in the reports
 * (`reports/money-in.ts`, `money-out.ts`).
 */
export const moved: { readonly [K in Moving]: (row: Readonly<Records[K]>, reader: Reader) => Held | Promise<Held> } = {
  tickets: async (row, reader) => tickets(await charged(row, reader), row.payment_method, row.client_kind),
  'daily-tickets': (row) => passMoved(row),
  // Tickets of an order count no money of their own, because they are paid with the order.
  'monthly-tickets': (row) => (row.order_id ? NOTHING : passMoved(row)),
  'paper-tickets': (row) => (row.sold_at ? tickets(row.amount, 'CASH') : NOTHING),
  'sell-coin-commands': (row) =>
    row.state === 'COMPLETED' && row.completed_at ? fees(row.amount, row.payment_method) : NOTHING,
  'reissue-cards': (row) => (row.order_id ? NOTHING : fees(row.fee, row.payment_method)),
  transactions: messageMoved,
  async 'ticket-cancel-requests'(row, reader) {
    if (!row.refunded_at || !row.refund_method || row.refund_method === 'COIN') return NOTHING;
    const ticket = await reader.get('tickets', row.ticket_id);
    return tickets(-row.refund_amount, row.refund_method, ticket?.client_kind);
  },
  'command-tickets': (row) => differenceOf(row),
  'command-transports': (row) => differenceOf(row),
};

/** Fields that decide how much money a record moves (see `moved`). A change of any other field moves no money. */
export const READ: ReadonlySet<string> = new Set([
  'office_id',
  'order_id',
  'sold_at',
  'price',
  'change_fee',
  'replaces_id',
  'payment_method',
  'client_kind',
  'refund_amount',
  'refund_method',
  'refunded_at',
  'quantity',
  'amount',
  'state',
  'completed_at',
  'fee',
  'direction',
  'provider',
  'received_at',
  'difference',
  'returned_at',
  'ticket_id',
]);

const NOTHING: Held = { held: 0, base: 0 };

type Method = PaymentMethod | null | undefined;

const tickets = (amount: number, method: Method, client?: ClientKind | null): Held => ({
  ...fees(amount, method, client),
  base: amount,
});

const fees = (amount: number | null | undefined, method: Method, client?: ClientKind | null): Held => ({
  held: isHeld(method ?? 'CASH', client === 'OPEN_API') ? (amount ?? 0) : 0,
  base: 0,
});

const plus = (one: Held, other: Held): Held => ({ held: one.held + other.held, base: one.base + other.base });

/**
 * Returns the amount that the buyer pays for a ticket. For a ticket that replaces another one, this is the fee plus the
 * price difference if the new ticket is more expensive.
 */
async function charged(row: Readonly<Records['tickets']>, reader: Reader): Promise<number> {
  if (!row.replaces_id) return row.price;
  const old = await reader.get('tickets', row.replaces_id);
  return (row.change_fee ?? 0) + Math.max(0, row.price - (old?.price ?? 0));
}

function passMoved(row: Readonly<Records['daily-tickets'] | Records['monthly-tickets']>): Held {
  const sold = tickets(row.price, row.payment_method, row.client_kind);
  if (!row.refunded_at || row.payment_method === 'COIN') return sold;
  return plus(sold, tickets(-(row.refund_amount ?? 0), row.payment_method, row.client_kind));
}

/**
 * Returns the money that a payment or refund moves. `base` is the part on which the commission is based: the ticket's
 * price without fees. A partial payment or refund counts toward the ticket's price before it counts toward fees. A
 * refund of coins without an order is for a ticket, so `base` is the whole amount.
 */
async function messageMoved(row: Readonly<Records['transactions']>, reader: Reader): Promise<Held> {
  const { direction, amount, order_id: id } = row;
  if (row.state !== 'SUCCEEDED' || !row.received_at || (direction !== 'NOTICE' && direction !== 'REFUND'))
    return NOTHING;
  if (!id && direction === 'NOTICE') return NOTHING;
  const order = id ? await reader.get('orders', id) : undefined;
  if (id && !order) return NOTHING;
  const part = order ? Math.min(amount, (order.base_amount ?? 0) - (order.discount_amount ?? 0)) : amount;
  const sign = direction === 'NOTICE' ? 1 : -1;
  return { held: row.provider === 'CASH_DESK' ? sign * amount : 0, base: sign * part };
}

function differenceOf(row: Pick<Records['command-tickets'], 'difference' | 'returned_at'>): Held {
  return row.returned_at ? { held: row.difference ?? 0, base: 0 } : NOTHING;
}
