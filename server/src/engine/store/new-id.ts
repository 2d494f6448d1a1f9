import { randomFillSync } from 'node:crypto';
import type { Clock } from '../domain.ts';
import { uuid } from './uuid.ts';

let last = 0;
let counter = 0;

export function newId(clock: Clock): string {
  const now = clock.now().getTime();
  // The clock may have been set back by a tester. Ids of one process then keep their order until the clock catches up.
  if (now === last) counter = (counter + 1) & 0xfff;
  else {
    last = now;
    counter = 0;
  }
  return uuid(now, counter, chance());
}

const pool = new Uint8Array(4096);
let used = pool.length;

/**
 * Returns eight random bytes. Takes them from a buffer of many, because each system call costs as much as writing a
 * row.
 */
function chance(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  return pool.subarray(used, (used += 8));
}
