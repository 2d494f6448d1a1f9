import { type Field, kindOf, type Scalar } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { choicesOf, type Source, syntheticValue } from './synthetic-value.ts';

/** Generator of distinct values for a unique field. Each call costs the same, however many values exist. */
export interface UniqueValues {
  next(index: number, beside: Row): unknown;
}

const ATTEMPTS = 50;

export function uniqueValues(field: Field, source: Source): UniqueValues {
  const taken = new Set<unknown>();
  const pool: Scalar[] = [];
  let seen = 0;
  let areUsedUp = false;
  let last = 0;

  /**
   * Add new choices to the pool on each call, because `choices` may grow: it can contain earlier records of the same
   * resource.
   */
  function chosen(choices: readonly Scalar[], fitting: readonly Scalar[] | undefined): Scalar | undefined {
    for (; seen < choices.length; seen += 1) pool.push(choices[seen] ?? null);
    const fits = fitting?.find((choice) => !taken.has(choice));
    if (fits !== undefined) return take(fits);
    for (;;) {
      if (pool.length === 0) return undefined;
      const at = Math.floor(source.random() * pool.length);
      const value = pool[at];
      const end = pool.pop();
      if (at < pool.length && end !== undefined) pool[at] = end;
      if (!taken.has(value)) return take(value);
    }
  }

  function take<T>(value: T): T {
    if (value !== undefined) taken.add(value);
    return value;
  }

  function fresh(index: number, beside: Row): unknown {
    let value: unknown;
    for (let attempt = 0; attempt < (areUsedUp ? 1 : ATTEMPTS); attempt += 1) {
      value = syntheticValue(field, source, index, beside);
      if (!taken.has(value)) return take(value);
    }
    if (field.coded) return undefined;
    areUsedUp = true;
    last = Math.max(last, index);
    for (; taken.has(value); last += 1) value = typeof value === 'number' ? value + 1 : varied(String(value), last);
    return take(value);
  }

  return {
    next(index, beside) {
      const choices = choicesOf(field, source);
      if (!choices) return fresh(index, beside);
      return chosen(choices, 'use' in field && !kindOf(field).list ? source.fitting?.(field, beside) : undefined);
    },
  };
}

/**
 * Makes a text distinct: `a@b.c` becomes `a7@b.c`. In a code, the number replaces the last letters, so that the length
 * stays the same.
 */
function varied(text: string, number: number): string {
  const at = text.indexOf('@');
  if (at > 0) return `${text.slice(0, at)}${number}${text.slice(at)}`;
  const digits = String(number);
  return text.slice(0, Math.max(1, text.length - digits.length)) + digits;
}
