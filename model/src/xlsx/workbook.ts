import { type Packing, zip } from './zip.ts';

/** Number format of a spreadsheet column. `integer` has separators between thousands, `decimal` has up to two decimals. */
export type ColumnFormat = 'text' | 'integer' | 'decimal';

export interface SheetColumn {
  readonly heading: string;
  /** Whether the column heading is highlighted: bold on yellow instead of plain on green. */
  readonly marked: boolean;
  readonly format?: ColumnFormat;
  readonly choices?: readonly string[];
}

export type Line = readonly (string | number | null)[];

export interface Worksheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly Line[];
  readonly totals?: readonly Line[];
}

/** Maximum length of an inline list of choices in a spreadsheet, in characters. */
const MAX_CHOICES_LENGTH = 255;
const LAST_ROW = 1000;

/**
 * Returns an .xlsx workbook with frozen headings. Texts are text cells: a phone number keeps its leading 0, and no text
 * becomes a formula.
 * @param pack `stored`: equal sheets give equal bytes on every machine. `compressed`: smaller; the bytes depend on zlib.
 */
export function workbook(sheets: readonly Worksheet[], pack: Packing): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  const files = [
    { name: '[Content_Types].xml', text: contentTypes(numbered.map(({ number }) => number)) },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      text: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered
        .map(
          ({ sheet, number }) =>
            `<sheet name="${escaped(sheetName(sheet.name))}" sheetId="${number}" r:id="rId${number}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ...numbered.map(({ number }) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: STYLES },
    ...numbered.map(({ sheet, number }) => ({ name: `xl/worksheets/sheet${number}.xml`, text: worksheet(sheet) })),
  ];
  return zip(files, pack);
}

/** Spreadsheets reject long sheet names and some characters. */
function sheetName(text: string): string {
  return text.replaceAll(/[\\/?*[\]:]/g, ' – ').slice(0, 31);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const FORMATS: Readonly<Record<ColumnFormat, number>> = { text: 49, integer: 3, decimal: 164 };
const FORMAT_NAMES = ['text', 'integer', 'decimal'] as const satisfies readonly ColumnFormat[];
const [PLAIN_HEADING, MARKED_HEADING] = [1, 2];

function styleOf(format: ColumnFormat, bold: boolean): number {
  if (format === 'text' && !bold) return 0;
  return 3 + FORMAT_NAMES.indexOf(format) + (bold ? FORMAT_NAMES.length : 0);
}

const cellStyle = (format: ColumnFormat, font: number, fill: number) =>
  `<xf numFmtId="${FORMATS[format]}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;

const CELL_STYLES = [
  cellStyle('text', 0, 0),
  cellStyle('text', 0, 2),
  cellStyle('text', 1, 3),
  ...FORMAT_NAMES.map((format) => cellStyle(format, 0, 0)),
  ...FORMAT_NAMES.map((format) => cellStyle(format, 1, 0)),
];

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${FORMATS.decimal}" formatCode="0.##"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8F5E9"/></patternFill></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF3CD"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${CELL_STYLES.length}">${CELL_STYLES.join('')}</cellXfs></styleSheet>`;

function worksheet({ columns, rows, totals = [] }: Worksheet): string {
  const headings = columns.map(({ heading, marked }, at) =>
    cell(at, 1, heading, marked ? MARKED_HEADING : PLAIN_HEADING),
  );
  const lines = [...rows, ...totals].map((values, row) =>
    values.map((value, at) => cell(at, row + 2, value, styleOf(columns[at]?.format ?? 'text', row >= rows.length))),
  );
  const widths = columns.map(({ heading, format = 'text' }, at) => {
    const longest = Math.max(heading.length, ...[...rows, ...totals].map((values) => String(values[at] ?? '').length));
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, longest + 4)}" style="${styleOf(format, false)}" customWidth="1"/>`;
  });
  const choices = columns.flatMap((column, at) => validation(column, at));
  return [
    `${XML}<worksheet xmlns="${MAIN}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>`,
    ...[headings, ...lines].map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`),
    '</sheetData>',
    choices.length > 0 ? `<dataValidations count="${choices.length}">${choices.join('')}</dataValidations>` : '',
    '</worksheet>',
  ].join('');
}

function cell(column: number, row: number, value: Line[number], style: number): string {
  if (value === null) return '';
  const start = `<c r="${letters(column)}${row}" s="${style}"`;
  return typeof value === 'number'
    ? `${start}><v>${value}</v></c>`
    : `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function validation({ choices = [] }: SheetColumn, at: number): readonly string[] {
  const list = choices.join(',');
  if (choices.length === 0 || list.length > MAX_CHOICES_LENGTH || choices.some((choice) => choice.includes(',')))
    return [];
  const range = `${letters(at)}2:${letters(at)}${LAST_ROW}`;
  return [
    `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(list)}"</formula1></dataValidation>`,
  ];
}

function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function contentTypes(sheets: readonly number[]): string {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = [
    ['/xl/workbook.xml', `${type}.sheet.main+xml`],
    ['/xl/styles.xml', `${type}.styles+xml`],
    ...sheets.map((number) => [`/xl/worksheets/sheet${number}.xml`, `${type}.worksheet+xml`]),
  ];
  return [
    `${XML}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...parts.map(([name, content]) => `<Override PartName="${name}" ContentType="${content}"/>`),
    '</Types>',
  ].join('');
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const lines = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

/** Characters that XML 1.0 forbids. A workbook that contains one does not open. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escaped(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
