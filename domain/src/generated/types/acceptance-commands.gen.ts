// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file instead.
import type { AcceptanceState } from './enums.gen.ts';

/** One of `acceptance-commands` inside the server, secrets included. */
export type AcceptanceCommand = {
  id: string;
  code: string;
  /** `YYYY-MM-DD` */
  period_from: string;
  /** `YYYY-MM-DD` */
  period_to: string;
  /** The id of one of `routes`. */
  route_id: string;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  unit_price: number;
  /** In the smallest unit of the currency. */
  deduction: number;
  deduction_reason?: string | null;
  /** Unit: trips. */
  trips_planned: number;
  /** Unit: trips. */
  trips_run: number;
  /** Unit: trips. */
  trips_lost: number;
  /** Unit: %. */
  completion_percent: number;
  /** In the smallest unit of the currency. */
  amount: number;
  days: readonly AcceptanceCommandDay[];
  /** Address of an upload. */
  attachment?: string | null;
  /** ISO 8601, in UTC. */
  submitted_at?: string | null;
  /** The id of one of `users`. */
  submitted_by?: string | null;
  /** ISO 8601, in UTC. */
  decided_at?: string | null;
  /** The id of one of `users`. */
  decided_by?: string | null;
  decision_note?: string | null;
  state: AcceptanceState;
  state_history: readonly AcceptanceCommandStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `acceptance-commands` are given, by name. */
export type AcceptanceCommandTransitions = {
  submit: Record<never, never>;
  accept: {
    decision_note?: string | null;
  };
  reject: {
    decision_note: string;
  };
};

export type AcceptanceCommandDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** Unit: trips. */
  planned: number;
  /** Unit: trips. */
  run: number;
  /** Unit: trips. */
  lost: number;
};

export type AcceptanceCommandStateHistory = {
  from?: AcceptanceState | null;
  to: AcceptanceState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
