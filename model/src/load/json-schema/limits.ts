import { keyword, listIn, numberIn, objectIn, stringIn } from './expected.ts';
import { addViolation } from './violation.ts';
import type { Keyword, Schema } from './violation.ts';

/* Keywords that set a limit to values of one type and let all others pass. */

export function number(fits: (value: number, limit: number) => boolean, words: string): Keyword {
  return limited(numberIn, numberIn, fits, words);
}

export function text<L>(
  readLimit: (limit: unknown) => L | undefined,
  fits: (value: string, limit: L) => boolean,
  words: string,
): Keyword {
  return limited(stringIn, readLimit, fits, words);
}

export function list(
  fits: (value: readonly unknown[], limit: number) => boolean,
  words: string,
  unit: string,
): Keyword {
  return limited(listIn, numberIn, fits, words, unit);
}

export function object(fits: (value: Schema, limit: number) => boolean, words: string, unit: string): Keyword {
  return limited(objectIn, numberIn, fits, words, unit);
}

function limited<V, L>(
  readValue: (value: unknown) => V | undefined,
  readLimit: (limit: unknown) => L | undefined,
  fits: (value: V, limit: L) => boolean,
  words: string,
  unit = '',
): Keyword {
  return keyword(readLimit, (given, limit, visit, schema) => {
    const value = readValue(given);
    if (value === undefined || fits(value, limit)) return;
    addViolation(visit, 'limit', schema, `${words} ${String(limit)}${counted(unit, limit)}`);
  });
}

/** ` item`, ` items` or nothing. */
function counted(unit: string, limit: unknown): string {
  if (unit === '') return '';
  return limit === 1 ? ` ${unit}` : ` ${unit}s`;
}
