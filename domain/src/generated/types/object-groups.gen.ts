// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file instead.
import type { CardKind, Status } from './enums.gen.ts';

/** One of `object-groups` inside the server, secrets included. */
export type ObjectGroup = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  card_kind: CardKind;
  /** Unit: %. */
  discount_percent: number;
  documents_required?: readonly ObjectGroupDocumentsRequired[] | null;
  /** Unit: months. */
  validity_months?: number | null;
  needs_approval: boolean;
  /** Unit: people. */
  min_members?: number | null;
  /** Unit: years. */
  age_from?: number | null;
  /** Unit: years. */
  age_to?: number | null;
  /** one text for each language */
  description?: { readonly vi?: string; readonly en?: string } | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type ObjectGroupDocumentsRequired = {
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
};
