// From schemas/resources/customers.json by `tuyen generate`. Edit that file instead.
import type { Gender, MessageChannel, Status } from './enums.gen.ts';

/** One of `customers` inside the server, secrets included. */
export type Customer = {
  id: string;
  full_name: string;
  /** `YYYY-MM-DD` */
  birth_date?: string | null;
  gender?: Gender | null;
  phone?: string | null;
  email?: string | null;
  preferred_channel?: MessageChannel | null;
  declines_reminders?: boolean | null;
  /** ISO 8601, in UTC. */
  taps_consented_at?: string | null;
  /** ISO 8601, in UTC. */
  taps_consent_withdrawn_at?: string | null;
  identity_number?: string | null;
  /** Address of an upload. */
  portrait?: string | null;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  /** Addresses of uploads. */
  proofs?: readonly string[] | null;
  proof_documents?: readonly string[] | null;
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
  /** ISO 8601, in UTC. */
  erased_at?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the operations of `customers` act on, are given and answer, by name. */
export type CustomerOperations = {
  erase: {
    on: 'record';
    input: {
      reason: string;
    };
    answer: {
      /** ISO 8601, in UTC. */
      erased_at: string;
      records: number;
      elsewhere: number;
    };
  };
};
