/** What a device may be looked for by, as `GET devices/monitor` has it; the worst first. */
export const VIEWS = ['SILENT', 'NEVER_SEEN', 'LOW_BATTERY', 'OUTDATED', 'ONLINE'] as const;
export type View = (typeof VIEWS)[number];

export interface MonitoredDevice {
  readonly id: string;
  readonly serial_number: string;
  readonly name: string;
  readonly kind: string;
  readonly office: string;
  readonly vehicle: string | null;
  readonly views: readonly View[];
  readonly last_seen_at: string | null;
  readonly last_position: { readonly lat: number; readonly lng: number } | null;
  readonly battery_percent: number | null;
  readonly firmware_version: string | null;
  readonly newest_firmware: string | null;
}

/** The answer of `GET devices/monitor`. */
export interface Monitor {
  readonly counts: Readonly<Record<View, number>>;
  readonly pages: number;
  readonly rows: readonly MonitoredDevice[];
}

export const viewNamed = (name: string | null): View | undefined => VIEWS.find((view) => view === name);
