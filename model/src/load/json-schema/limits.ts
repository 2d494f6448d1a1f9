import { keyword, listExpected, numberExpected, objectExpected, stringExpected } from './expected.ts';
import { addViolation } from './violation.ts';
import type { Keyword, Schema } from './violation.ts';

/* Keywords such as `minimum` and `maxLength`. Each limits values of one type and accepts values of all other types. */

export function numberLimit(name: string, fits: (value: number, limit: number) => boolean, words: string): Keyword {
  return limited(name, numberExpected, numberExpected, fits, words);
}

export function textLimit<L>(
  name: string,
  readLimit: (limit: unknown) => L | undefined,
  fits: (value: string, limit: L) => boolean,
  words: string,
): Keyword {
  return limited(name, stringExpected, readLimit, fits, words);
}

export function listLimit(
  name: string,
  fits: (value: readonly unknown[], limit: number) => boolean,
  words: string,
  unit: string,
): Keyword {
  return limited(name, listExpected, numberExpected, fits, words, unit);
}

export function object(
  name: string,
  fits: (value: Schema, limit: number) => boolean,
  words: string,
  unit: string,
): Keyword {
  return limited(name, objectExpected, numberExpected, fits, words, unit);
}

function limited<V, L>(
  name: string,
  readValue: (value: unknown) => V | undefined,
  readLimit: (limit: unknown) => L | undefined,
  fits: (value: V, limit: L) => boolean,
  words: string,
  unit = '',
): Keyword {
  return keyword(readLimit, (given, limit, visit, schema) => {
    const value = readValue(given);
    if (value === undefined || fits(value, limit)) return;
    addViolation(visit, name, schema, `${words} ${String(limit)}${counted(unit, limit)}`);
  });
}

function counted(unit: string, limit: unknown): string {
  if (unit === '') return '';
  return limit === 1 ? ` ${unit}` : ` ${unit}s`;
}
