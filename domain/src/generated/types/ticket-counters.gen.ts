// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import type { Status, Weekday } from './enums.gen.ts';

/** One of `ticket-counters` inside the server, secrets included. */
export type TicketCounter = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  /** The id of one of `districts`. */
  district_id: string;
  address: string;
  position?: { readonly lat: number; readonly lng: number } | null;
  phone?: string | null;
  opening_hours?: readonly TicketCounterOpeningHour[] | null;
  delivers_cards: boolean;
  /** Unit: cards. */
  card_stock_limit?: number | null;
  card_counts?: readonly TicketCounterCardCount[] | null;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the operations of `ticket-counters` act on, are given and answer, by name. */
export type TicketCounterOperations = {
  'count-cards': {
    on: 'record';
    input: {
      cards?: string | null;
      /** Unit: cards. */
      number?: number | null;
      reason?: string | null;
    };
    answer: {
      /** Unit: cards. */
      held?: number | null;
      /** Unit: cards. */
      found?: number | null;
      missing?: string | null;
      extra?: string | null;
    };
  };
};

export type TicketCounterOpeningHour = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm` */
  closes: string;
};

export type TicketCounterCardCount = {
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  /** Unit: cards. */
  held: number;
  /** Unit: cards. */
  found: number;
  missing?: string | null;
  extra?: string | null;
  reason?: string | null;
};
