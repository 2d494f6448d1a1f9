/** How money is paid. */
export type Means = 'CASH' | 'GATEWAY' | 'BANK_TRANSFER' | 'COIN';

/** Money that somebody handed over (positive) or got back (negative). */
export interface Movement {
  readonly day: string;
  readonly officeId: string;
  readonly means: Means;
  readonly amount: number;
  /** The drawer or desk where it passed; undefined on the web. */
  readonly shiftId?: string | undefined;
  readonly orderCode?: string | undefined;
  /** A partner's program took the money, or paid it back. */
  readonly byProgram?: boolean | undefined;
}

export interface Drawer {
  readonly officeId: string;
  readonly opening: number;
  /** What was counted more, or less, than there should be. */
  difference: number;
  closed: boolean;
}

export interface SoldTicket {
  readonly id: string;
  readonly serial: string;
  readonly table: 'tickets' | 'daily-tickets' | 'monthly-tickets';
  readonly officeId: string;
  readonly mode: 'BUS' | 'METRO';
  readonly soldOn: string;
  readonly means: Means;
  /** What was charged for it: of one taken in exchange the fee and the difference. */
  readonly charged: number;
  /** What it costs. */
  readonly price: number;
  readonly coinId?: string | undefined;
  readonly orderCode?: string | undefined;
  readonly byProgram?: boolean | undefined;
  /** The trip for which it was bought. */
  readonly tripId?: string | undefined;
  readonly tripEnds?: Date | undefined;
  readonly validOn?: string | undefined;
  state: 'SOLD' | 'USED' | 'CHANGED' | 'CANCEL_REQUESTED' | 'CANCELED' | 'ISSUED';
  changes: number;
  uses: number;
  /** Of it, once it is given back. */
  refund: number;
  refundedOn?: string;
}

/** Printed tickets that came back with their cash. */
export interface PaperSale {
  readonly kind: 'command-tickets' | 'command-transports';
  readonly command: string;
  readonly day: string;
  readonly officeId: string;
  readonly shiftId: string;
  readonly quantity: number;
  /** What they cost, and what was handed in more or less. */
  readonly due: number;
  readonly difference: number;
}

export interface OrderEntry {
  readonly code: string;
  readonly officeId: string;
  readonly createdOn: string;
  readonly total: number;
  /** Without the fees of card and delivery. */
  readonly ticketPart: number;
  status: string;
  /** When it ends by itself, unless its customer does something. */
  expiresAt?: Date | undefined;
  /** When the payment that moved it came in; money that came too late is not here. */
  paidOn?: string;
  /** All that was ever got for it. */
  received: number;
  /** All that is promised back, and of it what has gone. */
  promised: number;
  returned: number;
}

export type Numbered = 'shifts' | 'coinSales' | 'cancelRequests' | 'acceptances';

/** What an agency paid in. */
export interface Settlement {
  readonly agencyId: string;
  readonly day: string;
  readonly owed: number;
  readonly amount: number;
  /** How many movements of money the ledger had then. */
  readonly until: number;
}

/** What became of a trip. */
export type Outcome = 'COMPLETED' | 'INTERRUPTED' | 'CANCELED';

/** What the simulation itself knows of the operator's money and things: plain sums, nothing read from the server's books. */
export interface Ledger {
  readonly movements: Movement[];
  readonly drawers: Map<string, Drawer>;
  readonly tickets: Map<string, SoldTicket>;
  readonly orders: Map<string, OrderEntry>;
  /** Coins on each account. */
  readonly coins: Map<string, number>;
  /** Where each card of the stock is. */
  readonly stock: Map<string, 'IN_STOCK' | 'ALLOCATED' | 'ISSUED' | 'LOST' | 'DAMAGED' | 'RETURNED'>;
  /** Customers' cards by the day they were handed out. */
  readonly cards: { readonly code: string; readonly day: string; readonly officeId: string }[];
  readonly paper: PaperSale[];
  /** Every command that was ever written, by its number. */
  readonly commands: { readonly kind: PaperSale['kind']; readonly serial: string }[];
  readonly settlements: Settlement[];
  /** Every trip that is over, by the day on which it was to depart. */
  readonly runs: { readonly day: string; readonly outcome: Outcome }[];
  /** What was paid for them: up to which day, and how much. */
  readonly acceptances: { readonly code: string; readonly to: string; readonly amount: number }[];
  /** Every number that was ever given, also to what was deleted again. */
  readonly numbers: Readonly<Record<Numbered, string[]>>;
  move(movement: Movement): void;
}

export function openLedger(): Ledger {
  const ledger: Ledger = {
    movements: [],
    drawers: new Map(),
    tickets: new Map(),
    orders: new Map(),
    coins: new Map(),
    stock: new Map(),
    cards: [],
    paper: [],
    commands: [],
    settlements: [],
    runs: [],
    acceptances: [],
    numbers: { shifts: [], coinSales: [], cancelRequests: [], acceptances: [] },
    move(movement) {
      if (!Number.isInteger(movement.amount)) throw new Error(`Not whole đồng: ${JSON.stringify(movement)}`);
      if (movement.amount !== 0) ledger.movements.push(movement);
    },
  };
  return ledger;
}

export const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, amount) => total + amount, 0);

/** A percentage in whole đồng. */
export const percent = (amount: number, rate: number): number => Math.round((amount * rate) / 100);

export const entryOf = <T>(entries: ReadonlyMap<string, T>, key: string): T => {
  const entry = entries.get(key);
  if (entry === undefined) throw new Error(`The ledger knows no ${key}.`);
  return entry;
};
