import { entryOf, type Ledger, type Means, type SoldTicket } from './ledger.ts';
import type { Desk, Operator } from './operator.ts';
import type { Out } from './printed.ts';
import type { TariffName } from './tariffs.ts';
import type { Trip } from './trips.ts';
import type { AnyJson, World } from './world.ts';

export interface Stage {
  readonly world: World;
  readonly ledger: Ledger;
  readonly operator: Operator;
  /** Open shift of each clerk, by account. */
  readonly shifts: Map<string, string>;
  /** Orders of citizens, each with the planned behavior of the customer, such as a late payment. */
  readonly journeys: Journey[];
  readonly holders: Holder[];
  /** Number of gates that each card opened on its last day of use. */
  readonly taps: Map<string, { readonly day: string; readonly count: number }>;
  /**
   * Printed tickets: `out` lists the issued ranges that are not taken back yet, `next` is the next number to issue for
   * each kind.
   */
  readonly printed: { readonly out: Out[]; readonly next: Record<Out['kind'], number> };
  trips: readonly Trip[];
  readonly coinAccounts: { readonly id: string; readonly customerId: string; readonly phone: string }[];
  /** Cards that a partner's program issued to customers. */
  readonly registered: string[];
  /** Order codes of erased customers. */
  readonly erased: Set<string>;
  /** Amounts that the fixtures' offices received and refunded before the simulation. */
  readonly oldBooks: AnyJson;
  /** Sales of the agency on the last evening of its contract. */
  lastSales: LastSales | undefined;
  next(): number;
}

/** Tickets that customers of the agency have when its contract ends. */
export interface LastSales {
  readonly days: readonly SoldTicket[];
  /** Ticket with a requested refund that is not paid yet. */
  readonly asked: { readonly ticket: SoldTicket; readonly request: AnyJson };
}

export interface Holder {
  readonly phone: string;
  readonly customerId: string;
  officeId: string;
  cardCode: string;
  cardId: string;
  readonly tariff: TariffName;
  until: string;
  lost: boolean;
  /** Months in which the card opens gates. */
  readonly months: Set<string>;
}

export type Payment =
  | 'pays'
  | 'fails-first'
  | 'twice'
  /** `late`: the gateway reports the payment hours later, several times. */
  | 'late'
  /** `too-late`: the gateway reports the payment only after the order has ended. */
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
  /** Coin account that paid. */
  readonly coinId?: string | undefined;
  readonly payment: Payment;
  readonly url: string | undefined;
  readonly home: boolean;
  /** Whether the order was placed at the counter and paid with coins. */
  readonly atDesk?: boolean;
  readonly desk: Desk;
  readonly tariff: TariffName;
  readonly months: readonly string[];
  readonly holder: Holder | undefined;
  readonly placedOn: string;
  readonly ruling: 'approve' | 'correct' | 'correct-ignored' | 'reject';
  asked: boolean;
  tried: boolean;
  /** Report of a payment that the gateway has not sent to the server yet. */
  report?: Readonly<Record<string, string>> | undefined;
}

const ENDED = ['CANCELED', 'DELIVERED_TO_CUSTOMER', 'DELIVERED_TO_COUNTER'];

/** Returns whether the holder has an open order for this card. */
export const isBusy = ({ journeys, ledger }: Stage, holder: Holder): boolean =>
  journeys.some((journey) => journey.holder === holder && !ENDED.includes(entryOf(ledger.orders, journey.code).status));

export function addHolderMonths(holder: Holder, months: readonly string[]): void {
  for (const month of months) holder.months.add(month);
  holder.until = [...holder.months].toSorted().at(-1) ?? holder.until;
}
