import { crc32 } from 'node:zlib';

/** One file inside an archive. */
export interface Entry {
  readonly name: string;
  readonly text: string;
}

/** The first day that an archive can name: archives made twice are alike to the byte. */
const DAY = 0x21;
const STORED = 0;
const UTF_8 = 0x0800;
const VERSION = 20;

/** An uncompressed ZIP archive. The files are small, and without compression or dates they never differ between machines. */
export function zip(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const path = Buffer.from(name, 'utf8');
    const content = Buffer.from(text, 'utf8');
    const described = description(path, content);
    const local = Buffer.concat([uint32(0x04034b50), uint16(VERSION), described, path, content]);
    locals.push(local);
    directory.push(
      Buffer.concat([
        uint32(0x02014b50),
        uint16(VERSION),
        uint16(VERSION),
        described,
        uint16(0), // comment
        uint16(0), // disk
        uint16(0), // internal attributes
        uint32(0), // external attributes
        uint32(offset),
        path,
      ]),
    );
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [
    uint32(0x06054b50),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...locals, central, ...end]);
}

/** What a local header and the directory say alike. */
function description(path: Buffer, content: Buffer): Buffer {
  const size = uint32(content.length);
  return Buffer.concat([
    uint16(UTF_8),
    uint16(STORED),
    uint16(0), // time
    uint16(DAY),
    uint32(crc32(content)),
    size,
    size,
    uint16(path.length),
    uint16(0), // extra
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
