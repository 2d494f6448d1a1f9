import type { Sharp } from 'sharp';
import { openWorkQueue } from '../work-queue.ts';

export interface Checked {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Maximum number of pixels of a picture. Larger pictures are rejected as decompression bombs. */
const MAX_PIXELS = 50_000_000;
/**
 * Maximum length of a stored picture's longer side, in pixels. Text on a photographed sheet of paper stays legible, and
 * a phone's photo takes a tenth of its original space.
 */
const MAX_SIDE = 3_000;
const MAX_SECONDS = 20;

/** Processes one picture at a time, because decoding can take 200 MB of memory and seconds of processor time. */
const drawing = openWorkQueue({ atOnce: 1, waiting: 8 });

/**
 * Detects the type of a file by its content, whatever its declared type; undefined for types that are not accepted.
 * Images are re-encoded: rotated upright, downsized, without metadata (place, device, thumbnails) and without hidden
 * data after the image.
 * @throws {Problem} 503 if too many pictures are being processed
 */
export async function checkedContent(bytes: Buffer, accept: readonly string[]): Promise<Checked | undefined> {
  const type = typeOf(bytes);
  if (type === undefined || !accepts(accept, type)) return undefined;
  if (type === 'application/pdf') return { type, bytes };
  return drawing.run(() => drawnAnew(bytes, type));
}

/** Detects the type by the first bytes, so that libraries for other formats never receive data. */
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
  // Load the library when the first file arrives, because it takes 20 MB of memory.
  const { default: sharp } = await import('sharp');
  // Limit the library to one thread, because more threads would slow down other requests. Disable its cache, which
  // would use memory.
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
