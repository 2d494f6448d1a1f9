// From schemas/resources/nodes.json by `tuyen generate`. Edit that file instead.
import type { NodePlace, Status, TicketType } from './enums.gen.ts';

/** One of `nodes` inside the server, secrets included. */
export type Node = {
  id: string;
  code: string;
  number: number;
  name: string;
  place: NodePlace;
  /** The id of one of `stations`. */
  station_id?: string | null;
  /** The id of one of `routes`. */
  route_id?: string | null;
  /** The id of one of `devices`. */
  device_id?: string | null;
  ticket_types?: readonly TicketType[] | null;
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
