import type { Formats } from '@tuyen/model';
import { type Cell, currencyOf, type ReportColumn, type ReportRow } from './report.ts';

export function formatCell(
  { name, kind, enum: values }: ReportColumn,
  row: ReportRow,
  formats: Formats,
  say: (key: string, otherwise: string) => string,
): string {
  const value = row[name];
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') {
    if (kind === 'money') return formats.money(value, currencyOf(row));
    return kind === 'percent' ? `${formats.number(value)}%` : formats.number(value);
  }
  if (kind === 'day' || kind === 'week') return formats.date(value);
  if (kind === 'month') return formats.month(value);
  return kind === 'enum' ? say(`enums.${values}.${value}`, value) : value;
}

/** Shortens a date for an axis label: `09/03`. */
export function shortCell(column: ReportColumn, value: Cell, shown: string): string {
  return (column.kind === 'day' || column.kind === 'week') && value !== null ? shown.slice(0, 5) : shown;
}
