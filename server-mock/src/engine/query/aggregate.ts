import type { Engine } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Table } from '../store/tables/columns.ts';
import { column, conditions, type QueryHints, type Scope, type Statement } from './compile.ts';
import type { Filter } from './query.ts';

/** Records to add up: all that meet the condition, in the caller's scope. */
export interface Counted {
  readonly table: Table;
  readonly where: Filter | undefined;
  readonly scope: Scope;
  readonly hints: QueryHints;
  readonly engine: Engine;
  /** The number field to add up; undefined: records are counted. */
  readonly sum: string | undefined;
}

const amount = ({ table, sum }: Counted): string =>
  sum === undefined ? 'count(*)' : `coalesce(sum(${column(table, sum).name}), 0)`;

function whereOf({ table, where, scope, hints }: Counted, params: Params): string {
  return conditions(table, { where, words: [] }, scope, params, hints);
}

/** One row: `n`. */
export function aggregate(counted: Counted): Statement {
  const params = new Params(counted.engine);
  const sql = `SELECT ${amount(counted)} AS n FROM ${counted.table.name}${whereOf(counted, params)}`;
  return { sql, params: params.values };
}

/** A row for each value of the field, the largest first: `key`, `n`, and in each row the `total` of all values. */
export function grouped(counted: Counted, field: string, most: number): Statement {
  const params = new Params(counted.engine);
  const by = column(counted.table, field).name;
  const n = amount(counted);
  const where = whereOf(counted, params);
  // The plus keeps SQLite from walking all rows in the order of an index of the field, where a condition finds fewer.
  const group = counted.where && counted.engine === 'sqlite' ? `+${by}` : by;
  const sql =
    `SELECT ${by} AS "key", ${n} AS n, sum(${n}) OVER () AS total FROM ${counted.table.name}${where} ` +
    `GROUP BY ${group} ORDER BY 2 DESC, 1 LIMIT ${params.add(most)}`;
  return { sql, params: params.values };
}

/**
 * A row for each stretch of time that has records: `i`, its index, and `n`. The stretches follow one another without gaps.
 * @param bounds in ascending order, as the field stores its values: one more than there are stretches; the last is not included
 */
export function bucketed(counted: Counted, field: string, bounds: readonly string[]): Statement {
  const params = new Params(counted.engine);
  const at = column(counted.table, field).name;
  const steps = bounds.slice(1, -1).map((bound, index) => `WHEN ${at} < ${params.add(bound)} THEN ${index}`);
  const i = steps.length === 0 ? '0' : `CASE ${steps.join(' ')} ELSE ${steps.length} END`;
  const where = whereOf(counted, params);
  const within = `${at} >= ${params.add(bounds[0] ?? '')} AND ${at} < ${params.add(bounds.at(-1) ?? '')}`;
  const sql =
    `SELECT ${i} AS i, ${amount(counted)} AS n FROM ${counted.table.name}` +
    `${where === '' ? ' WHERE' : `${where} AND`} ${within} GROUP BY 1`;
  return { sql, params: params.values };
}
