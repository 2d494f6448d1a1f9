import { type Line, workbook } from '@tuyen/model/xlsx';
import type { ReportAnswer } from '@tuyen/model';
import { csvFile } from '../csv/line.ts';
import type { ReportLines } from './saved/report-lines.ts';

/** Lines of a report for a spreadsheet: keys as texts, figures as numbers, and the currency of amounts that state it. */
export function sheetOf(lines: ReportLines, answer: ReportAnswer, currencyHeading: string) {
  const { headings, groups, rows, totals, numbers } = lines;
  const hasCurrency = answer.totals.some(({ currency }) => currency !== undefined);
  const line = (texts: readonly string[], figures: Line = [], currency?: string | null): Line => [
    ...texts.slice(0, groups),
    ...(hasCurrency ? [currency ?? ''] : []),
    ...figures,
  ];
  return {
    headings: [...headings.slice(0, groups), ...(hasCurrency ? [currencyHeading] : []), ...headings.slice(groups)],
    texts: groups + (hasCurrency ? 1 : 0),
    rows: rows.map((texts, at) => line(texts, numbers.rows[at], answer.rows[at]?.currency)),
    totals: groups > 0 ? totals.map((texts, at) => line(texts, numbers.totals[at], answer.totals[at]?.currency)) : [],
  };
}

type Sheet = ReturnType<typeof sheetOf>;

/** Returns the report as CSV. No text becomes a formula. */
export function csvReport({ headings, rows, totals }: Sheet): string {
  return csvFile([headings, ...rows, ...totals]);
}

/** Returns the report as an Excel workbook. Texts are text cells, so none becomes a formula. */
export function xlsxReport({ headings, texts, rows, totals }: Sheet, name: string): Uint8Array {
  const columns = headings.map((heading, at) => ({
    heading,
    marked: false,
    format: at < texts ? ('text' as const) : ('decimal' as const),
  }));
  return workbook([{ name, columns, rows, totals }], 'compressed');
}
