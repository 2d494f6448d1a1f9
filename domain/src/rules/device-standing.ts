import type { Records } from '../contract.ts';

type Device = Records['devices'];
type Reported = Readonly<Partial<Pick<Device, 'kind' | 'last_seen_at' | 'firmware_version'>>>;
export type Standing = Readonly<Pick<Device, 'connection' | 'newer_firmware'>>;

/**
 * Returns the state of a device: seen within the number of minutes that the office's settings define, seen earlier, or
 * never seen. Includes the newest firmware of the device's kind if it is newer than the device's own.
 */
export function standingOf(
  { kind, last_seen_at: seen, firmware_version: version }: Reported,
  { minutes, newest, now }: { readonly minutes: number; readonly newest: Newest; readonly now: Date },
): Standing {
  const best = newest.get(kind);
  const isLate = seen && now.getTime() - Date.parse(seen) > minutes * 60_000;
  return {
    connection: !seen ? 'NEVER_SEEN' : isLate ? 'SILENT' : 'ONLINE',
    newer_firmware: version && best && compareVersions(version, best) < 0 ? best : null,
  };
}

type Newest = ReadonlyMap<Reported['kind'], string>;

export function newestFirmware(devices: readonly Reported[]): Newest {
  const newest = new Map<Reported['kind'], string>();
  for (const { kind, firmware_version: version } of devices) {
    if (version && compareVersions(version, newest.get(kind) ?? '') > 0) newest.set(kind, version);
  }
  return newest;
}

/** Compares versions by number: 3.10 is newer than 3.9, and 3.1 equals 3.1.0. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let index = 0; index < Math.max(a?.length ?? 0, b?.length ?? 0); index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
