import { isObject } from './value.ts';
import { addViolation } from './violation.ts';
import type { Keyword, Schema } from './violation.ts';

/* Keywords that set a limit to values of one type and let all others pass. */

export function number(fits: (value: number, limit: number) => boolean, words: string): Keyword {
  return limited((value) => typeof value !== 'number', fits as never, words);
}

export function text(fits: (value: string, limit: unknown) => boolean, words: string): Keyword {
  // `limited` calls `fits` with values of this type alone.
  return limited((value) => typeof value !== 'string', fits as never, words);
}

export function list(
  fits: (value: readonly unknown[], limit: unknown) => boolean,
  words: string,
  unit: string,
): Keyword {
  // `limited` calls `fits` with values of this type alone.
  return limited((value) => !Array.isArray(value), fits as never, words, unit);
}

export function object(fits: (value: Schema, limit: unknown) => boolean, words: string, unit: string): Keyword {
  // `limited` calls `fits` with values of this type alone.
  return limited((value) => !isObject(value), fits as never, words, unit);
}

function limited(
  passesBy: (value: unknown) => boolean,
  fits: (value: unknown, limit: unknown) => boolean,
  words: string,
  unit = '',
): Keyword {
  return (value, limit, visit, schema) => {
    if (passesBy(value) || fits(value, limit)) return;
    addViolation(visit, 'limit', schema, `${words} ${String(limit)}${counted(unit, limit)}`);
  };
}

/** ` item`, ` items` or nothing. */
function counted(unit: string, limit: unknown): string {
  if (unit === '') return '';
  return limit === 1 ? ` ${unit}` : ` ${unit}s`;
}
