import { type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Caller, Services } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { badQuery } from '../../request/refusals/bad-query.ts';
import { countUpTo, type OfficeScope } from '../../query/compile.ts';
import { hintsFor } from '../../query/hints.ts';
import { parametersOf } from '../../query/parameters.ts';
import { EVERY_RECORD } from '../../query/query.ts';
import { describedQuery, savedQuery, type TabParts, type TabQuery, visibleTabs } from '../../tabs/tab-query.ts';
import type { SavedTab } from '../../write/system-tables/tabs.ts';
import { errorAnswer } from '../../request/refusals/error-answer.ts';
import { queryText } from '../records/answers.ts';
import { scopeOf } from '../../query/scope-of.ts';
import { lruCache } from '../../lru-cache.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { View } from '../../query/view.ts';

interface Parts extends Pick<Services, 'auth' | 'text'>, TabParts {
  readonly views: ReadonlyMap<string, View>;
}

/** Maximum count shown on a tab. Larger numbers are not counted exactly, because that would be slow. */
export const MOST_COUNTED = 1000;

interface TabOpening {
  readonly caller: Caller;
  readonly scope: OfficeScope;
  readonly today: string;
}

interface Counted {
  readonly version: number;
  readonly count: number;
}

export function tabRoutes(app: FastifyInstance, engine: Parts, resource: Resource): void {
  if (!resource.actions.includes('list')) return;
  const { tabs = [], name } = resource;
  const { records } = engine;
  const view = getOrThrow(engine.views, name);
  const table = getOrThrow(records.tables, name);
  const counts = perNamespace(() => lruCache<Counted>(200));

  async function count(tab: string, query: TabQuery, scope: OfficeScope): Promise<number> {
    // The condition is part of the cache key, because the condition of a tab can differ by caller and by day.
    const key = `${tab} ${JSON.stringify(query.where)} ${scope.offices?.join() ?? '*'}`;
    const version = records.version(name);
    const counted = counts();
    const known = records.alone ? counted.get(key) : undefined;
    if (known?.version === version) return known.count;
    const hints = await hintsFor(engine, table, scope, query);
    const whole = { ...EVERY_RECORD, ...query };
    const { sql, params } = countUpTo(table, whole, scope, records.database.engine, MOST_COUNTED, hints);
    const row = await records.database.row<{ n: number }>(sql, params);
    const found = { version, count: Number(row?.n ?? 0) };
    counted.set(key, found);
    return found.count;
  }

  async function saved(tab: SavedTab, opening: TabOpening) {
    const { caller, scope } = opening;
    const { id, query, role } = tab;
    const own = tab.owner === caller.profile?.id;
    const described = { name: id, label: tab.name, own, ...(own && { query, role }) };
    try {
      return { ...described, count: await count(`${id} ${query}`, savedQuery(view, query, opening), scope) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return {
        ...described,
        count: 0,
        problem: String(errorAnswer(error, caller.language, engine.text, engine.model).message),
      };
    }
  }

  app.get(`/${name}/tabs`, async (request) => {
    const caller = await engine.auth.needsAll(request, slugFor(resource.module, 'list'));
    const [parameter] = parametersOf(queryText(request)).names;
    if (parameter !== undefined) throw badQuery('unknown_parameter', { parameter: parameter.slice(0, 100) });
    const scope = scopeOf(resource, caller);
    const opening = { caller, scope, today: view.zone.dayOf(engine.clock.now()) };
    const offered = tabs.filter(({ slug }) => slug === undefined || engine.auth.may(caller, slug));
    const described = offered.map(async (tab) => ({
      name: tab.name,
      count: await count(tab.name, describedQuery(view, tab, opening), scope),
    }));
    const others = (await visibleTabs(engine, name, caller)).map(async (tab) => saved(tab, opening));
    return Promise.all([...described, ...others]);
  });
}
