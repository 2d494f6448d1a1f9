// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import type { OrganisationType, Status } from './enums.gen.ts';

/** One of `roles` inside the server, secrets included. */
export type Role = {
  id: string;
  code: string;
  name: string;
  organisation_types: readonly OrganisationType[];
  permissions: readonly string[];
  description?: string | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
