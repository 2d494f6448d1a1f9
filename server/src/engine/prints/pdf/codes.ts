import type { Align, PrintedCode } from '@tuyen/model';
import type { CanvasRect, Content } from 'pdfmake/interfaces.js';
import { MM } from './papers.ts';

/**
 * Width in mm of the narrowest bar that a scanner can read. The width of the paper limits the width of the whole bar
 * code.
 */
const NARROWEST = 0.25;

/**
 * Draws a QR code or bar code as vectors, which are sharp on every printer.
 * @param size in mm, as in `PrintedBlock`
 * @param widest maximum width of a bar code, in points
 */
export function drawnCode(code: PrintedCode, size: number, widest: number, alignment: Align): Content {
  const canvas = code.code === 'qr' ? squares(code.modules, size * MM) : bars(code.bars, size * MM, widest);
  return { canvas, alignment, margin: [0, 4, 0, 2] };
}

function squares(modules: readonly (readonly boolean[])[], side: number): CanvasRect[] {
  const one = side / Math.max(1, modules.length);
  return modules.flatMap((row, y) => {
    const rects: CanvasRect[] = [];
    // Merge adjacent dark squares of the QR code into one rectangle. Otherwise a hairline would be visible between
    // them.
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) rects.push(dark(from * one, y * one, (x - from) * one, one));
    }
    return rects;
  });
}

function bars(widths: readonly number[], height: number, widest: number): CanvasRect[] {
  const modules = widths.reduce((sum, width) => sum + width, 0);
  const one = Math.min(NARROWEST * 1.6 * MM, widest / Math.max(1, modules));
  const rects: CanvasRect[] = [];
  let x = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) rects.push(dark(x, 0, width * one, height));
    x += width * one;
  }
  return rects;
}

const dark = (x: number, y: number, w: number, h: number): CanvasRect => ({ type: 'rect', x, y, w, h, color: 'black' });
