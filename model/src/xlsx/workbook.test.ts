import { expect, test } from 'vitest';
import { workbook, type SheetColumn, type Worksheet } from './workbook.ts';

const textOf = (...sheets: readonly Worksheet[]) => Buffer.from(workbook(sheets, 'stored')).toString('utf8');

const column = (heading: string, choices: readonly string[] = [], marked = false): SheetColumn => ({
  heading,
  marked,
  choices,
});
const sheet = (columns: readonly SheetColumn[], rows: Worksheet['rows'] = []): Worksheet => ({
  name: 'Books',
  columns,
  rows,
});

test('a sheet starts with the headings, in a special style for marked columns, followed by the data rows', () => {
  const text = textOf(sheet([column('Title', [], true), column('Pages')], [['A', '1'], ['B']]));
  const cell = (at: string, style: number, content: string) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
  expect(/<sheetData>.*<\/sheetData>/u.exec(text)?.[0]).toBe(
    `<sheetData><row r="1">${cell('A1', 2, 'Title')}${cell('B1', 1, 'Pages')}</row>` +
      `<row r="2">${cell('A2', 0, 'A')}${cell('B2', 0, '1')}</row><row r="3">${cell('A3', 0, 'B')}</row></sheetData>`,
  );
});

test('a spreadsheet column is as wide as its longest text, up to a limit', () => {
  const rows = [['x'.repeat(20), ''], ['short', 'x'.repeat(56), 'x'.repeat(57)], []];
  const text = textOf(sheet([column('Title'), column('Note'), column('Long'), column('Heading')], rows));
  const widths = [...text.matchAll(/<col min="(\d+)" max="(\d+)" width="(\d+)"/gu)].map(([, ...numbers]) => numbers);
  expect(widths).toEqual([
    ['1', '1', '24'],
    ['2', '2', '60'],
    ['3', '3', '60'],
    ['4', '4', '11'],
  ]);
});

test('spreadsheet columns after Z have names of two letters', () => {
  const text = textOf(sheet(Array.from({ length: 53 }, (_, at) => column(String(at)))));
  const cells = [...text.matchAll(/<c r="([A-Z]+)1"/gu)].map(([, letters]) => letters);
  expect([cells[0], cells[25], cells[26], cells[27], cells[51], cells[52]]).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});

test('a spreadsheet column with choices has a drop-down list in rows 2 to 1000', () => {
  const text = textOf(sheet([column('Title'), column('State', ['Lent', 'On the "shelf"'])]));
  expect(/<dataValidations.*<\/dataValidations>/u.exec(text)?.[0]).toBe(
    '<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B1000">' +
      '<formula1>"Lent,On the &quot;shelf&quot;"</formula1></dataValidation></dataValidations>',
  );
});

test.each([
  ['without choices', [], false],
  ['with choices of 255 characters', ['a'.repeat(127), 'b'.repeat(127)], true],
  ['with choices of 256 characters', ['a'.repeat(127), 'b'.repeat(128)], false],
  ['with a comma in a choice', ['a', 'b,c'], false],
])('a spreadsheet column %s has a drop-down list only if Excel allows it: %s', (_, choices, expected) => {
  expect(textOf(sheet([column('State', choices)])).includes('<dataValidations')).toBe(expected);
});

test('sheets are numbered and their names are cut to 31 characters', () => {
  const text = textOf({ ...sheet([]), name: 'x'.repeat(32) }, { ...sheet([]), name: 'A[1]:*?' });
  expect(/<sheets>.*<\/sheets>/u.exec(text)?.[0]).toBe(
    `<sheets><sheet name="${'x'.repeat(31)}" sheetId="1" r:id="rId1"/><sheet name="A – 1 –  –  –  – " sheetId="2" r:id="rId2"/></sheets>`,
  );
  const targets = [...text.matchAll(/Id="(rId\d)" Type="[^"]*\/(\w+)" Target="([^"]+)"/gu)].map(
    ([, ...parts]) => parts,
  );
  expect(targets).toEqual([
    ['rId1', 'officeDocument', 'xl/workbook.xml'],
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
    ['rId3', 'styles', 'styles.xml'],
  ]);
  const parts = [...text.matchAll(/<Override PartName="([^"]+)"/gu)].map(([, name]) => name);
  expect(parts).toEqual([
    '/xl/workbook.xml',
    '/xl/styles.xml',
    '/xl/worksheets/sheet1.xml',
    '/xl/worksheets/sheet2.xml',
  ]);
});

test('a sheet has number cells with the format of their column, bold totals and no cell for null', () => {
  const columns = [column('Route'), { ...column('Amount'), format: 'integer' as const }];
  const share = { ...column('Share'), format: 'decimal' as const };
  const text = textOf({
    ...sheet([...columns, share], [['32', -7000, null]]),
    totals: [['Total', -7000, 0.25]],
  });
  const styles = [...(/<cellXfs.*<\/cellXfs>/u.exec(text)?.[0] ?? '').matchAll(/numFmtId="(\d+)" fontId="(\d)"/gu)];
  const cells = [...text.matchAll(/<c r="([A-C][23])" s="(\d)"(?:><v>([^<]*)<)?/gu)].map(([, at, style, value]) => {
    const [, format, font] = styles[Number(style)] ?? [];
    return [at, format, font, value];
  });
  expect(cells).toEqual([
    ['A2', '49', '0', undefined],
    ['B2', '3', '0', '-7000'],
    ['A3', '49', '1', undefined],
    ['B3', '3', '1', '-7000'],
    ['C3', '164', '1', '0.25'],
  ]);
  expect(text).toContain('<numFmt numFmtId="164" formatCode="0.##"/>');
});

test('a sheet leaves out characters that XML forbids', () => {
  expect(textOf(sheet([column('a\u0000\u001Fb\u{1F600}\uD800\uFFFE\tc')]))).toContain('>ab\u{1F600}\tc</t>');
});
