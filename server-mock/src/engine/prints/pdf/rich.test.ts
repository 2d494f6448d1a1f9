import type { RichCell, RichPart } from '@tuyen/model';
import { expect, it } from 'vitest';
import { inside, SHEETS } from './papers.ts';
import { richContent } from './rich.ts';

const sheet = SHEETS.A5;
const paragraph = (text: string): RichPart => ({ part: 'paragraph', align: 'left', runs: [{ text }] });
const drawn = (text: string) => ({ text: [{ text }], alignment: 'left' });
const cell = (text: string, heading: boolean): RichCell => ({ heading, parts: [paragraph(text)] });

it('a heading is larger than the text, the first level more than the third; the last two are as large, and bold', () => {
  const heading = (level: number) => richContent([{ part: 'paragraph', align: 'center', level, runs: [] }], sheet)[0];
  const size = (factor: number) => ({ fontSize: sheet.fontSize * factor, bold: true });
  expect([1, 3, 6].map(heading)).toMatchObject([size(1.6), size(1.2), size(1)]);
});

it('words are written as they are marked', () => {
  const runs = [
    { text: 'a', bold: true },
    { text: 'b', italic: true },
    { text: 'c', underline: true },
    { text: 'd', strike: true },
  ] as const;
  expect(richContent([{ part: 'paragraph', align: 'right', runs }], sheet)).toMatchObject([
    {
      alignment: 'right',
      text: [
        { text: 'a', bold: true },
        { text: 'b', italics: true },
        { text: 'c', decoration: 'underline' },
        { text: 'd', decoration: 'lineThrough' },
      ],
    },
  ]);
});

it('a list is numbered where it is ordered', () => {
  const items = [[paragraph('Một')], [paragraph('Hai')]];
  const stacks = [{ stack: [drawn('Một')] }, { stack: [drawn('Hai')] }];
  const [ordered, plain] = [true, false].map((one) => richContent([{ part: 'list', ordered: one, items }], sheet)[0]);
  expect(ordered).toMatchObject({ ol: stacks });
  expect(plain).toMatchObject({ ul: stacks });
});

it('a table repeats its first row on each page where all cells of it are headings, and shares the width among its columns', () => {
  const table = (...headings: readonly boolean[]): RichPart => ({
    part: 'table',
    rows: [headings.map((heading) => cell('Tập', heading)), headings.map(() => cell('2', false))],
  });
  expect(richContent([table(true, true), table(true, false)], sheet)).toMatchObject([
    {
      table: {
        headerRows: 1,
        widths: ['*', '*'],
        body: [
          [{ stack: [drawn('Tập')] }, {}],
          [{}, {}],
        ],
      },
    },
    { table: { headerRows: 0 } },
  ]);
});

it.each([[[]], [[[]]]])('a table without cells is nothing that pdfmake could stumble over: %j', (rows) => {
  expect(richContent([{ part: 'table', rows }], sheet)).toEqual(['']);
});

it('a rule is as wide as the paper inside its margins, and a picture half as wide at most', () => {
  const image = 'data:image/png;base64,AAAA';
  expect(richContent([{ part: 'rule' }, { part: 'image', image, align: 'center' }], sheet)).toMatchObject([
    { canvas: [{ type: 'line', x1: 0, x2: inside(sheet) }] },
    { image, fit: [inside(sheet) / 2, 60], alignment: 'center' },
  ]);
});
