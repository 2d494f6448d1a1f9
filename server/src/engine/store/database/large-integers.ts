import type { StatementSync } from 'node:sqlite';
import type { SqlRow } from './connection.ts';

/**
 * Runs a statement that reads rows. `node:sqlite` throws for integers beyond ±(2^53 − 1), which other programs may have
 * stored. In this case, the statement reads bigints and converts them to numbers, as on PostgreSQL.
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

export function* readingEach(statement: StatementSync): Iterable<SqlRow> {
  statement.setReadBigInts(true);
  for (const row of statement.iterate()) yield withNumbers(row);
}

function isOutOfRange(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}

function withNumbers<T>(answer: T): T {
  for (const row of [answer].flat()) {
    if (typeof row !== 'object' || row === null) continue;
    const values: Record<string, unknown> = Object(row);
    for (const [name, value] of Object.entries(values)) if (typeof value === 'bigint') values[name] = Number(value);
  }
  return answer;
}
