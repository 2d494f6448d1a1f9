import type { Job } from '../contract.ts';
import { newestFirmware, standingOf } from '../rules/device-standing.ts';

/**
 * Stores which devices are silent and which run older firmware than other active devices of their kind. Lists and tiles
 * filter by these values.
 */
export const noteStandings: Job = {
  name: 'note-device-standings',
  every: 60,
  async run({ store, note, settings, clock }) {
    const now = clock.now();
    const all = await store.find('devices', {});
    const newest = newestFirmware(all.filter(({ status }) => status === 'ACTIVE'));
    const minutesOf = new Map<string, number>();
    for (const device of all) {
      const { id, office_id: office } = device;
      const minutes = minutesOf.get(office) ?? (await settings('settings', office)).device_silent_minutes;
      minutesOf.set(office, minutes);
      const { connection, newer_firmware } = standingOf(device, { minutes, newest, now });
      if (device.connection === connection && (device.newer_firmware ?? null) === newer_firmware) continue;
      await note('devices', id, { connection, newer_firmware });
    }
  },
};
