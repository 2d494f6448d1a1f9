import { type Formats, type Paper, type PrintedDocument, textIn } from '@tuyen/model';
import { formatCell } from './format-cell.ts';
import { currencyOf, isNumeric, type ReportAnswer, type ReportColumn, type ReportRow } from './report.ts';

interface Wording {
  readonly language: string;
  readonly formats: Formats;
  say(key: string, otherwise: string): string;
}

export const REPORT_PAPERS = ['A4', '80mm'] as const satisfies readonly Paper[];

/**
 * Builds a printable document from a report. Values shared by all rows, such as the day and office of a daily close,
 * are printed once above the table to save columns. Amounts of each currency get a separate table.
 */
export function reportDocument(
  { name, title }: { readonly name: string; readonly title: string },
  { from, to, columns, rows, totals, other_totals: others = [] }: ReportAnswer,
  paper: (typeof REPORT_PAPERS)[number],
  { language, formats, say }: Wording,
): PrintedDocument {
  const label = (column: ReportColumn) => textIn(column.label, language);
  const cell = (column: ReportColumn, row: ReportRow) => formatCell(column, row, formats, say);
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
      ...[totals, ...others].map((sums) => ({
        block: 'table' as const,
        columns: own.map((column) => ({
          label: label(column),
          align: isNumeric(column) ? ('right' as const) : ('left' as const),
          width: column.kind === 'integer' ? 0.8 : 1.2,
        })),
        rows: rows
          .filter((row) => currencyOf(row) === currencyOf(sums))
          .map((row) => own.map((column) => cell(column, row))),
        totals: own.map((column, index) =>
          column.name in sums ? cell(column, sums) : index === 0 ? say('reports.total', '') : '',
        ),
      })),
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
