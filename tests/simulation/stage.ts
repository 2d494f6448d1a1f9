import { entryOf, type Ledger, type Means, type SoldTicket } from './ledger.ts';
import type { Desk, Operator } from './operator.ts';
import type { Out } from './printed.ts';
import type { TariffName } from './tariffs.ts';
import type { Trip } from './trips.ts';
import type { Json, World } from './world.ts';

/** What all actors share. */
export interface Stage {
  readonly world: World;
  readonly ledger: Ledger;
  readonly operator: Operator;
  /** The open shift of a desk's clerk, by the account. */
  readonly shifts: Map<string, string>;
  /** Orders of citizens, with what their customers mean to do. */
  readonly journeys: Journey[];
  /** Cards in customers' hands. */
  readonly holders: Holder[];
  /** How often a card opened a gate on its last day. */
  readonly taps: Map<string, { readonly day: string; readonly count: number }>;
  /** Printed tickets: what is out, and the number from which the next are handed out. */
  readonly printed: { readonly out: Out[]; readonly next: Record<Out['kind'], number> };
  /** The trips of this day. */
  trips: readonly Trip[];
  readonly coinAccounts: { readonly id: string; readonly customerId: string; readonly phone: string }[];
  /** Cards that a partner's program gave to customers. */
  readonly registered: string[];
  /** Codes of orders whose customers had everything about them erased. */
  readonly erased: Set<string>;
  /** What the offices of the fixtures took and gave back before. */
  readonly oldBooks: Json;
  /** What the agency sold on the last evening of its contract. */
  lastSales: LastSales | undefined;
  /** A number that no other has. */
  next(): number;
}

/** What passengers of the agency hold when its contract ends. */
export interface LastSales {
  readonly days: readonly SoldTicket[];
  /** A ticket whose passenger has asked for the money back, and not got it yet. */
  readonly asked: { readonly ticket: SoldTicket; readonly request: Json };
}

export interface Holder {
  readonly phone: string;
  readonly customerId: string;
  /** Whose card it is. */
  officeId: string;
  cardCode: string;
  cardId: string;
  readonly tariff: TariffName;
  /** The last month that is on the card. */
  until: string;
  lost: boolean;
  /** The card opens gates from here on; by month. */
  readonly months: Set<string>;
}

export type Payment =
  | 'pays'
  | 'fails-first'
  | 'twice'
  /** The gateway's report comes hours later, and again and again. */
  | 'late'
  /** It comes when the order has ended. */
  | 'too-late'
  | 'withdraws'
  | 'withdrawn-and-pays'
  | 'never';

export interface Journey {
  readonly code: string;
  readonly phone: string;
  readonly kind: 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
  readonly needsApproval: boolean;
  readonly means: Means;
  /** The account that paid. */
  readonly coinId?: string | undefined;
  readonly payment: Payment;
  readonly url: string | undefined;
  readonly home: boolean;
  /** Ordered at the counter, by somebody who has coins. */
  readonly atDesk?: boolean;
  /** The desk that works on it. */
  readonly desk: Desk;
  readonly tariff: TariffName;
  /** Of a ticket: its months. */
  readonly months: readonly string[];
  readonly holder: Holder | undefined;
  readonly placedOn: string;
  /** What becomes of it at the desk. */
  readonly ruling: 'approve' | 'correct' | 'correct-ignored' | 'reject';
  asked: boolean;
  tried: boolean;
  /** What the gateway has not reported yet. */
  report?: Readonly<Record<string, string>> | undefined;
}

const ENDED = ['CANCELED', 'DELIVERED_TO_CUSTOMER', 'DELIVERED_TO_COUNTER'];

/** Has the holder an order about this card that is not over? */
export const isBusy = ({ journeys, ledger }: Stage, holder: Holder): boolean =>
  journeys.some((journey) => journey.holder === holder && !ENDED.includes(entryOf(ledger.orders, journey.code).status));

export function addMonths(holder: Holder, months: readonly string[]): void {
  for (const month of months) holder.months.add(month);
  holder.until = [...holder.months].toSorted().at(-1) ?? holder.until;
}
