import { zip } from './zip.ts';

export interface SheetColumn {
  readonly heading: string;
  /** Required columns have a bold, marked heading. The import rejects a row without a value in such a column. */
  readonly required: boolean;
  readonly choices?: readonly string[];
}

export interface Worksheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Maximum length of an inline list of choices in a spreadsheet, in characters. */
const MAX_CHOICES_LENGTH = 255;
/** Last row that has a drop-down list. */
const LAST_ROW = 1000;

/** Returns an .xlsx workbook with frozen headings. All cells are text, so that a phone number keeps its leading 0. */
export function workbook(sheets: readonly Worksheet[]): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ sheet, number: index + 1 }));
  return zip([
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
  ]);
}

/** Spreadsheets reject long sheet names and some characters. */
function sheetName(text: string): string {
  return text.replaceAll(/[\\/?*[\]:]/g, ' – ').slice(0, 31);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** Cell formats: 0 text, 1 heading, 2 heading of a required column. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8F5E9"/></patternFill></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFF3CD"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="3"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="2" borderId="0" applyFill="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="3" borderId="0" applyFont="1" applyFill="1"/></cellXfs></styleSheet>';

function worksheet({ columns, rows }: Worksheet): string {
  const headings = columns.map(({ heading, required }, at) => cell(at, 1, heading, required ? 2 : 1));
  const lines = rows.map((texts, row) => texts.map((text, at) => cell(at, row + 2, text, 0)));
  const widths = columns.map(({ heading }, at) => {
    const longest = Math.max(heading.length, ...rows.map((texts) => texts[at]?.length ?? 0));
    return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(60, longest + 4)}" style="0" customWidth="1"/>`;
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

function cell(column: number, row: number, text: string, style: number): string {
  return `<c r="${letters(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
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

/** Returns the letters of a column: 0 → A, 25 → Z, 26 → AA. */
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
