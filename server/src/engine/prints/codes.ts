import type { CodeKind, PrintedCode } from '@tuyen/model';

/** The squares of a QR code with a longer text are too small: a phone cannot read them from an 80 mm roll. */
const MAX_QR_BYTES = 300;
const ASCII = /^[\u0020-\u007e]{1,60}$/u;

export async function printedCode(kind: CodeKind, text: string): Promise<PrintedCode | undefined> {
  // Load the library only when the first code is printed: it supports every type of barcode and has a size of one
  // megabyte.
  const { default: bwip } = await import('bwip-js/node');
  if (kind === 'barcode') {
    if (!ASCII.test(text)) return undefined;
    const [drawn] = bwip.raw('code128', text, {});
    return drawn && 'sbs' in drawn ? { code: 'barcode', bars: drawn.sbs } : undefined;
  }
  if (text === '' || Buffer.byteLength(text) > MAX_QR_BYTES) return undefined;
  const [drawn] = bwip.raw('qrcode', text, {});
  if (!drawn || !('pixs' in drawn)) return undefined;
  const { pixs, pixx, pixy } = drawn;
  const modules = Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((on) => on === 1),
  );
  return { code: 'qr', modules };
}
