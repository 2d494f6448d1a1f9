// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import type { Status, Weekday } from './enums.gen.ts';

/** One of `ticket-counters` as the API answers it. */
export interface TicketCounter extends TicketCounterInput {
  id: string;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface TicketCounterInput {
  code: string;
  name: string;
  /** The id of one of `districts`. */
  district_id: string;
  address: string;
  position?: { readonly lat: number; readonly lng: number } | null;
  phone?: string | null;
  opening_hours?: readonly TicketCounterOpeningHour[] | null;
  delivers_cards?: boolean | null;
  status?: Status | null;
}

export interface TicketCounterOpeningHour {
  days: readonly Weekday[];
  /** `HH:mm` */
  opens: string;
  /** `HH:mm` */
  closes: string;
}
