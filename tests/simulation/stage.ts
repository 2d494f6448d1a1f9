import type { Ledger, Means } from './ledger.ts';
import type { Desk, Operator, TariffName } from './operator.ts';
import type { Out } from './printed.ts';
import type { Trip } from './trips.ts';
import type { World } from './world.ts';

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
  /** A number that no other has. */
  next(): number;
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

export function addMonths(holder: Holder, months: readonly string[]): void {
  for (const month of months) holder.months.add(month);
  holder.until = [...holder.months].toSorted().at(-1) ?? holder.until;
}
