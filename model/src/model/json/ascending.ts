import { isObject } from './is-object.ts';

export interface Fall {
  readonly index: number;
  readonly value: number;
  readonly before: number;
}

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

/**
 * Returns the rows in reverse order. With `ascending`, replaces each number under this key with its distance from the
 * largest number, so that the numbers ascend again.
 */
export function reversedRows<T extends object>(rows: readonly T[], ascending?: string): readonly T[] {
  const numberOf = (row: T): unknown => (ascending === undefined ? undefined : Reflect.get(row, ascending));
  const numbers = rows.map(numberOf).filter((value) => typeof value === 'number');
  const end = Math.max(0, ...numbers);
  return rows.toReversed().map((row) => {
    const value = numberOf(row);
    return ascending !== undefined && typeof value === 'number' ? { ...row, [ascending]: end - value } : { ...row };
  });
}
