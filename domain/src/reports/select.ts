import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader } from '../contract.ts';
import type { Row, Tables } from '@tuyen/server-mock/domain';
import { addDays, instantOf } from '../rules/time/calendar.ts';
import type { Ask } from './report.ts';

export type Selection = SelectQueryBuilder<Tables, string, object>;

/** The day of Hà Nội (UTC+7, no daylight saving) that an instant falls on, as text. */
export function dayOf({ engine }: Reader, column: string): RawBuilder<string> {
  return engine === 'sqlite'
    ? sql<string>`date(${sql.ref(column)}, '+7 hours')`
    : sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;
}

/** A date column as text. */
export function dateOf({ engine }: Reader, column: string): RawBuilder<string> {
  return engine === 'sqlite' ? sql<string>`${sql.ref(column)}` : sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}

/** The first entry of a list of texts. */
export function firstOf({ engine }: Reader, column: string): RawBuilder<string | null> {
  return engine === 'sqlite'
    ? sql<string | null>`json_extract(${sql.ref(column)}, '$[0]')`
    : sql<string | null>`(${sql.ref(column)} ->> 0)`;
}

/** Rows of a table whose instant lies within the days asked for. */
export function within(reader: Reader, table: string, column: string, { from, to }: Ask): Selection {
  const query = reader.sql.selectFrom(`${table} as t`);
  return query.where(`t.${column}`, '>=', instantOf(from)).where(`t.${column}`, '<', instantOf(addDays(to, 1)));
}

/** Only of the offices asked for. No office at all sees nothing: `in ()` is no SQL. */
export function ofOffices(query: Selection, { offices }: Ask, column = 't.office_id'): Selection {
  if (!offices) return query;
  return offices.length > 0 ? query.where(column, 'in', offices) : query.where(sql<boolean>`1 = 0`);
}

/** Equality filters on columns of the same name. */
export function filtered(query: Selection, { filters }: Ask, ...names: readonly string[]): Selection {
  return names.reduce(
    (narrowed, name) => (filters[name] === undefined ? narrowed : narrowed.where(`t.${name}`, '=', filters[name])),
    query,
  );
}

/** An amount that may be absent. */
export const amount = (column: string): RawBuilder<number> => sql<number>`coalesce(${sql.ref(column)}, 0)`;

/** Sums come as text from PostgreSQL, which has bigger integers than JavaScript. */
export const number = (row: Row, name: string): number => Number(row[name] ?? 0);
export const text = (row: Row, name: string): string => String(row[name] ?? '');
