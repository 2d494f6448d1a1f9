// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file instead.
import type { IssueKind, StockCardState } from './enums.gen.ts';

/** One of `electronic-cards` inside the server, secrets included. */
export type ElectronicCard = {
  id: string;
  code: string;
  card_code: string;
  chip_number?: string | null;
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
  /** ISO 8601, in UTC. */
  missing_since?: string | null;
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

/** What the transitions of `electronic-cards` are given, by name. */
export type ElectronicCardTransitions = {
  allocate: {
    /** The id of one of `ticket-counters`. */
    ticket_counter_id: string;
  };
  'take-back': Record<never, never>;
  issue: Record<never, never>;
  return: {
    state_reason?: string | null;
  };
  'hand-back': Record<never, never>;
  recycle: Record<never, never>;
  'report-damaged': {
    state_reason: string;
  };
  'report-lost': {
    state_reason: string;
  };
  find: Record<never, never>;
  destroy: {
    state_reason: string;
  };
};

/** What the operations of `electronic-cards` act on, are given and answer, by name. */
export type ElectronicCardOperations = {
  receive: {
    on: 'resource';
    input: {
      batch: string;
      supplier?: string | null;
      /** `YYYY-MM-DD` */
      received_on: string;
      first_card_code?: string | null;
      /** Unit: cards. */
      count?: number | null;
      cards?: string | null;
    };
    answer: {
      received?: number | null;
    };
  };
  'allocate-range': {
    on: 'resource';
    input: {
      from_code: string;
      to_code: string;
      /** The id of one of `ticket-counters`. */
      ticket_counter_id: string;
    };
    answer: {
      moved?: number | null;
      not_moved?: string | null;
    };
  };
  'take-back-range': {
    on: 'resource';
    input: {
      from_code: string;
      to_code: string;
    };
    answer: {
      moved?: number | null;
      not_moved?: string | null;
    };
  };
};

export type ElectronicCardStateHistory = {
  from?: StockCardState | null;
  to: StockCardState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
