import { type Model, textIn } from '@tuyen/model';
import { csvFile } from '@tuyen/server/domain';
import type { SheetData } from 'write-excel-file/node';
import type { Figures } from './figures.ts';
import type { Cell, ReportColumn, ReportRow } from './report.ts';

/** Report as a table in one language, with a totals line for each currency. */
interface Sheet {
  readonly columns: readonly ReportColumn[];
  readonly head: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
}

const TOTAL = { vi: 'Tổng cộng', en: 'Total' };

export function csvOf(model: Model, figures: Figures, language: string): string {
  const { head, lines } = sheetOf(model, figures, language);
  return csvFile([head, ...lines]);
}

/** Builds a workbook. Texts are stored as text cells, so that none becomes a formula. */
export async function workbookOf(model: Model, figures: Figures, language: string): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const { columns, head, lines } = sheetOf(model, figures, language);
  const data: SheetData = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' })),
    ...lines.map((line, at) =>
      line.map((value, column) => workbookCell(value, columns[column], at >= figures.rows.length)),
    ),
  ];
  const widths = head.map((title, column) => ({
    width: Math.min(60, 2 + Math.max(title.length, ...lines.map((line) => String(line[column] ?? '').length))),
  }));
  return writeWorkbook(data, { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function workbookCell(value: Cell, column: ReportColumn | undefined, bold: boolean): SheetData[number][number] {
  if (value === null) return null;
  const style = bold ? ({ fontWeight: 'bold' } as const) : {};
  if (typeof value === 'number') {
    const format = column?.kind === 'percent' ? '0.##' : '#,##0';
    return { value, type: Number, format, ...style };
  }
  return { value, type: String, ...style };
}

function sheetOf(model: Model, { columns, rows, totals }: Figures, language: string): Sheet {
  const line = (row: ReportRow) => columns.map((column) => shown(model, column, row[column.name] ?? null, language));
  const below = (sums: ReportRow) =>
    columns.map(({ name }, at) => (at === 0 ? textIn(TOTAL, language) : (sums[name] ?? null)));
  return {
    columns,
    head: columns.map(({ label }) => textIn(label, language, model.languages)),
    lines: [...rows.map(line), ...totals.map(below)],
  };
}

function shown(model: Model, column: ReportColumn, value: Cell, language: string): Cell {
  if (column.kind !== 'enum' || value === null) return value;
  const named = model.enums.find(({ name }) => name === column.enum)?.values.find((each) => each.value === value);
  return named ? textIn(named.label, language, model.languages) : value;
}
