import { formatDate, formatMoney, formatMonth, formatNumber } from '@tuyen/kit/admin';
import type { Cell, ReportColumn } from './report.ts';

/** A cell as people read it. `say` translates a key of the words. */
export function formatCell(
  { kind, enum: values }: ReportColumn,
  value: Cell | undefined,
  say: (key: string, otherwise: string) => string,
): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') {
    if (kind === 'money') return formatMoney(value);
    return kind === 'percent' ? `${formatNumber(value)}%` : formatNumber(value);
  }
  if (kind === 'day' || kind === 'week') return formatDate(value);
  if (kind === 'month') return formatMonth(value);
  return kind === 'enum' ? say(`enums.${values}.${value}`, value) : value;
}

/** A date as short as an axis wants it: `09/03`. */
export function shortCell(column: ReportColumn, value: Cell, shown: string): string {
  return (column.kind === 'day' || column.kind === 'week') && value !== null ? shown.slice(0, 5) : shown;
}
