import { randomFillSync } from 'node:crypto';
import type { Clock } from '../../domain.ts';

let last = 0;
let counter = 0;

/** A UUIDv7 by the injected clock. Ids sort in the order of their creation. */
export function newId(clock: Clock): string {
  const now = clock.now().getTime();
  // The clock may have been set back (QA). The order within one process is then kept until it moves on.
  if (now === last) counter = (counter + 1) & 0xfff;
  else {
    last = now;
    counter = 0;
  }
  return uuid(now, counter, chance());
}

const pool = new Uint8Array(4096);
let used = pool.length;

/** Eight random bytes from a buffer, because each system call costs as much as writing a row. */
function chance(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.subarray(used, (used += 8));
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** 48 bits of time, 12 of a counter, 62 random bits. @param chance eight bytes at least */
export function uuid(milliseconds: number, within: number, chance: Uint8Array): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  const counted = (0x7000 | (within & 0xfff)).toString(16);
  const byte = (index: number) => chance[index] ?? 0;
  const hex = (value: number) => HEX[value] ?? '';
  const head = hex((byte(0) & 0x3f) | 0x80) + hex(byte(1));
  const rest = hex(byte(2)) + hex(byte(3)) + hex(byte(4)) + hex(byte(5)) + hex(byte(6)) + hex(byte(7));
  return `${time.slice(0, 8)}-${time.slice(8)}-${counted}-${head}-${rest}`;
}
