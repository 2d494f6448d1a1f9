// From schemas/resources/devices.json by `tuyen generate`. Edit that file instead.
import type { DeviceConnection, DeviceKind, Status } from './enums.gen.ts';

/** One of `devices` inside the server, secrets included. */
export type Device = {
  id: string;
  serial_number: string;
  name: string;
  kind: DeviceKind;
  /** The id of one of `vehicles`. */
  vehicle_id?: string | null;
  firmware_version?: string | null;
  newer_firmware?: string | null;
  sim_number?: string | null;
  activation_key?: string | null;
  machine_config?: unknown | null;
  /** ISO 8601, in UTC. */
  last_seen_at?: string | null;
  connection: DeviceConnection;
  last_position?: { readonly lat: number; readonly lng: number } | null;
  /** Unit: %. */
  battery_percent?: number | null;
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
