import type { RichCell, RichPart } from '@tuyen/model';
import { expect, it } from 'vitest';
import { inside, MM, SHEETS } from './papers.ts';
import { richContent } from './rich.ts';

const sheet = SHEETS.A5;
const paragraph = (text: string): RichPart => ({ part: 'paragraph', align: 'left', runs: [{ text }] });
const drawn = (text: string) => ({ text: [{ text }], alignment: 'left', margin: [0, 0, 0, 4] });
const cell = (text: string, heading: boolean): RichCell => ({ heading, parts: [paragraph(text)] });

it('headings of a print template are bold and get smaller by level, down to the text size', () => {
  const heading = (level: number) => richContent([{ part: 'paragraph', align: 'center', level, runs: [] }], sheet)[0];
  const size = (factor: number) => ({
    text: [],
    alignment: 'center',
    margin: [0, 0, 0, 4],
    fontSize: sheet.fontSize * factor,
    bold: true,
  });
  expect([1, 2, 3, 4, 5, 6, 7].map(heading)).toEqual([1.6, 1.35, 1.2, 1.1, 1, 1, 1].map(size));
});

it('words of a print template keep their bold, italic, underline and strike formatting', () => {
  const runs = [
    { text: 'a', bold: true },
    { text: 'b', italic: true },
    { text: 'c', underline: true },
    { text: 'd', strike: true },
  ] as const;
  expect(richContent([{ part: 'paragraph', align: 'right', runs: [...runs, { text: 'e' }] }], sheet)).toEqual([
    {
      alignment: 'right',
      margin: [0, 0, 0, 4],
      text: [
        { text: 'a', bold: true },
        { text: 'b', italics: true },
        { text: 'c', decoration: 'underline' },
        { text: 'd', decoration: 'lineThrough' },
        { text: 'e' },
      ],
    },
  ]);
});

it('an ordered list of a print template is numbered', () => {
  const items = [[paragraph('Một')], [paragraph('Hai')]];
  const stacks = [{ stack: [drawn('Một')] }, { stack: [drawn('Hai')] }];
  const [ordered, plain] = [true, false].map((one) => richContent([{ part: 'list', ordered: one, items }], sheet)[0]);
  expect(ordered).toEqual({ ol: stacks, margin: [0, 0, 0, 4] });
  expect(plain).toEqual({ ul: stacks, margin: [0, 0, 0, 4] });
});

it('a template table repeats a first row of only heading cells on each page', () => {
  const table = (...headings: readonly boolean[]): RichPart => ({
    part: 'table',
    rows: [headings.map((heading) => cell('Tập', heading)), headings.map(() => cell('2', false))],
  });
  const whole = (headerRows: number) => ({
    table: {
      headerRows,
      widths: ['*', '*'],
      body: [
        [{ stack: [drawn('Tập')] }, { stack: [drawn('Tập')] }],
        [{ stack: [drawn('2')] }, { stack: [drawn('2')] }],
      ],
    },
    margin: [0, 2, 0, 6],
  });
  expect(richContent([table(true, true), table(true, false)], sheet)).toEqual([whole(1), whole(0)]);
});

it.each([[[]], [[[]]]])('a template table without cells draws nothing: %j', (rows) => {
  expect(richContent([{ part: 'table', rows }], sheet)).toEqual(['']);
});

it('a template rule is as wide as the paper without margins, and a picture at most half as wide', () => {
  const image = 'data:image/png;base64,AAAA';
  expect(richContent([{ part: 'rule' }, { part: 'image', image, align: 'center' }], sheet)).toEqual([
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: inside(sheet), y2: 0, lineWidth: 0.5, lineColor: '#777777' }],
      margin: [0, 4, 0, 6],
    },
    { image, fit: [inside(sheet) / 2, 60], alignment: 'center', margin: [0, 0, 0, 4] },
  ]);
});

it('a template prints a QR code as a 28 mm square, and a bar code 12 mm high', () => {
  const [qr, bars] = richContent(
    [
      { part: 'code', code: { code: 'qr', modules: [[true]] }, text: 'B-1', align: 'right' },
      { part: 'code', code: { code: 'barcode', bars: [1] }, text: 'B-1', align: 'left' },
    ],
    sheet,
  );
  const dark = { type: 'rect', x: 0, y: 0, color: 'black' };
  const margin = [0, 4, 0, 2];
  expect(qr).toEqual({ canvas: [{ ...dark, w: 28 * MM, h: 28 * MM }], alignment: 'right', margin });
  expect(bars).toEqual({ canvas: [{ ...dark, w: 0.4 * MM, h: 12 * MM }], alignment: 'left', margin });
});
