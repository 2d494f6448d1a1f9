// From schemas/resources/devices.json by `tuyen generate`. Edit that file instead.
import type { DeviceKind, Status } from './enums.gen.ts';

/** One of `devices` as the API answers it. */
export interface Device extends Omit<DeviceInput, 'activation_key'> {
  id: string;
  /** ISO 8601, in UTC. */
  last_seen_at?: string | null;
  last_position?: { readonly lat: number; readonly lng: number } | null;
  /** Unit: %. */
  battery_percent?: number | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface DeviceInput {
  serial_number: string;
  name: string;
  kind: DeviceKind;
  /** The id of one of `vehicles`. */
  vehicle_id?: string | null;
  firmware_version?: string | null;
  sim_number?: string | null;
  activation_key?: string | null;
  machine_config?: unknown | null;
  note?: string | null;
  status?: Status | null;
}
