import type { RichPart } from '@tuyen/model';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { drawnCode } from './codes.ts';
import { inside, type PaperSize } from './papers.ts';

/** Size of the page in mm. */
const QR_SIZE = 28;
const BARCODE_SIZE = 12;
const LARGER = [1.6, 1.35, 1.2, 1.1, 1, 1] as const;

export function richContent(parts: readonly RichPart[], sheet: PaperSize): Content[] {
  return parts.map((part) => contentOf(part, sheet));
}

function contentOf(part: RichPart, sheet: PaperSize): Content {
  switch (part.part) {
    case 'paragraph': {
      const { level, align, runs } = part;
      const larger = level === undefined ? {} : { fontSize: sheet.fontSize * (LARGER[level - 1] ?? 1), bold: true };
      const text = runs.map(({ text: one, bold, italic, underline, strike }) => ({
        text: one,
        ...(bold && { bold }),
        ...(italic && { italics: true }),
        ...(underline && { decoration: 'underline' as const }),
        ...(strike && { decoration: 'lineThrough' as const }),
      }));
      return { text, alignment: align, margin: [0, 0, 0, 4], ...larger };
    }
    case 'list': {
      const items = part.items.map((item) => ({ stack: richContent(item, sheet) }));
      return part.ordered ? { ol: items, margin: [0, 0, 0, 4] } : { ul: items, margin: [0, 0, 0, 4] };
    }
    case 'table':
      return richTable(part, sheet);
    case 'rule':
      return rule(sheet);
    case 'code':
      return drawnCode(part.code, part.code.code === 'qr' ? QR_SIZE : BARCODE_SIZE, inside(sheet), part.align);
    case 'image':
      return { image: part.image, fit: [inside(sheet) / 2, 60], alignment: part.align, margin: [0, 0, 0, 4] };
  }
}

function richTable({ rows }: Extract<RichPart, { part: 'table' }>, sheet: PaperSize): Content {
  const [first] = rows;
  if (!first || first.length === 0) return '';
  const headerRows = first.every(({ heading }) => heading) ? 1 : 0;
  const body = rows.map((row) => row.map((cell): TableCell => ({ stack: richContent(cell.parts, sheet) })));
  return { table: { body, headerRows, widths: first.map(() => '*') }, margin: [0, 2, 0, 6] };
}

export function rule(sheet: PaperSize): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: inside(sheet), y2: 0, lineWidth: 0.5, lineColor: '#777777' };
  return { canvas: [line], margin: [0, 4, 0, 6] };
}
