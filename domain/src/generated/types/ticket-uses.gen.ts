// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file instead.
import type { PassKind } from './enums.gen.ts';

/** One of `ticket-uses` inside the server, secrets included. */
export type TicketUs = {
  id: string;
  /** ISO 8601, in UTC. */
  at?: string | null;
  kind?: PassKind | null;
  serial?: string | null;
  /** The id of one of `tickets`. */
  ticket_id?: string | null;
  /** The id of one of `daily-tickets`. */
  daily_ticket_id?: string | null;
  /** The id of one of `monthly-tickets`. */
  monthly_ticket_id?: string | null;
  /** The id of one of `customer-cards`. */
  customer_card_id?: string | null;
  /** The id of one of `routes`. */
  route_id?: string | null;
  device?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
