import { buffer } from 'node:stream/consumers';
import { isStream } from './journal/captured-body.ts';

export async function wholeOf(payload: unknown): Promise<Buffer> {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (payload instanceof Uint8Array) return Buffer.from(payload);
  return isStream(payload) ? buffer(payload) : Buffer.alloc(0);
}
