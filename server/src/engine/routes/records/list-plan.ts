import type { Resource } from '@tuyen/model';
import type { Caller } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { type Compiled, compile, type OfficeScope } from '../../query/compile.ts';
import { hintsFor } from '../../query/hints.ts';
import { parseQuery } from '../../query/parse.ts';
import { all, type Query } from '../../query/query.ts';
import { scopeOf } from '../../query/scope-of.ts';
import type { View } from '../../query/view.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import type { Table } from '../../store/tables/columns.ts';
import { type TabParts, tabQuery } from '../../tabs/tab-query.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';
import { checkCanLimit } from './can.ts';

export interface PlanningParts extends TabParts {
  readonly views: ReadonlyMap<string, View>;
  readonly write: Pick<AuthorizingWritePath, 'choosable'>;
}

export interface Planning {
  readonly engine: PlanningParts;
  readonly table: Table;
  readonly view: View;
}

export interface ListPlan {
  readonly query: Query;
  readonly compiled: Compiled;
}

/** @param language language of the caller, in which localized texts are sorted */
export async function planFor(
  { engine, table, view }: Planning,
  scope: OfficeScope,
  text: string,
  language: string,
): Promise<ListPlan> {
  const query = { ...parseQuery(view, text), language };
  checkCanLimit(query);
  const hints = await hintsFor(engine, table, scope, query);
  return { query, compiled: compile(table, query, scope, engine.records.database.engine, hints) };
}

/**
 * Adds the conditions of the requested tab, and the conditions for choices of a reference field. These conditions
 * depend on the caller and the current time, so the resulting plan is never cached.
 */
export async function narrowed(
  { engine, table, view }: Planning,
  scope: OfficeScope,
  plan: ListPlan,
  caller: Caller,
): Promise<ListPlan> {
  const { choice, tab } = plan.query;
  const allowed = choice && (await engine.write.choosable(caller, choice));
  const inTab = tab === undefined ? undefined : await tabQuery(engine, view, caller, tab);
  const where = all([plan.query.where, inTab?.where, allowed].filter((filter) => filter !== undefined));
  const words = [...plan.query.words, ...(inTab?.words ?? [])];
  const sort = plan.query.sort.length > 0 ? plan.query.sort : (inTab?.sort ?? []);
  const query = { ...plan.query, where, words, sort };
  const hints = await hintsFor(engine, table, scope, query);
  return { query, compiled: compile(table, query, scope, engine.records.database.engine, hints) };
}

/**
 * Returns the ids of all records of a list request without paging, in order. The records are then read by these ids, so
 * that later writes do not change which records the answer contains.
 */
export async function idsFor(
  engine: PlanningParts,
  resource: Resource,
  caller: Caller,
  text: string,
): Promise<readonly string[]> {
  const scope = scopeOf(resource, caller);
  const table = getOrThrow(engine.records.tables, resource.name);
  const view = getOrThrow(engine.views, resource.name);
  const plan = await planFor({ engine, table, view }, scope, text, caller.language);
  const { query } = plan;
  const { limit, offset, fields, join, can, choice } = query;
  if (limit !== undefined || offset > 0 || fields !== undefined || join.length > 0 || can || choice)
    throw badQuery('part_of_export', {});
  const { ids } = (query.tab === undefined ? plan : await narrowed({ engine, table, view }, scope, plan, caller))
    .compiled;
  return engine.records.database.texts(ids.sql, ids.params);
}
