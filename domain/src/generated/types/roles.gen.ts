// From schemas/resources/roles.json by `tuyen generate`. Edit that file instead.
import type { OrganisationType, Status } from './enums.gen.ts';

/** One of `roles` as the API answers it. */
export interface Role extends RoleInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface RoleInput {
  code: string;
  name: string;
  organisation_types: readonly OrganisationType[];
  permissions: readonly string[];
  description?: string | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status?: Status | null;
}
