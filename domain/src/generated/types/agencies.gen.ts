// From schemas/resources/agencies.json by `tuyen generate`. Edit that file instead.
import type { AgencyType, Status } from './enums.gen.ts';

/** One of `agencies` as the API answers it. */
export interface Agency extends AgencyInput {
  id: string;
  short_name?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface AgencyInput {
  code: string;
  name: string;
  type: AgencyType;
  /** The id of one of `offices`. */
  agency_office_id: string;
  contact_name?: string | null;
  phone?: string | null;
  email?: string | null;
  tax_code?: string | null;
  address?: string | null;
  contract_number: string;
  /** `YYYY-MM-DD` */
  contract_from: string;
  /** `YYYY-MM-DD` */
  contract_to?: string | null;
  /** Address of an upload. */
  contract_file?: string | null;
  /** Unit: %. */
  commission_percent: number;
  /** Whole units of the currency. */
  deposit?: number | null;
  note?: string | null;
  status?: Status | null;
}
