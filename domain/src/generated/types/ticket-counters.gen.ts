// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import type { Status, Weekday } from './enums.gen.ts';

/** One of `ticket-counters` inside the server, secrets included. */
export type TicketCounter = {
  id: string;
  code: string;
  name: string;
  /** The id of one of `districts`. */
  district_id: string;
  address: string;
  position?: { readonly lat: number; readonly lng: number } | null;
  phone?: string | null;
  opening_hours?: readonly TicketCounterOpeningHour[] | null;
  delivers_cards: boolean;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type TicketCounterOpeningHour = {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm` */
  closes: string;
};
