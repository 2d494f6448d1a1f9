// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file instead.
import type { IssueKind, StockCardState } from './enums.gen.ts';

/** One of `electronic-cards` inside the server, secrets included. */
export type ElectronicCard = {
  id: string;
  code: string;
  card_code: string;
  chip_number: string;
  batch: string;
  supplier?: string | null;
  /** `YYYY-MM-DD` */
  received_on?: string | null;
  /** The id of one of `ticket-counters`. */
  ticket_counter_id?: string | null;
  issue_kind?: IssueKind | null;
  /** The id of one of `customer-cards`. */
  customer_card_id?: string | null;
  /** ISO 8601, in UTC. */
  issued_at?: string | null;
  state: StockCardState;
  state_reason?: string | null;
  state_history: readonly ElectronicCardStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type ElectronicCardStateHistory = {
  from?: StockCardState | null;
  to: StockCardState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
