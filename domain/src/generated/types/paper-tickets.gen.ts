// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file instead.
import type { TicketType, TransportMode } from './enums.gen.ts';

/** One of `paper-tickets` inside the server, secrets included. */
export type PaperTicket = {
  id: string;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  ticket_type: TicketType;
  transport_mode: TransportMode;
  /** The id of one of `routes`. */
  route_id: string;
  series?: string | null;
  first_number: number;
  last_number: number;
  /** Unit: tickets. */
  quantity: number;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  price: number;
  /** In the smallest unit of the currency. */
  amount: number;
  /** The id of one of `command-tickets`. */
  command_ticket_id?: string | null;
  /** The id of one of `command-transports`. */
  command_transport_id?: string | null;
  /** ISO 8601, in UTC. */
  sold_at?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
