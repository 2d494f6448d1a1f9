import type { Sharp } from 'sharp';
import { openWorkQueue } from '../work-queue.ts';

export interface Checked {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Larger pictures than this are decompression bombs, not photographs. */
const MAX_PIXELS = 50_000_000;
/** The longer side of what is stored: a sheet of paper stays legible, a phone's photo takes a tenth of the room. */
const MAX_SIDE = 3_000;
const MAX_SECONDS = 20;

/** One picture at a time: opening one may take 200 MB and seconds of a processor. */
const drawing = openWorkQueue({ atOnce: 1, waiting: 8 });

/**
 * What a file is by its content, whatever it calls itself; undefined for kinds that are not accepted. Images are drawn anew:
 * turned upright, no larger than needed, without metadata (place, device, thumbnails) and without anything that hides behind
 * the picture.
 * @throws {Problem} 503 where too many pictures are being drawn already
 */
export async function checkedContent(bytes: Buffer, accept: readonly string[]): Promise<Checked | undefined> {
  const type = typeOf(bytes);
  if (type === undefined || !accepts(accept, type)) return undefined;
  if (type === 'application/pdf') return { type, bytes };
  return drawing.run(() => drawnAnew(bytes, type));
}

/** By its first bytes: libraries for other formats are never given anything. */
function typeOf(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('%PDF-')) return 'application/pdf';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/u.test(start)) return 'image/gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : undefined;
}

function accepts(accept: readonly string[], type: string): boolean {
  return accept.includes(type) || (type.startsWith('image/') && accept.includes('image/*'));
}

async function drawnAnew(bytes: Buffer, type: string): Promise<Checked | undefined> {
  // Loaded with the first file: it brings a library of 20 MB.
  const { default: sharp } = await import('sharp');
  // More threads would slow down other requests, and a cache of results would use memory.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    return await encoded(image, type);
  } catch {
    return undefined;
  }
}

async function encoded(image: Sharp, type: string): Promise<Checked> {
  if (type === 'image/jpeg') return { type, bytes: await image.jpeg({ quality: 88, mozjpeg: false }).toBuffer() };
  if (type === 'image/webp') return { type, bytes: await image.webp({ quality: 88 }).toBuffer() };
  return { type: 'image/png', bytes: await image.png().toBuffer() };
}
