import jsqr from 'jsqr';
import sharp from 'sharp';

/** Resolution in dots per inch. It is high, because the drawings are small. */
const DENSITY = 720;
const SIDE = 360;
/** Width in pixels of the white border that is added, because a QR reader needs one. */
const MARGIN = 24;

export async function readQrCode(picture: string | Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(picture), { density: DENSITY })
    .resize(SIDE, SIDE, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

export async function readQrCodes(html: string): Promise<readonly (string | undefined)[]> {
  const drawings = html.match(/<svg\b[^>]*\bclass="qr"[^>]*>.*?<\/svg>/gsu) ?? [];
  return Promise.all(
    drawings.map((drawing) => readQrCode(drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))),
  );
}
