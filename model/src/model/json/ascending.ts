import { isObject } from './is-object.ts';

/** A row whose number is less than the one before it. Rows without a number are skipped. */
export interface Fall {
  readonly index: number;
  readonly value: number;
  readonly before: number;
}

/** The rows where a number falls that must not (`x-rows`, `ascending`). Values that do not fit are skipped. */
export function fallsIn(rows: unknown, name: string): readonly Fall[] {
  const found: Fall[] = [];
  let before: number | undefined;
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const value: unknown = isObject(row) ? row[name] : undefined;
    if (typeof value !== 'number') continue;
    if (before !== undefined && value < before) found.push({ index, value, before });
    before = value;
  }
  return found;
}

/** Rows in reverse order, with their ascending number counted from the other end. */
export function reversedRows<T extends object>(rows: readonly T[], ascending?: string): readonly T[] {
  const numberOf = (row: T): unknown => (ascending === undefined ? undefined : Reflect.get(row, ascending));
  const numbers = rows.map(numberOf).filter((value) => typeof value === 'number');
  const end = Math.max(0, ...numbers);
  return rows.toReversed().map((row) => {
    const value = numberOf(row);
    return ascending !== undefined && typeof value === 'number' ? { ...row, [ascending]: end - value } : { ...row };
  });
}
