// From schemas/resources/offices.json by `tuyen generate`. Edit that file instead.
import type { OrganisationType, Status } from './enums.gen.ts';

/** One of `offices` as the API answers it. */
export interface Office extends OfficeInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface OfficeInput {
  code: string;
  name: string;
  organisation_type: OrganisationType;
  /** The id of one of `offices`. */
  parent_id?: string | null;
  short_name: string;
  display_name?: string | null;
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
  status?: Status | null;
}
