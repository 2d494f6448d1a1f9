import { createHash } from 'node:crypto';

/**
 * Returns the id of a record of a source. It follows from the import, the resource and the key in the source, so a
 * second run finds the records of the first one, and references need no table of old and new keys.
 */
export function recordId(name: string, resource: string, key: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, resource, key]))
    .digest();
  // Version 8 of RFC 9562: the application defines the meaning of the bits.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
