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
  /** The field that holds the currency of the amounts, if one does: each currency has a sum of its own. */
  readonly currency?: string | undefined;
}

const amount = ({ table, sum }: Counted): string =>
  sum === undefined ? 'count(*)' : `coalesce(sum(${column(table, sum).name}), 0)`;

/** The column of the currency before others, if there is one. */
const currencyOf = ({ table, currency }: Counted): string =>
  currency === undefined ? '' : `${column(table, currency).name} AS currency, `;

function whereOf({ table, where, scope, hints }: Counted, params: Params): string {
  return conditions(table, { where, words: [] }, scope, params, hints);
}

/** A row with `n`; where amounts have currencies, one for each `currency` that there is: null where an amount names none. */
export function aggregate(counted: Counted): Statement {
  const params = new Params(counted.engine);
  const where = whereOf(counted, params);
  const sql =
    `SELECT ${currencyOf(counted)}${amount(counted)} AS n FROM ${counted.table.name}${where}` +
    (counted.currency === undefined ? '' : ' GROUP BY 1');
  return { sql, params: params.values };
}

/** A row for each value of the field (and `currency`), the largest first: `key`, `n`, and in each row the `total` of all values. */
export function grouped(counted: Counted, field: string, most: number): Statement {
  const params = new Params(counted.engine);
  const by = column(counted.table, field).name;
  const n = amount(counted);
  const where = whereOf(counted, params);
  // The plus keeps SQLite from walking all rows in the order of an index of the field, where a condition finds fewer.
  const group = counted.where && counted.engine === 'sqlite' ? `+${by}` : by;
  const all = `FROM ${counted.table.name}${where} GROUP BY ${group}`;
  if (counted.currency === undefined) {
    const sql = `SELECT ${by} AS "key", ${n} AS n, sum(${n}) OVER () AS total ${all} ORDER BY 2 DESC, 1 LIMIT ${params.add(most)}`;
    return { sql, params: params.values };
  }
  // Amounts of a currency with small numbers would be behind all others.
  const each = `PARTITION BY ${column(counted.table, counted.currency).name}`;
  const sums =
    `SELECT ${currencyOf(counted)}${by} AS "key", ${n} AS n, sum(${n}) OVER (${each}) AS total, ` +
    `row_number() OVER (${each} ORDER BY ${n} DESC, ${by}) AS place ${all}, 1`;
  const sql = `SELECT currency, "key", n, total FROM (${sums}) AS sums WHERE place <= ${params.add(most)} ORDER BY place`;
  return { sql, params: params.values };
}

/**
 * A row for each stretch of time (and `currency`) that has records: `i`, its index, and `n`. The stretches follow one another without
 * gaps.
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
    `SELECT ${i} AS i, ${currencyOf(counted)}${amount(counted)} AS n FROM ${counted.table.name}` +
    `${where === '' ? ' WHERE' : `${where} AND`} ${within} GROUP BY 1${counted.currency === undefined ? '' : ', 2'}`;
  return { sql, params: params.values };
}
