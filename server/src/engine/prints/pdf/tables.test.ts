import type { PrintedBlock } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { PaperSize } from './papers.ts';
import { tableContent, TIGHT, wrapped } from './tables.ts';

type Table = Extract<PrintedBlock, { block: 'table' }>;

const SHEET: PaperSize = { width: 220, height: 300, margin: 10, fontSize: 11, roll: false };
const ROLL: PaperSize = { ...SHEET, width: 120, height: 'auto', roll: true };

const column = (label: string, width = 1, align: 'left' | 'right' = 'left') => ({ label, width, align });
const table = (columns: Table['columns'], rows: Table['rows'], totals?: readonly string[]): Table => ({
  block: 'table',
  columns,
  rows,
  ...(totals && { totals }),
});

it('table words of 20 or more characters can break at the end of a line', () => {
  const long = 'a'.repeat(20);
  expect(wrapped('a'.repeat(19))).toEqual({ text: 'a'.repeat(19) });
  expect(wrapped(long)).toEqual({ text: long, wordBreak: 'break-all' });
  expect(wrapped(`to ${long}`)).toEqual({ text: `to ${long}`, wordBreak: 'break-all' });
  expect(wrapped('many short words are not a long one')).toEqual({ text: 'many short words are not a long one' });
});

describe('PDF table on a sheet', () => {
  it('a PDF table on a sheet has a bold head, rows and bold totals, aligned by column', () => {
    const content = tableContent(
      table([column('A'), column('B', 1, 'right')], [['a', '1'], ['b']], ['Sum', '1']),
      SHEET,
    );
    expect(content).toEqual({
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [92, 92],
        body: [
          [
            { text: 'A', alignment: 'left', bold: true },
            { text: 'B', alignment: 'right', bold: true },
          ],
          [
            { text: 'a', alignment: 'left' },
            { text: '1', alignment: 'right' },
          ],
          [{ text: 'b', alignment: 'left' }],
          [
            { text: 'Sum', alignment: 'left', bold: true },
            { text: '1', alignment: 'right', bold: true },
          ],
        ],
      },
      layout: expect.anything(),
      fontSize: 10,
      margin: [0, 4, 0, 8],
    });
  });

  it('a PDF table on a sheet without totals ends with its last row, and breaks a long word', () => {
    const word = 'a.reader@library.example';
    expect(tableContent(table([column('A')], [[word]]), SHEET)).toMatchObject({
      table: { body: [[{ text: 'A' }], [{ text: word, wordBreak: 'break-all' }]] },
    });
  });

  const fitted = (content: ReturnType<typeof tableContent>) => {
    if (typeof content !== 'object' || !('table' in content)) throw new Error('a table is drawn');
    const widths = [content.table.widths ?? []].flat().map((width) => Math.round(Number(width) * 100) / 100);
    return { widths, fontSize: 'fontSize' in content ? content.fontSize : undefined };
  };
  const fit = (columns: Table['columns'], row: readonly string[], totals?: readonly string[], sheet = SHEET) =>
    fitted(tableContent(table(columns, [row], totals), sheet));

  it('a PDF table distributes the paper width among its columns by their configured shares', () => {
    // The columns share a width of 184 points: 220 minus two margins of 10 and a padding of 8 in each of the two
    // columns.
    expect(fit([column('A', 3), column('B', 1)], ['a', 'b'])).toEqual({ widths: [138, 46], fontSize: 10 });
  });

  it.each([
    ['of a row', 'B', 'abcdefghij', ''],
    ['of its head', 'abcdefghij', 'b', ''],
    ['of its totals', 'B', 'b', 'abcdefghij'],
  ])(
    'a PDF table widens a column for its longest word, %s, at the expense of other columns',
    (_, label, text, total) => {
      // The second column needs 58 points: ten letters of 0.58 em at a font size of 10 points.
      expect(fit([column('A', 3), column(label, 1)], ['a', text], ['', total])).toEqual({
        widths: [126, 58],
        fontSize: 10,
      });
    },
  );

  it('a column that is too narrow takes width from other columns in proportion to their spare width', () => {
    // The available width is 176 points. The widths of the columns, by their shares, are 44, 88 and 44. The third
    // column needs 58, which is 14 more than its share. The first two columns can spare 38.2 and 82.2.
    expect(fit([column('a', 1), column('b', 2), column('c', 1)], ['a', 'b', 'abcdefghij'])).toEqual({
      widths: [39.56, 78.44, 58],
      fontSize: 10,
    });
  });

  it('the width of a table column counts a capital as wider than a small letter, and ignores words that can be broken', () => {
    // A capital counts as 0.7 em, so ten capitals at 10 points need a width of 70 points.
    expect(fit([column('A', 3), column('B', 1)], ['a', 'ABCDEFGHIJ'])).toEqual({ widths: [114, 70], fontSize: 10 });
    expect(fit([column('A', 3), column('B', 1)], ['a', 'a'.repeat(20)])).toEqual({ widths: [138, 46], fontSize: 10 });
  });

  it('the width of a table column depends on the longest word in its cells', () => {
    expect(fit([column('A', 3), column('B', 1)], ['a', 'of abcdefghij by'])).toEqual({
      widths: [126, 58],
      fontSize: 10,
    });
  });

  it('a PDF table reduces the font size in steps of half a point until the words fit their columns', () => {
    const word = 'a'.repeat(17);
    // Two words of 17 letters need a width of 197.2 points at font size 10, 187.34 at 9.5 and 177.48 at 9. The
    // available width is 184 points.
    expect(fit([column('A', 1), column('B', 1)], [word, word])).toEqual({ widths: [92, 92], fontSize: 9 });
  });

  it('a PDF table keeps its usual font size and column shares if no font size fits', () => {
    const columns = Array.from({ length: 10 }, () => column('A', 1));
    const row = columns.map(() => 'a'.repeat(19));
    expect(fit(columns, row)).toEqual({ widths: columns.map(() => 12), fontSize: 10 });
  });

  it('a PDF table on a sheet never has a font size below 6.5 points', () => {
    const words = (letters: number) => ['a'.repeat(letters), 'b'.repeat(letters), 'c'.repeat(letters)];
    const columns = ['A', 'B', 'C'].map((label) => column(label, 1));
    // The available width is 176 points. At font size 6.5, three words of 15 letters need 169.65 points, and three of
    // 16 letters 180.96.
    expect(fit(columns, words(15))).toMatchObject({ fontSize: 6.5 });
    expect(fit(columns, words(16))).toMatchObject({ fontSize: 10 });
  });

  it('a PDF table has strong lines around the table and below its head, and no lines between columns', () => {
    const content = tableContent(table([column('A')], [['a'], ['b']]), SHEET);
    if (typeof content !== 'object' || !('layout' in content) || !content.table) throw new Error('a table is drawn');
    const { layout } = content;
    if (typeof layout !== 'object') throw new Error('a table has a layout of its own');
    const { hLineColor, paddingLeft, paddingRight, paddingTop, paddingBottom } = layout;
    const lines = [0, 1, 2, 3];
    expect(lines.map((at) => layout.hLineWidth?.(at, content))).toEqual([0.8, 0.8, 0.4, 0.8]);
    const colors = lines.map((at) => (typeof hLineColor === 'function' ? hLineColor(at, content, 0) : hLineColor));
    expect(colors).toEqual(['#333333', '#333333', '#bbbbbb', '#333333']);
    expect(layout.vLineWidth?.(0, content)).toBe(0);
    expect([paddingLeft, paddingRight, paddingTop, paddingBottom].map((padding) => padding?.(0, content))).toEqual([
      4, 4, 3, 3,
    ]);
    const { body } = content.table;
    expect(lines.map((at) => layout.hLineWidth?.(at, { table: { body } }))).toEqual([0.8, 0.4, 0.4, 0.8]);
  });
});

it('the table layout without lines has padding between its columns only, not at the outer edges', () => {
  const node = { table: { body: [[]] } };
  expect(TIGHT.hLineWidth?.(0, node)).toBe(0);
  expect(TIGHT.vLineWidth?.(0, node)).toBe(0);
  expect([0, 1, 2].map((at) => TIGHT.paddingLeft?.(at, node))).toEqual([0, 6, 6]);
  expect(TIGHT.paddingRight?.(0, node)).toBe(0);
  expect(TIGHT.paddingTop?.(0, node)).toBe(1);
  expect(TIGHT.paddingBottom?.(0, node)).toBe(1.5);
});

describe('PDF table on a receipt roll', () => {
  const bold = (text: string) => ({ text, bold: true });
  const small = (...body: readonly (readonly object[])[]) => ({
    table: { widths: ['auto', '*'], body },
    layout: TIGHT,
  });
  const pair = (label: string, text: string, strong = false) => [
    { text: label, color: '#555555' },
    { text, alignment: 'right', bold: strong },
  ];
  const block = (...stack: readonly unknown[]) => ({ unbreakable: true, stack, margin: [0, 2, 0, 4] });
  const whole = (...stack: readonly unknown[]) => ({ stack, fontSize: 10.5, margin: [0, 2, 0, 4] });

  it('a table with up to three columns stays a table on a receipt roll', () => {
    const three = ['A', 'B', 'C'].map((label) => column(label));
    expect(tableContent(table(three, []), ROLL)).toHaveProperty('table');
    expect(tableContent(table([...three, column('D')], []), ROLL)).toEqual(whole());
  });

  it('a table of over three columns becomes a list of titles and non-empty values on a receipt roll', () => {
    const columns = ['Title', 'Author', 'Year', 'Shelf'].map((label) => column(label));
    expect(
      tableContent(
        table(columns, [
          ['Emma', 'Austen', '', '4'],
          ['Ulysses', '', '', ''],
        ]),
        ROLL,
      ),
    ).toEqual(
      whole(block(bold('Emma'), small(pair('Author', 'Austen'), pair('Shelf', '4'))), block(bold('Ulysses'), '')),
    );
  });

  it('a table on a receipt roll shows the row number before the title, if rows are numbered', () => {
    const columns = [column('No.', 1, 'right'), column('Title'), column('Author'), column('Fee', 1, 'right')];
    const rows = [['1', 'Emma', 'Austen', '5'], ['2', '', 'Joyce', ''], ['3']];
    expect(tableContent(table(columns, rows), ROLL)).toEqual(
      whole(
        block(bold('1. Emma'), small(pair('Author', 'Austen'), pair('Fee', '5'))),
        block(bold('2'), small(pair('Author', 'Joyce'))),
        block(bold('3'), ''),
      ),
    );
  });

  it('a table on a receipt roll ends with its sums below the label of the totals', () => {
    const columns = [column('Title'), column('Author'), column('Books', 1, 'right'), column('Fee', 1, 'right')];
    expect(tableContent(table(columns, [], ['Total', '', '2', '10']), ROLL)).toEqual(
      whole(bold('Total'), small(pair('Books', '2', true), pair('Fee', '10', true))),
    );
  });

  it('a table on a receipt roll breaks a long word of a row', () => {
    const word = 'a.reader@library.example';
    const columns = ['Name', 'E-mail', 'Year', 'Shelf'].map((label) => column(label));
    expect(tableContent(table(columns, [['Ann', word, '', '']]), ROLL)).toEqual(
      whole(
        block(
          bold('Ann'),
          small([
            { text: 'E-mail', color: '#555555' },
            { text: word, wordBreak: 'break-all', alignment: 'right', bold: false },
          ]),
        ),
      ),
    );
  });
});
