import type { Engine, SqlValue } from './connection.ts';

/** Collects a statement's values and answers the placeholder of each, in the engine's way of writing it. */
export class Params {
  readonly values: SqlValue[] = [];
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** @param type PostgreSQL's name of the value's type, if it does not follow from the statement alone */
  add(value: SqlValue, type?: string): string {
    this.values.push(value);
    if (this.engine === 'sqlite') return '?';
    return type ? `$${this.values.length}::${type}` : `$${this.values.length}`;
  }

  list(values: readonly SqlValue[]): string {
    return values.map((value) => this.add(value)).join(', ');
  }
}

/** Returns a text literal. Both databases take a backslash for itself. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the clause by which rows get the value that do not name the column: those that are there, and those of older builds. */
export function defaultClause(encoded: SqlValue): string {
  if (encoded === null) return '';
  return ` DEFAULT ${typeof encoded === 'number' || typeof encoded === 'boolean' ? encoded : quoted(String(encoded))}`;
}

const NOT_DURABLE = `set_config('synchronous_commit', 'off', true)`;

/**
 * Returns the RETURNING clause of a single write that PostgreSQL commits without waiting for the disk and for a synchronous standby: of
 * counters and the like, so that a request that only reads does not wait.
 */
export function notDurable(engine: Engine, ...columns: readonly string[]): string {
  const returned = engine === 'postgres' ? [...columns, NOT_DURABLE] : columns;
  return returned.length > 0 ? ` RETURNING ${returned.join(', ')}` : '';
}

export function isNotDurable(sql: string): boolean {
  return sql.includes(NOT_DURABLE);
}
