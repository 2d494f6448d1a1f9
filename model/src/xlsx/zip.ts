import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

/** The earliest date that ZIP supports. A fixed date makes the bytes reproducible. */
const DAY = 0x21;
const METHODS = { stored: 0, compressed: 8 } as const;
const UTF_8 = 0x0800;
const VERSION = 20;

export type Packing = keyof typeof METHODS;

/** Returns a ZIP archive. The bytes of a `stored` archive are the same on every machine; those of zlib are not. */
export function zip(entries: readonly ZipEntry[], pack: Packing): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const path = Buffer.from(name, 'utf8');
    const content = Buffer.from(text, 'utf8');
    const packed = pack === 'compressed' ? deflateRawSync(content) : content;
    // Fields that the ZIP file contains twice: in the local header of the entry and in the directory.
    const described: readonly Written[] = [
      [2, UTF_8],
      [2, METHODS[pack]],
      [2, 0], // ZIP header field: modification time
      [2, DAY],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, path.length],
      [2, 0], // ZIP header field: length of the extra field
    ];
    const local = [numbers([4, 0x04034b50], [2, VERSION], ...described), path, packed];
    locals.push(...local);
    directory.push(
      numbers(
        [4, 0x02014b50],
        [2, VERSION],
        [2, VERSION],
        ...described,
        [2, 0], // ZIP directory field: length of the comment
        [2, 0], // ZIP directory field: number of the first disk
        [2, 0], // ZIP directory field: internal attributes
        [4, 0], // ZIP directory field: external attributes
        [4, offset],
      ),
      path,
    );
    offset += lengthOf(local);
  }
  const count = entries.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, lengthOf(directory)],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...locals, ...directory, end]);
}

type Written = readonly [bytes: 2 | 4, value: number];

function numbers(...all: readonly Written[]): Buffer {
  const buffer = Buffer.allocUnsafe(all.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

function lengthOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
