import type { StatementSync } from 'node:sqlite';
import type { SqlRow } from './connection.ts';

/**
 * Runs a statement that reads rows. `node:sqlite` throws for integers beyond ±(2^53 − 1), which other programs may have stored: the
 * statement then reads them as bigints, and they become numbers, as those of PostgreSQL do.
 */
export function reading<T>(statement: StatementSync, read: (statement: StatementSync) => T): T {
  try {
    return read(statement);
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
  }
  statement.setReadBigInts(true);
  try {
    return withNumbers(read(statement));
  } finally {
    statement.setReadBigInts(false);
  }
}

/** Reads all rows of a statement, one at a time. See `reading`. */
export function* readingEach(statement: StatementSync): Iterable<SqlRow> {
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) yield withNumbers(row);
}

function isOutOfRange(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}

/** Replaces the bigints of a row, or of a list of rows. */
function withNumbers<T>(answer: T): T {
  for (const row of [answer].flat()) {
    if (typeof row !== 'object' || row === null) continue;
    const values: Record<string, unknown> = Object(row);
    for (const [name, value] of Object.entries(values)) if (typeof value === 'bigint') values[name] = Number(value);
  }
  return answer;
}
