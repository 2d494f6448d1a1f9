import type { PrintedBlock, PrintedValue } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import { blockContent } from './blocks.ts';
import { MM, type PaperSize } from './papers.ts';
import { TIGHT } from './tables.ts';

const SHEET: PaperSize = { width: 220, height: 300, margin: 10, fontSize: 10, roll: false };
const ROLL: PaperSize = { ...SHEET, width: 120, height: 'auto', roll: true };

const GRAY = '#555555';
const line = (width: number) => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: '#777777' }],
  margin: [0, 4, 0, 6],
});
const value = (label: string, strong = false): PrintedValue => ({ label, value: `of ${label}`, strong });

describe('Texts of a printed document in a PDF', () => {
  it('a heading in a PDF is bold and 1.5 times the text size, and marked as a headline', () => {
    expect(blockContent({ block: 'heading', text: 'Loan', align: 'right' }, SHEET)).toEqual({
      text: 'Loan',
      alignment: 'right',
      bold: true,
      fontSize: 15,
      headlineLevel: 1,
      margin: [0, 4, 0, 6],
    });
  });

  it('a PDF text has the font size of its paper, and a small text is smaller and gray', () => {
    const text = { block: 'text', text: 'Back in time', align: 'center', strong: true } as const;
    const usual = { text: 'Back in time', alignment: 'center', bold: true, margin: [0, 0, 0, 5] };
    expect(blockContent({ ...text, small: false }, SHEET)).toEqual(usual);
    expect(blockContent({ ...text, small: true }, SHEET)).toEqual({ ...usual, fontSize: 8.5, color: GRAY });
  });

  it('a line in a PDF is as wide as the paper without its margins', () => {
    expect(blockContent({ block: 'line' }, SHEET)).toEqual(line(200));
    expect(blockContent({ block: 'line' }, ROLL)).toEqual(line(100));
  });

  it('a space in a PDF has its configured height in millimeters', () => {
    expect(blockContent({ block: 'space', size: 8 }, SHEET)).toEqual({ text: '', margin: [0, 8 * MM, 0, 0] });
  });

  it('the parts of a print template are placed below each other in a PDF', () => {
    expect(blockContent({ block: 'rich', parts: [{ part: 'rule' }, { part: 'rule' }] }, SHEET)).toEqual({
      stack: [line(200), line(200)],
    });
  });

  it('a table block is drawn as a table in a PDF', () => {
    expect(blockContent({ block: 'table', columns: [], rows: [] }, SHEET)).toHaveProperty('table.headerRows', 1);
  });

  it('a code in a PDF is centered with its text below', () => {
    const code = { code: 'barcode', bars: [1] } as const;
    expect(blockContent({ block: 'code', code, text: 'B-1', size: 10 }, SHEET)).toEqual({
      stack: [
        {
          canvas: [{ type: 'rect', x: 0, y: 0, w: 0.25 * 1.6 * MM, h: 10 * MM, color: 'black' }],
          alignment: 'center',
          margin: [0, 4, 0, 2],
        },
        { text: 'B-1', alignment: 'center', characterSpacing: 0.5, margin: [0, 0, 0, 6] },
      ],
    });
  });
});

describe('Letterhead of a printed document in a PDF', () => {
  const head = { block: 'letterhead', name: 'Library', lines: ['Main Street', 'Open'] } as const;
  const logo = 'data:image/png;base64,AAAA';
  const words = (alignment: string) => ({
    stack: [
      { text: 'Library', bold: true, fontSize: 11.5 },
      { text: 'Main Street', color: GRAY, fontSize: 8.5 },
      { text: 'Open', color: GRAY, fontSize: 8.5 },
    ],
    alignment,
  });

  it('a letterhead on a sheet is left-aligned beside the logo, above a line', () => {
    expect(blockContent(head, SHEET)).toEqual({
      stack: [{ columns: [{ width: '*', stack: [words('left')] }], columnGap: 6 }, line(200)],
    });
    const picture = { image: logo, fit: [110, 42], alignment: 'left', margin: [0, 0, 0, 4] };
    expect(blockContent({ ...head, logo }, SHEET)).toEqual({
      stack: [
        {
          columns: [
            { width: 118, stack: [picture] },
            { width: '*', stack: [words('left')] },
          ],
          columnGap: 6,
        },
        line(200),
      ],
    });
  });

  it('a letterhead on a receipt roll is centered below the logo', () => {
    expect(blockContent(head, ROLL)).toEqual({ stack: [words('center'), line(100)] });
    const picture = { image: logo, fit: [110, 36], alignment: 'center', margin: [0, 0, 0, 4] };
    expect(blockContent({ ...head, logo }, ROLL)).toEqual({ stack: [picture, words('center'), line(100)] });
  });
});

describe('Fields of a printed document in a PDF', () => {
  const row = (label: string, strong = false) => [
    { text: label, color: GRAY },
    { text: `of ${label}`, bold: strong },
  ];
  const list = (...body: readonly (readonly object[])[]) => ({
    table: { widths: ['38%', '*'], body },
    layout: TIGHT,
  });
  const margin = [0, 0, 0, 6];
  const fields = (columns: 1 | 2, values: readonly PrintedValue[], sheet = SHEET) =>
    blockContent({ block: 'fields', columns, values }, sheet);

  it('printed fields in one column keep the order of the document', () => {
    expect(fields(1, [value('Title'), value('Author', true)])).toEqual({
      ...list(row('Title'), row('Author', true)),
      margin,
    });
  });

  it('if an odd number of printed fields is in two columns, the first column has one field more', () => {
    expect(fields(2, [value('Title'), value('Author'), value('Year')])).toEqual({
      columns: [list(row('Title'), row('Author')), list(row('Year'))],
      columnGap: 16,
      margin,
    });
  });

  it('printed fields use one column if there is only one field or if the paper is a receipt roll', () => {
    expect(fields(2, [value('Title')])).toEqual({ ...list(row('Title')), margin });
    expect(fields(2, [value('Title'), value('Year')], ROLL)).toEqual({ ...list(row('Title'), row('Year')), margin });
  });

  it('a word in a printed field is broken if it is longer than its line', () => {
    expect(fields(1, [{ label: 'E-mail', value: 'a.reader@library.example', strong: false }])).toEqual({
      ...list([
        { text: 'E-mail', color: GRAY },
        { text: 'a.reader@library.example', wordBreak: 'break-all', bold: false },
      ]),
      margin,
    });
  });
});

describe('Totals of a printed document in a PDF', () => {
  const totals: PrintedBlock = { block: 'totals', values: [value('Books'), value('Fee', true)] };
  const table = {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { text: 'Books', color: GRAY, bold: false },
          { text: 'of Books', bold: false, alignment: 'right', fontSize: 10 },
        ],
        [
          { text: 'Fee', color: 'black', bold: true },
          { text: 'of Fee', bold: true, alignment: 'right', fontSize: 11.5 },
        ],
      ],
    },
    layout: TIGHT,
  };

  it('totals on a sheet are in its right half, and strong totals are larger and black', () => {
    expect(blockContent(totals, SHEET)).toEqual({
      columns: [
        { width: '*', text: '' },
        { width: '55%', ...table },
      ],
      margin: [0, 2, 0, 8],
    });
  });

  it('totals on a receipt roll use its full width', () => {
    expect(blockContent(totals, ROLL)).toEqual({ ...table, margin: [0, 2, 0, 6] });
  });
});

describe('Signatures of a printed document in a PDF', () => {
  const signed = (names: readonly string[], sheet: PaperSize) =>
    blockContent(
      { block: 'signatures', places: names.map((name, index) => ({ label: `Place ${index}`, name })) },
      sheet,
    );
  const place = (index: number, name: string, above = 0) => ({
    width: '*',
    stack: [
      { text: `Place ${index}`, bold: true, alignment: 'center', margin: [0, above, 0, 0] },
      { text: name, alignment: 'center', margin: [0, 18 * MM, 0, 6] },
    ],
  });
  const beside = { columnGap: 10, unbreakable: true, margin: [0, 10, 0, 6] };

  it('signatures on a sheet are side by side, with space above the optional name', () => {
    expect(signed(['Ann', '', 'Bo'], SHEET)).toEqual({
      columns: [place(0, 'Ann'), place(1, ' '), place(2, 'Bo')],
      ...beside,
    });
  });

  it('signatures on a receipt roll are side by side if there are two, otherwise below each other', () => {
    expect(signed(['Ann', 'Bo'], ROLL)).toEqual({ columns: [place(0, 'Ann'), place(1, 'Bo')], ...beside });
    expect(signed(['Ann', 'Bo', 'Cy'], ROLL)).toEqual({
      stack: [place(0, 'Ann'), place(1, 'Bo', 8), place(2, 'Cy', 8)],
      unbreakable: true,
      margin: [0, 6, 0, 6],
    });
  });
});
