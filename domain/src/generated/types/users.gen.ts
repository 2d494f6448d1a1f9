// From schemas/resources/users.json by `tuyen generate`. Edit that file instead.
import type { AccountStatus } from './enums.gen.ts';

/** One of `users` inside the server, secrets included. */
export type User = {
  id: string;
  username: string;
  email: string;
  full_name: string;
  phone?: string | null;
  /** Address of an upload. */
  avatar?: string | null;
  password?: string | null;
  status: AccountStatus;
  is_superuser: boolean;
  /** The id of one of `offices`. */
  office_id?: string | null;
  offices?: readonly UserOffice[] | null;
  /** ISO 8601, in UTC. */
  last_login_at?: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type UserOffice = {
  /** The id of one of `offices`. */
  office_id: string;
  /** The id of one of `roles`. */
  role_id?: string | null;
  permissions?: readonly string[] | null;
  is_admin?: boolean | null;
};
