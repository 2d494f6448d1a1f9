import { randomFillSync } from 'node:crypto';
import type { Clock } from '../domain.ts';

let last = 0;
let counter = 0;

/** A UUIDv7 by the injected clock; ids made one after the other sort in that order. */
export function newId(clock: Clock): string {
  const now = clock.now().getTime();
  // The clock may have been set back (QA): order within one process holds as long as it moves on.
  if (now === last) counter = (counter + 1) & 0xfff;
  else {
    last = now;
    counter = 0;
  }
  return uuid(now, counter, chance());
}

const pool = new Uint8Array(4096);
let used = pool.length;

/** Eight random bytes, drawn by the page: each call of the system costs as much as a row. */
function chance(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.subarray(used, (used += 8));
}

/** The 48 bits of time, 12 of a counter, 62 of chance. */
export function uuid(milliseconds: number, within: number, chance: Uint8Array): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.max(0, milliseconds), 0, 6);
  bytes.writeUInt16BE(0x7000 | (within & 0xfff), 6);
  bytes.set(chance.subarray(0, 8), 8);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
