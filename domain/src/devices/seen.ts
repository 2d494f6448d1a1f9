import type { Records, Services } from '../contract.ts';

/**
 * Minimum interval in milliseconds between two updates of `last_seen_at`. Devices call the server on every tap, which
 * is too often for an update.
 */
const WINDOW_MS = 60_000;

export async function noteSeen(
  device: Readonly<Pick<Records['devices'], 'id' | 'last_seen_at'>>,
  { note, now }: { readonly note: Services['note']; readonly now: Date },
): Promise<void> {
  const last = device.last_seen_at ? Date.parse(device.last_seen_at) : undefined;
  if (last !== undefined && Math.abs(now.getTime() - last) < WINDOW_MS) return;
  await note('devices', device.id, { last_seen_at: now.toISOString(), connection: 'ONLINE' });
}
