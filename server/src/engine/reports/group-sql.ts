import type { Field, ReportPeriod } from '@tuyen/model';
import type { Engine } from '../store/database/connection.ts';
import { type Params, quoted } from '../store/database/sql-text.ts';
import type { OffsetStep } from './offset-steps.ts';

interface TimeColumn {
  readonly engine: Engine;
  /** Quoted name of the column. */
  readonly name: string;
  readonly kind: Field['kind'];
  readonly every: ReportPeriod | undefined;
  readonly steps: readonly OffsetStep[];
}

/**
 * Returns the SQL expression by which records are grouped. Periods are texts: `2026-11-30` for a day, the Monday of a
 * week, `2026-11` for a month. Both databases return the same texts.
 */
export function groupSql(column: TimeColumn, params: Params): string {
  const { engine, name, kind, every } = column;
  if (every === undefined || kind === 'month') return name;
  return engine === 'sqlite'
    ? onSqlite(sqliteDay(column, params), every)
    : onPostgres(postgresDay(column, params), every);
}

function onSqlite(day: string, every: ReportPeriod): string {
  if (every === 'week') return `date(${day}, '-6 days', 'weekday 1')`;
  return every === 'month' ? `substr(${day}, 1, 7)` : day;
}

function onPostgres(day: string, every: ReportPeriod): string {
  if (every === 'week') return `to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`;
  return `to_char(${day}, ${every === 'month' ? `'YYYY-MM'` : `'YYYY-MM-DD'`})`;
}

function sqliteDay(column: TimeColumn, params: Params): string {
  if (column.kind === 'date') return column.name;
  return `date(${column.name}, ${offsetSql(column, params, (seconds) => quoted(`${seconds < 0 ? '' : '+'}${seconds} seconds`))})`;
}

function postgresDay(column: TimeColumn, params: Params): string {
  if (column.kind === 'date') return column.name;
  const offset = offsetSql(column, params, (seconds) => `interval ${quoted(`${seconds} seconds`)}`);
  return `((${column.name} AT TIME ZONE 'UTC') + ${offset})`;
}

/** Returns the offset from UTC that applies at the moment in the column, the latest offsets first. */
function offsetSql({ name, steps }: TimeColumn, params: Params, said: (seconds: number) => string): string {
  const [first, ...later] = steps;
  const of = (step: OffsetStep | undefined) => said(Math.round((step?.offset ?? 0) / 1000));
  if (later.length === 0) return of(first);
  const cases = later.toReversed().map((step) => `WHEN ${name} >= ${params.add(step.from)} THEN ${of(step)}`);
  return `CASE ${cases.join(' ')} ELSE ${of(first)} END`;
}
