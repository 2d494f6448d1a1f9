// From schemas/resources/cities.json by `tuyen generate`. Edit that file instead.
import type { Scope, Status } from './enums.gen.ts';

/** One of `cities` inside the server, secrets included. */
export type City = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  scope: Scope;
  districts_complete?: boolean | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
