// From schemas/resources/cities.json by `tuyen generate`. Edit that file instead.
import type { Scope, Status } from './enums.gen.ts';

/** One of `cities` as the API answers it. */
export interface City extends CityInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface CityInput {
  code: string;
  name: string;
  scope: Scope;
  status?: Status | null;
}
