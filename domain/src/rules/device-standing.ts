import type { Records } from '../contract.ts';

type Device = Readonly<Pick<Records['devices'], 'kind' | 'last_seen_at' | 'battery_percent' | 'firmware_version'>>;

export type DeviceState = 'ONLINE' | 'SILENT' | 'NEVER_SEEN';

/** From here on down a battery is low. */
export const LOW_BATTERY_PERCENT = 20;

/** Heard of within the minutes that the office's settings allow, before that, or never. */
export function stateOf({ last_seen_at: seen }: Pick<Device, 'last_seen_at'>, minutes: number, now: Date): DeviceState {
  if (!seen) return 'NEVER_SEEN';
  return now.getTime() - Date.parse(seen) > minutes * 60_000 ? 'SILENT' : 'ONLINE';
}

export function isBatteryLow({ battery_percent: battery }: Pick<Device, 'battery_percent'>): boolean {
  return typeof battery === 'number' && battery <= LOW_BATTERY_PERCENT;
}

/** The newest firmware of each kind of devices. */
export function newestFirmware(devices: readonly Device[]): ReadonlyMap<Device['kind'], string> {
  const newest = new Map<Device['kind'], string>();
  for (const { kind, firmware_version: version } of devices) {
    if (version && compareVersions(version, newest.get(kind) ?? '') > 0) newest.set(kind, version);
  }
  return newest;
}

/** 3.10 is newer than 3.9; 3.1 is as new as 3.1.0. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(a?.length ?? 0, b?.length ?? 0); index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
