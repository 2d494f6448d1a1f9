import type { PrintedBlock } from '@tuyen/model';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { inside, type PaperSize } from './papers.ts';

type Table = Extract<PrintedBlock, { block: 'table' }>;

/**
 * Maximum number of table columns on a receipt roll. If a table has more columns, each row becomes a small list of
 * labeled values.
 */
const MAX_ON_ROLL = 3;
/** Left and right padding of a cell in a printed table, in points. */
const PADDING = 4;
const GRAY = '#555555';

/** Minimum length, in characters, of a word that may break across lines (such as an email address). */
const LONG_WORD = 20;

export function wrapped(text: string): { readonly text: string; readonly wordBreak?: 'break-all' } {
  return text.split(/\s+/u).some(isLong) ? { text, wordBreak: 'break-all' } : { text };
}

const isLong = (word: string): boolean => word.length >= LONG_WORD;

const LINES: CustomTableLayout = {
  hLineWidth: (line, { table }) =>
    line === 0 || line === (table.headerRows ?? 0) || line === table.body.length ? 0.8 : 0.4,
  vLineWidth: () => 0,
  hLineColor: (line, { table }) => (line <= 1 || line === table.body.length ? '#333333' : '#bbbbbb'),
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

export function tableContent(table: Table, sheet: PaperSize): Content {
  if (sheet.roll && table.columns.length > MAX_ON_ROLL) return rowByRow(table, sheet);
  const { columns, rows, totals } = table;
  const { widths, fontSize } = fitted(table, sheet);
  const cell = (text: string, index: number, more: object = {}): TableCell => ({
    ...wrapped(text),
    alignment: columns[index]?.align ?? 'left',
    ...more,
  });
  const head = columns.map(({ label }, index) => cell(label, index, { bold: true }));
  const body = rows.map((row) => row.map((text, index) => cell(text, index)));
  const foot = totals ? [totals.map((text, index) => cell(text, index, { bold: true }))] : [];
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body: [head, ...body, ...foot],
    },
    layout: LINES,
    fontSize,
    margin: [0, 4, 0, 8],
  };
}

/** Smallest font size of a printed table, in points. */
const SMALLEST = 6.5;

/**
 * Computes the column widths from their shares. A column is at least as wide as its longest word, because codes and
 * dates must not break. If the columns do not fit the page, the font shrinks.
 */
function fitted(table: Table, sheet: PaperSize): { readonly widths: readonly number[]; readonly fontSize: number } {
  const { columns, rows, totals = [] } = table;
  const room = inside(sheet) - columns.length * 2 * PADDING;
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => (room * width) / all);
  const longest = columns.map(({ label }, index) =>
    Math.max(...[label, ...rows.map((row) => row[index] ?? ''), totals[index] ?? ''].map(longestWord)),
  );
  const usual = sheet.fontSize - 1;
  for (let fontSize = usual; fontSize >= SMALLEST; fontSize -= 0.5) {
    const least = longest.map((ems) => ems * fontSize);
    const missing = sumOf(least.map((width, index) => Math.max(0, width - (shares[index] ?? 0))));
    const spare = sumOf(least.map((width, index) => Math.max(0, (shares[index] ?? 0) - width)));
    if (missing > spare) continue;
    const given = spare === 0 ? 0 : missing / spare;
    const widths = shares.map((share, index) => {
      const needed = least[index] ?? 0;
      return share < needed ? needed : share - (share - needed) * given;
    });
    return { widths, fontSize };
  }
  return { widths: shares, fontSize: usual };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the width of the longest unbreakable word, in ems. Capitals of the font are wider than its digits. */
function longestWord(text: string): number {
  const words = text.split(/\s+/u).filter((word) => !isLong(word));
  return Math.max(0, ...words.map((word) => sumOf([...word].map((letter) => (/\p{Lu}/u.test(letter) ? 0.7 : 0.58)))));
}

function rowByRow({ columns, rows, totals }: Table, sheet: PaperSize): Content {
  const lines = (row: readonly string[], bold = false): TableCell[][] =>
    row.flatMap((text, index) =>
      text === ''
        ? []
        : [
            [
              { text: columns[index]?.label ?? '', color: GRAY },
              { ...wrapped(text), alignment: 'right' as const, bold },
            ],
          ],
    );
  const blocks = rows.map((row): Content => {
    // A right-aligned first column contains row numbers. The row's title then also includes the second column, which
    // contains the name.
    const named = columns[0]?.align === 'right' ? 2 : 1;
    const title = row
      .slice(0, named)
      .filter((text) => text !== '')
      .join('. ');
    return {
      unbreakable: true,
      stack: [
        { text: title, bold: true },
        twoColumns(
          row.map((text, index) => (index < named ? '' : text)),
          lines,
        ),
      ],
      margin: [0, 2, 0, 4],
    };
  });
  const isSum = (index: number) => columns[index]?.align === 'right';
  const total = totals
    ? [
        { text: totals.filter((_, index) => !isSum(index)).join(''), bold: true },
        twoColumns(
          totals.map((text, index) => (isSum(index) ? text : '')),
          (row) => lines(row, true),
        ),
      ]
    : [];
  return { stack: [...blocks, ...total], fontSize: sheet.fontSize - 0.5, margin: [0, 2, 0, 4] };
}

function twoColumns(row: readonly string[], lines: (row: readonly string[]) => TableCell[][]): Content {
  const body = lines(row);
  return body.length === 0 ? '' : { table: { widths: ['auto', '*'], body }, layout: TIGHT };
}

export const TIGHT: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 1.5,
};
