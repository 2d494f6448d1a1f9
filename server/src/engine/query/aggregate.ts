import type { Engine } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import type { Table } from '../store/tables/columns.ts';
import { column, conditions, type QueryHints, type OfficeScope, type Statement } from './compile.ts';
import type { Filter } from './query.ts';

export interface Counted {
  readonly table: Table;
  readonly where: Filter | undefined;
  readonly scope: OfficeScope;
  readonly hints: QueryHints;
  readonly engine: Engine;
  /** Number field to sum. If undefined, records are counted. */
  readonly sum: string | undefined;
  /** Field that contains the currency of the amounts, if any. Each currency gets its own sum. */
  readonly currency?: string | undefined;
}

const amount = ({ table, sum }: Counted): string =>
  sum === undefined ? 'count(*)' : `coalesce(sum(${column(table, sum).name}), 0)`;

const currencyOf = ({ table, currency }: Counted): string =>
  currency === undefined ? '' : `${column(table, currency).name} AS currency, `;

function whereOf({ table, where, scope, hints }: Counted, params: Params): string {
  return conditions(table, { where, words: [] }, scope, params, hints);
}

/**
 * Returns one row whose `n` is the count or the sum. If the amounts have currencies, returns one row for each
 * `currency`, which is null for amounts without a currency.
 */
export function aggregate(counted: Counted): Statement {
  const params = new Params(counted.engine);
  const where = whereOf(counted, params);
  const sql =
    `SELECT ${currencyOf(counted)}${amount(counted)} AS n FROM ${counted.table.name}${where}` +
    (counted.currency === undefined ? '' : ' GROUP BY 1');
  return { sql, params: params.values };
}

/**
 * Returns one row for each value of the field (and each `currency`), the largest `n` first. `key` is the value, `n` its
 * count or sum, and `total` the count or sum of all values, repeated in each row.
 */
export function grouped(counted: Counted, field: string, most: number): Statement {
  const params = new Params(counted.engine);
  const by = column(counted.table, field).name;
  const n = amount(counted);
  const where = whereOf(counted, params);
  // Grouping by `+column` prevents SQLite from using an index of the column. With the index, SQLite would scan all
  // rows, although the condition may select only a few.
  const group = counted.where && counted.engine === 'sqlite' ? `+${by}` : by;
  const all = `FROM ${counted.table.name}${where} GROUP BY ${group}`;
  if (counted.currency === undefined) {
    const sql = `SELECT ${by} AS "key", ${n} AS n, sum(${n}) OVER () AS total ${all} ORDER BY 2 DESC, 1 LIMIT ${params.add(most)}`;
    return { sql, params: params.values };
  }
  // Rank within each currency. Otherwise currencies with small numeric amounts would come last.
  const each = `PARTITION BY ${column(counted.table, counted.currency).name}`;
  const sums =
    `SELECT ${currencyOf(counted)}${by} AS "key", ${n} AS n, sum(${n}) OVER (${each}) AS total, ` +
    `row_number() OVER (${each} ORDER BY ${n} DESC, ${by}) AS place ${all}, 1`;
  const sql = `SELECT currency, "key", n, total FROM (${sums}) AS sums WHERE place <= ${params.add(most)} ORDER BY place`;
  return { sql, params: params.values };
}

/**
 * Returns one row for each period (and each `currency`) that has records. `i` is the index of the period, and `n` its
 * count or sum.
 * @param bounds start of each period and then the exclusive end of the last one, in ascending order and in the stored
 * format of the field
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
