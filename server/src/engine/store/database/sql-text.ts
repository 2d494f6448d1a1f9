import type { Engine, SqlValue } from './connection.ts';

export class Params {
  readonly values: SqlValue[] = [];
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  add(value: SqlValue, type?: string): string {
    this.values.push(value);
    if (this.engine === 'sqlite') return '?';
    return type ? `$${this.values.length}::${type}` : `$${this.values.length}`;
  }

  list(values: readonly SqlValue[]): string {
    return values.map((value) => this.add(value)).join(', ');
  }
}

/** Returns a text as a SQL literal. SQLite and PostgreSQL both treat a backslash in it as an ordinary character. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Returns the DEFAULT clause of a new column. Existing rows get this value. Rows that older builds insert get it too,
 * because these builds do not know the column.
 */
export function defaultClause(encoded: SqlValue): string {
  if (encoded === null) return '';
  return ` DEFAULT ${typeof encoded === 'number' || typeof encoded === 'boolean' ? encoded : quoted(String(encoded))}`;
}

const NOT_DURABLE = `set_config('synchronous_commit', 'off', true)`;

/**
 * Returns the RETURNING clause of a write that need not be durable, such as an increment of a counter. On PostgreSQL,
 * the clause also turns off the wait for the disk and for a synchronous standby. A request that only reads and counts
 * then does not wait.
 */
export function notDurable(engine: Engine, ...columns: readonly string[]): string {
  const returned = engine === 'postgres' ? [...columns, NOT_DURABLE] : columns;
  return returned.length > 0 ? ` RETURNING ${returned.join(', ')}` : '';
}

export function isNotDurable(sql: string): boolean {
  return sql.includes(NOT_DURABLE);
}
