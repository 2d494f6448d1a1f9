// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file instead.
import type { CommandState } from './enums.gen.ts';

/** One of `command-tickets` inside the server, secrets included. */
export type CommandTicket = {
  id: string;
  serial: string;
  /** The id of one of `routes`. */
  route_id: string;
  /** The id of one of `nodes`. */
  node_id: string;
  /** The id of one of `work-shifts`. */
  shift_id: string;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  series?: string | null;
  first_number: number;
  last_number: number;
  /** Unit: tickets. */
  quantity: number;
  /** Unit: tickets. */
  used: number;
  /** Unit: tickets. */
  left: number;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
  /** In the smallest unit of the currency. */
  cash_due?: number | null;
  /** In the smallest unit of the currency. */
  cash_handed_in?: number | null;
  /** In the smallest unit of the currency. */
  difference?: number | null;
  difference_reason?: string | null;
  /** The id of one of `work-shifts`. */
  money_shift_id?: string | null;
  /** ISO 8601, in UTC. */
  issued_at?: string | null;
  /** ISO 8601, in UTC. */
  returned_at?: string | null;
  /** The id of one of `users`. */
  returned_by?: string | null;
  state: CommandState;
  state_history: readonly CommandTicketStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `command-tickets` are given, by name. */
export type CommandTicketTransitions = {
  issue: Record<never, never>;
  return: {
    next_unsold_number: number;
    /** In the smallest unit of the currency. */
    cash_handed_in: number;
    difference_reason?: string | null;
  };
  cancel: Record<never, never>;
};

export type CommandTicketStateHistory = {
  from?: CommandState | null;
  to: CommandState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
