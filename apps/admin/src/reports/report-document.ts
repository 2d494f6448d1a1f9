import { type Formats, type Paper, type PrintedDocument, textIn } from '@tuyen/model';
import { formatCell } from './format-cell.ts';
import { isNumeric, type ReportColumn, type ReportRow } from './report.ts';

interface Figures {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow;
}

/** What the sheet is worded with. */
interface Wording {
  readonly language: string;
  readonly formats: Formats;
  say(key: string, otherwise: string): string;
}

/** The papers that a report is printed on: an office's, and the roll of a counter. */
export const REPORT_PAPERS = ['A4', '80mm'] as const satisfies readonly Paper[];

/**
 * A report as a document on paper: what all rows share (the day and the office of a day's close) stands above the table once, so that
 * the other columns have room.
 */
export function reportDocument(
  { name, title }: { readonly name: string; readonly title: string },
  { from, to, columns, rows, totals }: Figures,
  paper: (typeof REPORT_PAPERS)[number],
  { language, formats, say }: Wording,
): PrintedDocument {
  const label = (column: ReportColumn) => textIn(column.label, language);
  const cell = (column: ReportColumn, row: ReportRow) => formatCell(column, row[column.name], formats, say);
  const shared = columns.filter(
    (column) => !column.total && rows.length > 0 && rows.every((row) => row[column.name] === rows[0]?.[column.name]),
  );
  const nothing = columns.filter((column) => column.total && rows.every((row) => !row[column.name]));
  const own = columns.filter((column) => !shared.includes(column) && !nothing.includes(column));
  const days = from === to ? formats.date(from) : `${formats.date(from)} – ${formats.date(to)}`;
  const above = [
    { label: say('reports.period', ''), value: days },
    ...shared
      .filter(({ kind }) => kind !== 'day' || from !== to)
      .map((column) => [column, rows[0] ?? {}] as const)
      .map(([column, row]) => ({ label: label(column), value: cell(column, row) })),
    ...nothing.map((column) => ({ label: label(column), value: cell(column, totals) })),
  ];
  return {
    name,
    title,
    language,
    languages: [language],
    paper,
    papers: REPORT_PAPERS,
    blocks: [
      { block: 'heading', text: title, align: 'center' },
      { block: 'fields', columns: paper === 'A4' ? 2 : 1, values: above.map((one) => ({ ...one, strong: false })) },
      {
        block: 'table',
        columns: own.map((column) => ({
          label: label(column),
          align: isNumeric(column) ? 'right' : 'left',
          width: column.kind === 'integer' ? 0.8 : 1.2,
        })),
        rows: rows.map((row) => own.map((column) => cell(column, row))),
        totals: own.map((column, index) =>
          column.total ? cell(column, totals) : index === 0 ? say('reports.total', '') : '',
        ),
      },
      {
        block: 'signatures',
        places: [
          { label: say('reports.prepared_by', ''), name: '' },
          { label: say('reports.approved_by', ''), name: '' },
        ],
      },
    ],
  };
}
