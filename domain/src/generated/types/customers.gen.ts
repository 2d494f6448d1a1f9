// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import type { Gender, Status } from './enums.gen.ts';

/** One of `customers` inside the server, secrets included. */
export type Customer = {
  id: string;
  full_name: string;
  /** `YYYY-MM-DD` */
  birth_date: string;
  gender?: Gender | null;
  phone: string;
  email?: string | null;
  identity_number?: string | null;
  /** Address of an upload. */
  portrait?: string | null;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  /** Addresses of uploads. */
  proofs?: readonly string[] | null;
  /** `YYYY-MM-DD` */
  proofs_valid_until?: string | null;
  group_name?: string | null;
  /** The id of one of `cities`. */
  city_id?: string | null;
  /** The id of one of `districts`. */
  district_id?: string | null;
  address?: string | null;
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
