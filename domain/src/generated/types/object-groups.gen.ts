// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import type { CardKind, Status } from './enums.gen.ts';

/** One of `object-groups` as the API answers it. */
export interface ObjectGroup extends ObjectGroupInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface ObjectGroupInput {
  code: string;
  name: string;
  card_kind: CardKind;
  /** Unit: %. */
  discount_percent: number;
  documents_required?: readonly string[] | null;
  /** Unit: months. */
  validity_months?: number | null;
  needs_approval?: boolean | null;
  /** Unit: people. */
  min_members?: number | null;
  /** Unit: years. */
  age_from?: number | null;
  /** Unit: years. */
  age_to?: number | null;
  description?: string | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status?: Status | null;
}
