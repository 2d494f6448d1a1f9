const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Returns a UUIDv7: 48 bits of time, 12 of a counter, 62 random bits.
 * @param chance at least eight random bytes
 */
export function uuid(milliseconds: number, within: number, chance: Uint8Array): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  const counted = (0x7000 | (within & 0xfff)).toString(16);
  const byte = (index: number) => chance[index] ?? 0;
  const hex = (value: number) => HEX[value] ?? '';
  const head = hex((byte(0) & 0x3f) | 0x80) + hex(byte(1));
  const rest = hex(byte(2)) + hex(byte(3)) + hex(byte(4)) + hex(byte(5)) + hex(byte(6)) + hex(byte(7));
  return `${time.slice(0, 8)}-${time.slice(8)}-${counted}-${head}-${rest}`;
}
