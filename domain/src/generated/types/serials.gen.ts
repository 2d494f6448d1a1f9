// From schemas/resources/serials.json by `tuyen generate`. Edit that file instead.
import type { SerialPartKind, SerialRestart, SerialTemplate } from './enums.gen.ts';

/** One of `serials` as the API answers it. */
export interface Serial extends SerialInput {
  id: string;
  parts?: readonly SerialPart[] | null;
  /** Unit: characters. */
  length?: number | null;
  restart?: SerialRestart | null;
  last_serial?: string | null;
  /** ISO 8601, in UTC. */
  last_issued_at?: string | null;
  next_index?: number | null;
  preview?: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface SerialInput {
  name: SerialTemplate;
  template: string;
  note?: string | null;
}

export interface SerialPart {
  part: SerialPartKind;
  text?: string | null;
  width: number;
}
