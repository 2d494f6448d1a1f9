import type { Records, Services } from '../contract.ts';

/** A device that calls at every tap is noted once in so long. Milliseconds. */
const WINDOW_MS = 60_000;

/** Any call of a device updates when it was last seen. */
export async function noteSeen(
  device: Readonly<Pick<Records['devices'], 'id' | 'last_seen_at'>>,
  { note, now }: { readonly note: Services['note']; readonly now: Date },
): Promise<void> {
  const last = device.last_seen_at ? Date.parse(device.last_seen_at) : undefined;
  if (last !== undefined && Math.abs(now.getTime() - last) < WINDOW_MS) return;
  await note('devices', device.id, { last_seen_at: now.toISOString(), connection: 'ONLINE' });
}
