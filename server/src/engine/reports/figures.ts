import type { Field, ReportMeasure } from '@tuyen/model';
import { PARTS } from './sums-sql.ts';

/** Sums over a group of records. They can be merged without rounding. */
export interface Sums {
  readonly records: number;
  /** One entry for each measured field. */
  readonly of: readonly NumberSums[];
}

export interface NumberSums {
  readonly sum: bigint;
  readonly count: number;
  readonly least: number | null;
  readonly most: number | null;
}

export function sumsIn(row: Readonly<Record<string, unknown>>, fields: number): Sums {
  const number = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  return {
    records: Number(row['n'] ?? 0),
    of: Array.from({ length: fields }, (_, at) => ({
      sum: BigInt(String(row[`s${at}`] ?? 0)),
      count: Number(row[`c${at}`] ?? 0),
      least: number(row[`lo${at}`]),
      most: number(row[`hi${at}`]),
    })),
  };
}

export function merged(all: readonly Sums[], fields: number): Sums {
  return {
    records: all.reduce((sum, { records }) => sum + records, 0),
    of: Array.from({ length: fields }, (_, at) => {
      const each = all.flatMap(({ of }) => of[at] ?? []);
      const least = each.flatMap((one) => one.least ?? []);
      const most = each.flatMap((one) => one.most ?? []);
      return {
        sum: each.reduce((sum, one) => sum + one.sum, 0n),
        count: each.reduce((sum, { count }) => sum + count, 0),
        least: least.length > 0 ? least.reduce((a, b) => Math.min(a, b)) : null,
        most: most.length > 0 ? most.reduce((a, b) => Math.max(a, b)) : null,
      };
    }),
  };
}

/** Number of decimal places of averages and shares. */
const PLACES = 1e6;
const rounded = (value: number) => Math.round(value * PLACES) / PLACES;

/**
 * Computes one figure of a group. An average of amounts is rounded to the smallest unit of the currency. A figure of a
 * field that is empty in all records of the group is null.
 * @param all sums over all groups, to which a share refers
 */
export function figureOf(
  { of }: ReportMeasure,
  field: { readonly at: number; readonly kind: Field['kind'] } | undefined,
  sums: Sums,
  all: Sums,
): number | null {
  if (!field) return of === 'share' ? ratio(sums.records, all.records) : sums.records;
  const one = sums.of[field.at];
  if (!one || one.count === 0) return null;
  const unit = field.kind === 'decimal' ? PARTS : 1;
  const sum = quotient(one.sum, unit);
  switch (of) {
    case 'count':
      return one.count;
    case 'sum':
      return sum;
    case 'average':
      return field.kind === 'money' ? Math.round(sum / one.count) : rounded(sum / one.count);
    case 'share':
      return ratio(Number(one.sum), Number(all.of[field.at]?.sum ?? 0n));
    case 'min':
      return one.least;
    case 'max':
      return one.most;
  }
}

const ratio = (part: number, whole: number) => (whole === 0 ? null : rounded(part / whole));

/** Divides exactly as far as a number can express it: the text of the whole and of the fraction is read as one number. */
function quotient(sum: bigint, unit: number): number {
  if (unit === 1) return Number(sum);
  const size = sum < 0n ? -sum : sum;
  const digits = String(unit).length - 1;
  const text = size.toString().padStart(digits + 1, '0');
  return Number(`${sum < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`);
}
