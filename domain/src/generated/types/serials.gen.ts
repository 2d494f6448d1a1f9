// From schemas/resources/serials.json by `tuyen generate`. Edit that file instead.
import type { SerialPartKind, SerialRestart, SerialTemplate } from './enums.gen.ts';

/** One of `serials` inside the server, secrets included. */
export type Serial = {
  id: string;
  name: SerialTemplate;
  template: string;
  parts?: readonly SerialPart[] | null;
  /** Unit: characters. */
  length?: number | null;
  restart: SerialRestart;
  last_serial?: string | null;
  /** ISO 8601, in UTC. */
  last_issued_at?: string | null;
  next_index?: number | null;
  preview?: string | null;
  note?: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type SerialPart = {
  part: SerialPartKind;
  text?: string | null;
  width: number;
};
