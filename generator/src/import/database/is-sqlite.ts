const MAGIC = 'SQLite format 3\0';

export function isSqlite(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;
}
