import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader, Records } from '../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { addDays, HOURS_AHEAD, instantOf } from '../rules/time/calendar.ts';
import type { Ask } from './report.ts';

/**
 * Returns references to a table's columns under an alias, for SQL that Kysely cannot build:
 * `columnsOf<'tickets'>('t')('price')`.
 */
export function columnRefs<K extends keyof Records>(alias: string): Columns<K> {
  return (name) => sql.ref(`${alias}.${name}`);
}

export type Columns<K extends keyof Records> = (name: keyof Records[K] & string) => RawBuilder<unknown>;

/**
 * Offset of the time zone as an SQL literal. It cannot be a parameter: PostgreSQL treats two parameters with the same
 * value as different expressions and then rejects the GROUP BY.
 */
const AHEAD = sql.lit(`+${HOURS_AHEAD} hours`);

export function dayOf({ engine }: Reader, instant: Expression<unknown>): RawBuilder<string> {
  return engine === 'sqlite'
    ? sql<string>`date(${instant}, ${AHEAD})`
    : sql<string>`to_char(${instant} AT TIME ZONE 'UTC' + interval ${AHEAD}, 'YYYY-MM-DD')`;
}

export function dateOf({ engine }: Reader, date: Expression<unknown>): RawBuilder<string> {
  return engine === 'sqlite' ? sql<string>`${date}` : sql<string>`to_char(${date}, 'YYYY-MM-DD')`;
}

export function firstElement({ engine }: Reader, list: Expression<unknown>): RawBuilder<string | null> {
  return engine === 'sqlite' ? sql<string | null>`json_extract(${list}, '$[0]')` : sql<string | null>`(${list} ->> 0)`;
}

/** Time span that includes `since` and excludes `until`. */
export interface ReportPeriod {
  readonly since: string;
  readonly until: string;
}

export const reportPeriodOf = ({ from, to }: Pick<Ask, 'from' | 'to'>): ReportPeriod => ({
  since: instantOf(from),
  until: instantOf(addDays(to, 1)),
});

export function within(
  instant: Expression<unknown>,
  time: Pick<Ask, 'from' | 'to'> | ReportPeriod,
): Expression<SqlBool> {
  const { since, until } = 'since' in time ? time : reportPeriodOf(time);
  return sql<SqlBool>`${instant} >= ${since} AND ${instant} < ${until}`;
}

/**
 * Builds the condition on the requested offices. An empty list matches nothing; `in ()` would be invalid SQL. The unary
 * plus prevents SQLite from using the office index, which is slow for a large company, because most rows match. The
 * period selects fewer rows.
 */
export function ofOffices(
  { engine }: Reader,
  office: Expression<unknown>,
  { offices }: { readonly offices: readonly string[] | undefined },
): Expression<SqlBool> {
  if (!offices) return sql<SqlBool>`1 = 1`;
  if (offices.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${engine === 'sqlite' ? sql.raw('+') : sql.raw('')}${office} IN (${sql.join(offices)})`;
}

export function filtered<K extends keyof Records>(
  column: Columns<K>,
  { filters }: Ask,
  ...names: readonly (keyof Records[K] & string)[]
): Expression<SqlBool> {
  const conditions = names
    .filter((name) => filters[name] !== undefined)
    .map((name) => sql<SqlBool>`${column(name)} = ${filters[name]}`);
  return conditions.length > 0 ? sql.join<SqlBool>(conditions, sql` AND `) : sql<SqlBool>`1 = 1`;
}

export const amount = (money: Expression<unknown>): RawBuilder<number> => sql<number>`coalesce(${money}, 0)`;

/** Converts a sum, which PostgreSQL returns as text because it may exceed JavaScript's integers. */
export const numberColumn = (row: Row, name: string): number => Number(row[name] ?? 0);
export const textColumn = (row: Row, name: string): string => String(row[name] ?? '');
