// From schemas/resources/agencies.json by `tuyen generate`. Edit that file instead.
import type { AgencyType, Status } from './enums.gen.ts';

/** One of `agencies` inside the server, secrets included. */
export type Agency = {
  id: string;
  code: string;
  name: string;
  type: AgencyType;
  /** The id of one of `offices`. */
  agency_office_id: string;
  short_name?: string | null;
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
  currency?: string | null;
  /** In the smallest unit of the currency. */
  deposit: number;
  note?: string | null;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
