// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import type { Bank, OrganisationType, Status } from './enums.gen.ts';

/** One of `offices` inside the server, secrets included. */
export type Office = {
  id: string;
  code: string;
  name: string;
  organisation_type: OrganisationType;
  /** The id of one of `offices`. */
  parent_id?: string | null;
  short_name: string;
  /** one text for each language */
  display_name?: { readonly vi?: string; readonly en?: string } | null;
  /** Address of an upload. */
  logo?: string | null;
  tax_code?: string | null;
  /** The id of one of `cities`. */
  city_id?: string | null;
  /** The id of one of `districts`. */
  district_id?: string | null;
  address?: string | null;
  hotline?: string | null;
  email?: string | null;
  bank_code?: Bank | null;
  bank_account_number?: string | null;
  bank_account_name?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
