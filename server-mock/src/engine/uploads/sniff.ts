export interface Checked {
  readonly type: string;
  readonly bytes: Buffer;
}

const IMAGES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};
/** Larger pictures than this are decompression bombs, not photographs. */
const MAX_PIXELS = 50_000_000;

/**
 * What a file is by its content, whatever it calls itself; undefined for kinds that are not accepted. Images are drawn anew:
 * turned upright, without metadata (place, device, thumbnails) and without anything that hides behind the picture.
 */
export async function checkedContent(bytes: Buffer, accept: readonly string[]): Promise<Checked | undefined> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return accept.includes('application/pdf') ? { type: 'application/pdf', bytes } : undefined;
  }
  // Loaded with the first file: it brings a library of 20 MB.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    const type = IMAGES[format ?? ''];
    if (!type || !accepts(accept, type)) return undefined;
    const upright = image.rotate();
    if (format === 'jpeg') return { type, bytes: await upright.jpeg({ quality: 88, mozjpeg: false }).toBuffer() };
    if (format === 'webp') return { type, bytes: await upright.webp({ quality: 88 }).toBuffer() };
    return { type: 'image/png', bytes: await upright.png().toBuffer() };
  } catch {
    return undefined;
  }
}

function accepts(accept: readonly string[], type: string): boolean {
  return accept.includes(type) || accept.includes('image/*');
}
