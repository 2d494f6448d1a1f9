import { type Model, textIn } from '@tuyen/model';
import { type ColumnFormat, workbook } from '@tuyen/model/xlsx';
import { csvFile } from '@tuyen/server/domain';
import type { Figures } from './figures.ts';
import type { Cell, ColumnKind, ReportColumn, ReportRow } from './report.ts';

interface Sheet {
  readonly columns: readonly ReportColumn[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly (readonly Cell[])[];
}

const TOTAL = { vi: 'Tổng cộng', en: 'Total' };

export function csvOf(model: Model, figures: Figures, language: string): string {
  const { head, rows, totals } = sheetOf(model, figures, language);
  return csvFile([head, ...rows, ...totals]);
}

export function workbookOf(model: Model, name: string, figures: Figures, language: string): Buffer {
  const { columns, head, rows, totals } = sheetOf(model, figures, language);
  const described = columns.map(({ kind }, at) => ({ heading: head[at] ?? '', marked: true, format: FORMATS[kind] }));
  return Buffer.from(workbook([{ name, columns: described, rows, totals }], 'compressed'));
}

const FORMATS: Readonly<Record<ColumnKind, ColumnFormat>> = {
  text: 'text',
  day: 'text',
  week: 'text',
  month: 'text',
  enum: 'text',
  integer: 'integer',
  money: 'integer',
  percent: 'decimal',
};

function sheetOf(model: Model, { columns, rows, totals }: Figures, language: string): Sheet {
  const line = (row: ReportRow) => columns.map((column) => shown(model, column, row[column.name] ?? null, language));
  const below = (sums: ReportRow) =>
    columns.map(({ name }, at) => (at === 0 ? textIn(TOTAL, language) : (sums[name] ?? null)));
  return {
    columns,
    head: columns.map(({ label }) => textIn(label, language, model.languages)),
    rows: rows.map(line),
    totals: totals.map(below),
  };
}

function shown(model: Model, column: ReportColumn, value: Cell, language: string): Cell {
  if (column.kind !== 'enum' || value === null) return value;
  const named = model.enums.find(({ name }) => name === column.enum)?.values.find((each) => each.value === value);
  return named ? textIn(named.label, language, model.languages) : value;
}
