import jsqr from 'jsqr';
import sharp from 'sharp';

/** Dots of an inch: drawings are small. */
const DENSITY = 720;
/** Pixels of a side. */
const SIDE = 360;
/** Pixels around the picture: a reader needs light around a code. */
const MARGIN = 24;

/** Reads the QR code of a picture, as a camera does. @param picture SVG or PNG @returns undefined where no code is found */
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

/** Reads the QR codes of a page as a server sends it. */
export async function readQrCodes(html: string): Promise<readonly (string | undefined)[]> {
  const drawings = html.match(/<svg\b[^>]*\bclass="qr"[^>]*>.*?<\/svg>/gsu) ?? [];
  return Promise.all(
    drawings.map((drawing) => readQrCode(drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'))),
  );
}
