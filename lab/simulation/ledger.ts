export type Means = 'CASH' | 'GATEWAY' | 'BANK_TRANSFER' | 'COIN';

/** Money received from a customer (positive) or refunded (negative). */
export interface Movement {
  readonly day: string;
  readonly officeId: string;
  readonly means: Means;
  readonly amount: number;
  /** Shift of the drawer or desk; undefined for web payments. */
  readonly shiftId?: string | undefined;
  readonly orderCode?: string | undefined;
  readonly byProgram?: boolean | undefined;
}

export interface Drawer {
  readonly officeId: string;
  readonly opening: number;
  /** Counted cash minus the expected cash in the drawer. */
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
  /**
   * Amount that the customer paid. For a ticket that replaced a cheaper one, only the fee and the difference of the
   * prices.
   */
  readonly charged: number;
  readonly price: number;
  readonly coinId?: string | undefined;
  readonly orderCode?: string | undefined;
  readonly byProgram?: boolean | undefined;
  readonly tripId?: string | undefined;
  readonly tripEnds?: Date | undefined;
  readonly validOn?: string | undefined;
  state: 'SOLD' | 'USED' | 'CHANGED' | 'CANCEL_REQUESTED' | 'CANCELED' | 'ISSUED';
  changes: number;
  uses: number;
  refund: number;
  refundedOn?: string;
}

/** Sale of printed tickets. It is recorded when the cash for the tickets is submitted. */
export interface PaperSale {
  readonly kind: 'command-tickets' | 'command-transports';
  readonly command: string;
  readonly day: string;
  readonly officeId: string;
  readonly shiftId: string;
  readonly quantity: number;
  /** Total price of the tickets. `difference` is the surplus or deficit of the submitted cash. */
  readonly due: number;
  readonly difference: number;
}

export interface OrderEntry {
  readonly code: string;
  readonly officeId: string;
  readonly createdOn: string;
  readonly total: number;
  /** Price of the ticket in the order, without the fees for the card and its delivery. */
  readonly ticketPart: number;
  status: string;
  expiresAt?: Date | undefined;
  /** Day of the payment that moved the order to its next status. A payment that arrives too late does not count. */
  paidOn?: string;
  received: number;
  /** Total refund owed, and the part of it already paid. */
  promised: number;
  returned: number;
}

export type Numbered = 'shifts' | 'coinSales' | 'cancelRequests' | 'acceptances';

export interface Settlement {
  readonly agencyId: string;
  readonly day: string;
  readonly owed: number;
  readonly amount: number;
  /** Number of ledger movements at the time of the settlement. */
  readonly until: number;
}

export type TripOutcome = 'COMPLETED' | 'INTERRUPTED' | 'CANCELED';

/**
 * The simulation's own record of the operator's money and goods. It contains plain sums and reads nothing from the
 * server's books.
 */
export interface Ledger {
  readonly movements: Movement[];
  readonly drawers: Map<string, Drawer>;
  readonly tickets: Map<string, SoldTicket>;
  readonly orders: Map<string, OrderEntry>;
  readonly coins: Map<string, number>;
  readonly stock: Map<string, 'IN_STOCK' | 'ALLOCATED' | 'ISSUED' | 'LOST' | 'DAMAGED' | 'RETURNED'>;
  readonly cards: { readonly code: string; readonly day: string; readonly officeId: string }[];
  readonly paper: PaperSale[];
  readonly commands: { readonly kind: PaperSale['kind']; readonly serial: string }[];
  readonly settlements: Settlement[];
  readonly runs: { readonly day: string; readonly outcome: TripOutcome }[];
  readonly acceptances: { readonly code: string; readonly to: string; readonly amount: number }[];
  /** Every serial number that was assigned, including those of deleted records. */
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

export const percent = (amount: number, rate: number): number => Math.round((amount * rate) / 100);

export const entryOf = <T>(entries: ReadonlyMap<string, T>, key: string): T => {
  const entry = entries.get(key);
  if (entry === undefined) throw new Error(`The ledger knows no ${key}.`);
  return entry;
};
