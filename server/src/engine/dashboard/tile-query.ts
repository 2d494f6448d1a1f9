import {
  type FilterContext,
  kindOf,
  type ListConditions,
  listConditions,
  type Resource,
  type TileQuery,
} from '@tuyen/model';
import type { Caller, Domain, Services } from '../domain.ts';
import { getOrThrow } from '../get-or-throw.ts';
import type { Counted } from '../query/aggregate.ts';
import { comparison } from '../query/comparison.ts';
import type { Statement } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { all, type Filter } from '../query/query.ts';
import { scopeOf } from '../query/scope-of.ts';
import { resourceOf } from '../store/resource-of.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { HasRecords } from '../store/store.ts';
import type { OfficeFormats } from '../office-formats.ts';
import type { View } from '../query/view.ts';

export interface DashboardParts
  extends Pick<Services, 'auth' | 'jobs' | 'model' | 'settings' | 'store' | 'text'>, HasRecords, OfficeFormats {
  readonly domain: Domain;
  readonly views: ReadonlyMap<string, View>;
  readonly log: FastifyBaseLogger;
}

export interface OpenQuery {
  readonly resource: Resource;
  readonly counted: Counted;
  readonly where: Filter | undefined;
  readonly conditions: ListConditions;
}

export interface Asking {
  readonly engine: DashboardParts;
  readonly caller: Caller;
  readonly now: Date;
}

export function filterContextOf({ engine, caller, now }: Asking): FilterContext {
  const userId = caller.profile?.id ?? null;
  return { now, zone: engine.formats.zone, userId, officeId: caller.officeId };
}

export async function openQuery(asking: Asking, query: TileQuery & { readonly sum?: string }): Promise<OpenQuery> {
  const { engine, caller } = asking;
  const resource = resourceOf(engine.model, query.resource);
  const conditions = listConditions(query.filter, filterContextOf(asking));
  const where = filterOf(engine, resource, conditions);
  const table = getOrThrow(engine.records.tables, resource.name);
  const scope = scopeOf(resource, caller);
  const counted: Counted = {
    table,
    where,
    scope,
    hints: await hintsFor(engine, table, scope, { where }),
    engine: engine.records.database.engine,
    sum: query.sum,
    currency: currencyField(resource, query.sum),
  };
  return { resource, counted, where, conditions };
}

export function filterOf(
  engine: Pick<DashboardParts, 'views'>,
  resource: Resource,
  conditions: ListConditions,
): Filter | undefined {
  const view = getOrThrow(engine.views, resource.name);
  return all(
    Object.entries(conditions).map(([key, value]) => {
      const [field = '', operator = '$eq'] = key.split('||');
      return comparison(view, 'filter', field, operator, value);
    }),
  );
}

export function isMoney({ fields }: Resource, sum: string | undefined): boolean {
  const field = fields.find(({ name }) => name === sum);
  return field !== undefined && kindOf(field).numeric === 'money';
}

function currencyField({ fields }: Resource, sum: string | undefined): string | undefined {
  const field = fields.find(({ name }) => name === sum);
  return field?.kind === 'money' ? field.currency : undefined;
}

/** Returns the number that the statement selects. PostgreSQL returns sums as text. */
export async function numberOf(engine: HasRecords, { sql, params }: Statement): Promise<number> {
  const row = await engine.records.database.row<{ n: number | string }>(sql, params);
  return Number(row?.n ?? 0);
}
