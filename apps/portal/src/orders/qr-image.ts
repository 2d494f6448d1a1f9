import { encode } from 'uqr';

/** Pixels per module: sharp on a phone, and on paper at a size that scanners read. */
const SCALE = 16;
const CAPTION = 64;

/** Downloads the QR code of an order as a PNG image, with the code in letters below. */
export function saveQrImage(code: string): void {
  const { data, size } = encode(code, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE + CAPTION;
  const drawing = canvas.getContext('2d');
  if (!drawing) return;
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, on] of row.entries()) if (on) drawing.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
  drawing.font = `600 ${CAPTION * 0.6}px system-ui, sans-serif`;
  drawing.textAlign = 'center';
  // Below the quiet zone, which scanners need around the code.
  drawing.fillText(code, canvas.width / 2, size * SCALE + CAPTION / 2, canvas.width);
  canvas.toBlob((image) => {
    if (!image) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(image);
    link.download = `${code}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }, 'image/png');
}
