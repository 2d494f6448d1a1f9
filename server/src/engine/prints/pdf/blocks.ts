import type { PrintedBlock, PrintedValue } from '@tuyen/model';
import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { drawnCode } from './codes.ts';
import { inside, MM, type PaperSize } from './papers.ts';
import { richContent, rule } from './rich.ts';
import { tableContent, TIGHT, wrapped } from './tables.ts';

const GRAY = '#555555';
/** Vertical space in mm for a handwritten signature. */
const SIGNATURE = 18;

export function blockContent(block: PrintedBlock, sheet: PaperSize): Content {
  switch (block.block) {
    case 'letterhead':
      return letterhead(block, sheet);
    case 'heading':
      return {
        text: block.text,
        alignment: block.align,
        bold: true,
        fontSize: sheet.fontSize * 1.5,
        headlineLevel: 1,
        margin: [0, 4, 0, 6],
      };
    case 'text': {
      const size = block.small ? { fontSize: sheet.fontSize - 1.5, color: GRAY } : {};
      return { text: block.text, alignment: block.align, bold: block.strong, margin: [0, 0, 0, 5], ...size };
    }
    case 'fields':
      return fields(block.values, sheet.roll ? 1 : block.columns);
    case 'totals':
      return totals(block.values, sheet);
    case 'table':
      return tableContent(block, sheet);
    case 'code': {
      const drawn = drawnCode(block.code, block.size, inside(sheet), 'center');
      return { stack: [drawn, { text: block.text, alignment: 'center', characterSpacing: 0.5, margin: [0, 0, 0, 6] }] };
    }
    case 'signatures':
      return signatures(block, sheet);
    case 'line':
      return rule(sheet);
    case 'space':
      return { text: '', margin: [0, block.size * MM, 0, 0] };
    case 'rich':
      return { stack: richContent(block.parts, sheet) };
  }
}

function letterhead({ name, lines, logo }: Extract<PrintedBlock, { block: 'letterhead' }>, sheet: PaperSize): Content {
  const words: Content = {
    stack: [
      { text: name, bold: true, fontSize: sheet.fontSize * 1.15 },
      ...lines.map((text): Content => ({ text, color: GRAY, fontSize: sheet.fontSize - 1.5 })),
    ],
    alignment: sheet.roll ? 'center' : 'left',
  };
  const picture = (alignment: 'left' | 'center'): Content[] =>
    logo === undefined ? [] : [{ image: logo, fit: [110, sheet.roll ? 36 : 42], alignment, margin: [0, 0, 0, 4] }];
  if (sheet.roll) return { stack: [...picture('center'), words, rule(sheet)] };
  const beside = picture('left').map((image): Column => ({ width: 118, stack: [image] }));
  return { stack: [{ columns: [...beside, { width: '*', stack: [words] }], columnGap: 6 }, rule(sheet)] };
}

function fields(values: readonly PrintedValue[], columns: 1 | 2): Content {
  const half = Math.ceil(values.length / columns);
  const parts = columns === 1 ? [values] : [values.slice(0, half), values.slice(half)];
  const [first = [], second = []] = parts;
  if (second.length === 0) return { ...listed(first), margin: [0, 0, 0, 6] };
  return { columns: [listed(first), listed(second)], columnGap: 16, margin: [0, 0, 0, 6] };
}

function listed(values: readonly PrintedValue[]) {
  const body = values.map(({ label, value, strong }): TableCell[] => [
    { text: label, color: GRAY },
    { ...wrapped(value), bold: strong },
  ]);
  return { table: { widths: ['38%', '*'], body }, layout: TIGHT };
}

function totals(values: readonly PrintedValue[], { roll, fontSize }: PaperSize): Content {
  const body = values.map(({ label, value, strong }): TableCell[] => [
    { text: label, color: strong ? 'black' : GRAY, bold: strong },
    { text: value, bold: strong, alignment: 'right', fontSize: strong ? fontSize * 1.15 : fontSize },
  ]);
  const table = { table: { widths: ['*', 'auto'], body }, layout: TIGHT };
  return roll
    ? { ...table, margin: [0, 2, 0, 6] }
    : {
        columns: [
          { width: '*', text: '' },
          { width: '55%', ...table },
        ],
        margin: [0, 2, 0, 8],
      };
}

function signatures({ places }: Extract<PrintedBlock, { block: 'signatures' }>, sheet: PaperSize): Content {
  const below = sheet.roll && places.length > 2;
  const one = ({ label, name }: (typeof places)[number], index: number): Column => ({
    width: '*',
    stack: [
      { text: label, bold: true, alignment: 'center', margin: [0, below && index > 0 ? 8 : 0, 0, 0] },
      { text: name || ' ', alignment: 'center', margin: [0, SIGNATURE * MM, 0, 6] },
    ],
  });
  const drawn = places.map(one);
  return below
    ? { stack: [...drawn], unbreakable: true, margin: [0, 6, 0, 6] }
    : { columns: drawn, columnGap: 10, unbreakable: true, margin: [0, 10, 0, 6] };
}
