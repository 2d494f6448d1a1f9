import { hash } from 'node:crypto';
import { uuid } from '@tuyen/server/extension';

/** Returns a mulberry32 generator: small, fast, and with the same numbers on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function seedOf(text: string): number {
  return hash('sha256', text, 'buffer').readUInt32BE(0);
}

export const fixedUploadId = (key: string): string => hash('sha256', `uploads/${key}`).slice(0, 32);

/** Returns a UUIDv7 of the given time that is the same for the same key on every run. */
export function fixedId(time: Date, resource: string, key: string | number): string {
  const digest = hash('sha256', `${resource}/${key}`, 'buffer');
  return uuid(time.getTime(), digest.readUInt16BE(8), digest);
}
