import {
  type Field,
  MOST_ROWS,
  type ReportAnswer,
  type ReportKey,
  type ReportRow,
  type Resource,
  slugFor,
} from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { openNames } from '../csv/names.ts';
import type { Caller, Services } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import type { OfficeFormats } from '../office-formats.ts';
import { titleOf } from '../record-title.ts';
import { Problem } from '../problem.ts';
import { column, conditions } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { parseQuery } from '../query/parse.ts';
import { all } from '../query/query.ts';
import { scopeOf } from '../query/scope-of.ts';
import type { View } from '../query/view.ts';
import { badQuery } from '../request/refusals/bad-query.ts';
import { Params } from '../store/database/sql-text.ts';
import { tabQuery, type TabParts } from '../tabs/tab-query.ts';
import { figureOf, merged, type Sums, sumsIn } from './figures.ts';
import { groupSql } from './group-sql.ts';
import { isSteady, offsetSteps, type OffsetStep } from './offset-steps.ts';
import { reportRequest, type ReportRequest } from './report-request.ts';
import { sumsSql } from './sums-sql.ts';

export interface ReportParts extends Pick<Services, 'auth' | 'text'>, TabParts, OfficeFormats {
  readonly views: ReadonlyMap<string, View>;
}

interface Group extends Sums {
  readonly keys: readonly ReportKey[];
  readonly currency: string | null;
}

/**
 * Computes a report of the records that the caller may list.
 * @throws 403 if the caller may not list them, 400 for a field that is secret or not offered, 422 for too many rows
 */
export async function runReport(
  engine: ReportParts,
  resource: Resource,
  caller: Caller,
  text: string,
): Promise<ReportAnswer> {
  const slug = slugFor(resource.module, 'list');
  if (!engine.auth.may(caller, slug)) throw new Problem(403, 'not_permitted', { permission: slug });
  const request = reportRequest(resource, text);
  const fields = measuredFields(request);
  const groups = await groupsOf(engine, resource, caller, { request, fields });
  const totals = Map.groupBy(groups, ({ currency }) => currency);
  const sums = new Map([...totals].map(([currency, some]) => [currency, merged(some, fields.length)]));
  const none = merged([], fields.length);
  const values = (one: Sums, currency: string | null): Omit<ReportRow, 'keys'> => ({
    ...(request.currency !== undefined && { currency }),
    values: request.measures.map((measure) => {
      const at = fields.findIndex(({ name }) => name === measure.field);
      const kind = fields[at]?.kind;
      return figureOf(measure, kind && { at, kind }, one, sums.get(currency) ?? none);
    }),
  });
  return {
    by: request.by.map(({ of: _, ...group }) => group),
    measures: request.measures.map(({ number: _, ...measure }) => measure),
    rows: groups.map((group) => ({ keys: group.keys, ...values(group, group.currency) })),
    totals: [...(sums.size > 0 ? sums : new Map([[null, none]]))].map(([currency, one]) => values(one, currency)),
    records: groups.reduce((sum, { records }) => sum + records, 0),
    titles: await titlesOf(engine, caller, request, groups),
  };
}

function measuredFields({ measures }: ReportRequest): readonly Field[] {
  return [...new Map(measures.flatMap(({ number }) => (number ? [[number.name, number]] : []))).values()];
}

interface Asked {
  readonly request: ReportRequest;
  readonly fields: readonly Field[];
}

async function groupsOf(
  engine: ReportParts,
  resource: Resource,
  caller: Caller,
  { request, fields }: Asked,
): Promise<readonly Group[]> {
  const { database } = engine.records;
  const table = getOrThrow(engine.records.tables, resource.name);
  const view = getOrThrow(engine.views, resource.name);
  const query = await filterOf(engine, view, caller, request.list);
  const scope = scopeOf(resource, caller);
  const hints = await hintsFor(engine, table, scope, query);
  const where = (params: Params) => conditions(table, query, scope, params, hints);
  const steps = await stepsFor(engine, request, async (name) => {
    const params = new Params(database.engine);
    const sql = `SELECT min(${column(table, name).name}) AS a, max(${column(table, name).name}) AS b FROM ${table.name}${where(params)}`;
    return database.row<{ a: unknown; b: unknown }>(sql, params.values);
  });

  const params = new Params(database.engine);
  const isNarrow = query.where !== undefined && database.engine === 'sqlite';
  const keys = request.by.map(({ field, every, of }) => {
    const { name } = column(table, field);
    const sql = groupSql(
      { engine: database.engine, name, kind: of.kind, every, steps: steps.get(field) ?? [] },
      params,
    );
    // With the plus before the name, SQLite does not read the whole index of the column although few rows match.
    return isNarrow && sql === name ? `+${name}` : sql;
  });
  if (request.currency !== undefined) keys.push(column(table, request.currency).name);
  const columns = [
    ...keys.map((key, at) => `${key} AS k${at}`),
    'count(*) AS n',
    ...fields.map((field, at) => sumsSql(field, column(table, field.name).name, at, database.engine)),
  ];
  const grouped = keys.length > 0 ? ` GROUP BY ${keys.map((_, at) => at + 1).join(', ')}` : '';
  const sql = `SELECT ${columns.join(', ')} FROM ${table.name}${where(params)}${grouped} LIMIT ${MOST_ROWS + 1}`;
  const rows = await database.rows(sql, params.values);
  if (rows.length > MOST_ROWS) throw new Problem(422, 'report_too_long', { most: MOST_ROWS });
  const groups = rows.map((row) => ({
    ...sumsIn(row, fields.length),
    keys: request.by.map(({ of }, at) => keyOf(of, row[`k${at}`])),
    currency: textOrNull(request.currency === undefined ? null : row[`k${request.by.length}`]),
  }));
  return groups.filter(({ records }) => records > 0).toSorted(inOrder(request));
}

async function filterOf(engine: ReportParts, view: View, caller: Caller, text: string) {
  const { where, words, tab, limit, offset, fields, join, can, choice } = parseQuery(view, text);
  if (limit !== undefined || offset > 0 || fields !== undefined || join.length > 0 || can || choice)
    throw badQuery('part_of_report', {});
  const inTab = tab === undefined ? undefined : await tabQuery(engine, view, caller, tab);
  return {
    where: all([where, inTab?.where].filter((filter) => filter !== undefined)),
    words: [...words, ...(inTab?.words ?? [])],
  };
}

/** Returns the offsets from UTC for each moment by whose local day records are grouped. */
async function stepsFor(
  { formats }: ReportParts,
  { by }: ReportRequest,
  spanOf: (field: string) => Promise<{ readonly a: unknown; readonly b: unknown } | undefined>,
): Promise<ReadonlyMap<string, readonly OffsetStep[]>> {
  const steps = new Map<string, readonly OffsetStep[]>();
  for (const { field, of } of by) {
    if (of.kind !== 'date-time') continue;
    const span = isSteady(formats.zone) ? undefined : await spanOf(field);
    steps.set(field, offsetSteps(formats.zone, momentText(span?.a), momentText(span?.b)));
  }
  return steps;
}

function momentText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString();
}

function keyOf({ kind }: Field, value: unknown): ReportKey {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value === true || value === 1;
  return typeof value === 'number' ? value : String(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Rows come in the order of their keys: choices as the schema lists them, other values by code point, empty ones last. */
function inOrder({ by }: ReportRequest): (one: Group, other: Group) => number {
  const places = by.map(({ of }) => new Map('values' in of ? of.values.map((value, at) => [String(value), at]) : []));
  const order = (a: ReportKey, b: ReportKey, at: number): number => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    const [first, second] = [places[at]?.get(String(a)), places[at]?.get(String(b))];
    if (first !== undefined && second !== undefined) return first - second;
    return a < b ? -1 : 1;
  };
  return (one, other) => {
    for (const at of by.keys()) {
      const found = order(one.keys[at] ?? null, other.keys[at] ?? null, at);
      if (found !== 0) return found;
    }
    return order(one.currency, other.currency, by.length);
  };
}

async function titlesOf(
  engine: ReportParts,
  caller: Caller,
  { by }: ReportRequest,
  groups: readonly Group[],
): Promise<ReportAnswer['titles']> {
  const names = openNames(engine, caller, csvContext(engine, caller.language), titleOf);
  const titles: Record<string, Record<string, string>> = {};
  for (const [at, { field, of }] of by.entries()) {
    if (of.kind !== 'reference') continue;
    const ids = [...new Set(groups.map(({ keys }) => keys[at]))].filter((id) => typeof id === 'string');
    const named = await names.named(
      [of],
      ids.map((id) => ({ [field]: id })),
    );
    titles[field] = Object.fromEntries(
      ids.flatMap((id, index) => {
        const title = named[index]?.[field];
        return typeof title === 'string' && title !== '' ? [[id, title]] : [];
      }),
    );
  }
  return titles;
}
