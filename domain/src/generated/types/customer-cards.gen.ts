// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file instead.
import type { CardKind, CardLockCause, IssueKind, RouteScope, Status, TransportMode } from './enums.gen.ts';

/** One of `customer-cards` inside the server, secrets included. */
export type CustomerCard = {
  id: string;
  card_code: string;
  document_number: string;
  /** The id of one of `customers`. */
  customer_id: string;
  mode: 'FREE' | 'MONTHLY';
  kind: CardKind;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  transport_mode: TransportMode;
  route_scope: RouteScope;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  issue_kind: IssueKind;
  /** `YYYY-MM-DD` */
  issued_on?: string | null;
  /** `YYYY-MM-DD` */
  valid_from?: string | null;
  /** `YYYY-MM-DD` */
  valid_to?: string | null;
  valid_periods?: readonly CustomerCardValidPeriod[] | null;
  is_locked: boolean;
  lock_cause?: CardLockCause | null;
  lock_reason?: string | null;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the operations of `customer-cards` act on, are given and answer, by name. */
export type CustomerCardOperations = {
  lock: {
    on: 'record';
    input: {
      lock_reason: string;
    };
    answer: Record<never, never>;
  };
  unlock: {
    on: 'record';
    input: Record<never, never>;
    answer: Record<never, never>;
  };
};

export type CustomerCardValidPeriod = {
  /** `YYYY-MM-DD` */
  valid_from?: string | null;
  /** `YYYY-MM-DD` */
  valid_to: string;
};
