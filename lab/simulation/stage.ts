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
  readonly shifts: Map<string, string>;
  readonly journeys: Journey[];
  readonly holders: Holder[];
  readonly taps: Map<string, { readonly day: string; readonly count: number }>;
  /**
   * Printed tickets: `out` lists the issued ranges that are not taken back yet, `next` is the next number to issue for
   * each kind.
   */
  readonly printed: { readonly out: Out[]; readonly next: Record<Out['kind'], number> };
  trips: readonly Trip[];
  readonly coinAccounts: { readonly id: string; readonly customerId: string; readonly phone: string }[];
  readonly registered: string[];
  /** Order codes of erased customers. */
  readonly erased: Set<string>;
  /** Amounts that the offices in the fixtures received and refunded before the simulation began. */
  readonly oldBooks: AnyJson;
  lastSales: LastSales | undefined;
  next(): number;
}

export interface LastSales {
  readonly days: readonly SoldTicket[];
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
  readonly coinId?: string | undefined;
  readonly payment: Payment;
  readonly url: string | undefined;
  readonly home: boolean;
  readonly atDesk?: boolean;
  readonly desk: Desk;
  readonly tariff: TariffName;
  readonly months: readonly string[];
  readonly holder: Holder | undefined;
  readonly placedOn: string;
  readonly ruling: 'approve' | 'correct' | 'correct-ignored' | 'reject';
  asked: boolean;
  tried: boolean;
  report?: Readonly<Record<string, string>> | undefined;
}

const ENDED = ['CANCELED', 'DELIVERED_TO_CUSTOMER', 'DELIVERED_TO_COUNTER'];

export const isBusy = ({ journeys, ledger }: Stage, holder: Holder): boolean =>
  journeys.some((journey) => journey.holder === holder && !ENDED.includes(entryOf(ledger.orders, journey.code).status));

export function addHolderMonths(holder: Holder, months: readonly string[]): void {
  for (const month of months) holder.months.add(month);
  holder.until = [...holder.months].toSorted().at(-1) ?? holder.until;
}
