// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file instead.
import type { CommandState } from './enums.gen.ts';

/** One of `command-transports` inside the server, secrets included. */
export type CommandTransport = {
  id: string;
  code: string;
  /** `YYYY-MM-DD` */
  command_date: string;
  /** The id of one of `routes`. */
  route_id: string;
  /** The id of one of `vehicles`. */
  vehicle_id: string;
  /** The id of one of `users`. */
  driver_id: string;
  /** The id of one of `users`. */
  conductor_id?: string | null;
  /** Ids of `trips`. */
  trip_ids?: readonly string[] | null;
  ticket_ranges?: readonly CommandTransportTicketRange[] | null;
  /** Unit: tickets. */
  issued_quantity: number;
  returned_ranges?: readonly CommandTransportReturnedRange[] | null;
  /** Unit: tickets. */
  returned_quantity?: number | null;
  /** Unit: tickets. */
  sold_quantity?: number | null;
  currency?: string | null;
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
  /** The id of one of `users`. */
  issued_by?: string | null;
  /** ISO 8601, in UTC. */
  returned_at?: string | null;
  /** The id of one of `users`. */
  returned_by?: string | null;
  state: CommandState;
  state_history: readonly CommandTransportStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `command-transports` are given, by name. */
export type CommandTransportTransitions = {
  issue: Record<never, never>;
  return: {
    returned_ranges?: readonly CommandTransportReturnReturnedRange[] | null;
    /** In the smallest unit of the currency. */
    cash_handed_in: number;
    difference_reason?: string | null;
  };
  cancel: Record<never, never>;
};

export type CommandTransportTicketRange = {
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  series?: string | null;
  first_number: number;
  last_number: number;
};

export type CommandTransportReturnedRange = {
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  first_number: number;
  last_number: number;
};

export type CommandTransportStateHistory = {
  from?: CommandState | null;
  to: CommandState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};

export type CommandTransportReturnReturnedRange = {
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  first_number: number;
  last_number: number;
};
