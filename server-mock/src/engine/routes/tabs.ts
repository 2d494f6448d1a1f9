import { type Resource, slugFor, type Tab } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Engine } from '../engine.ts';
import { ofResource } from '../of-resource.ts';
import { badQuery } from '../query/bad-query.ts';
import { countUpTo, type Scope } from '../query/compile.ts';
import { parametersOf } from '../query/parameters.ts';
import type { Query } from '../query/query.ts';
import { tabCondition } from '../query/tab.ts';
import { queryText } from './answers.ts';
import { scopeOf } from '../query/scope-of.ts';
import { recent } from './recent.ts';

/** Records are counted up to here; a reader of the number then knows that there are many. */
export const MOST_COUNTED = 1000;

const WHOLE: Omit<Query, 'where'> = {
  words: [],
  sort: [],
  limit: undefined,
  offset: 0,
  envelope: false,
  fields: undefined,
  join: [],
  dialect: 'crud',
  can: false,
  choice: undefined,
};

interface Counted {
  readonly version: number;
  readonly count: number;
}

/** `GET {resource}/tabs`: the tabs that the caller is offered, each with the number of its records that the caller may read. */
export function tabRoutes(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const { tabs } = resource;
  if (!tabs || !resource.actions.includes('list')) return;
  const { records } = engine;
  const view = ofResource(engine.views, resource.name);
  const table = ofResource(records.tables, resource.name);
  const counted = recent<Counted>(200);

  async function count({ name, filter }: Tab, scope: Scope): Promise<number> {
    const today = view.zone.dayOf(engine.clock.now());
    const key = `${name} ${today} ${scope.offices?.join() ?? '*'}`;
    const version = records.version(resource.name);
    const known = records.alone ? counted.get(key) : undefined;
    if (known?.version === version) return known.count;
    const query = { ...WHOLE, where: tabCondition(view, filter, today) };
    const { sql, params } = countUpTo(table, query, scope, records.database.engine, MOST_COUNTED);
    const row = await records.database.row<{ n: number }>(sql, params);
    return counted.set(key, { version, count: Number(row?.n ?? 0) }).count;
  }

  app.get(`/${resource.name}/tabs`, async (request) => {
    const caller = await engine.auth.need(request, slugFor(resource.module, 'list'));
    const [parameter] = parametersOf(queryText(request)).names;
    if (parameter !== undefined) throw badQuery('unknown_parameter', { parameter: parameter.slice(0, 100) });
    const scope = scopeOf(resource, caller);
    const offered = tabs.filter(({ slug }) => slug === undefined || engine.auth.may(caller, slug));
    return Promise.all(offered.map(async (tab) => ({ name: tab.name, count: await count(tab, scope) })));
  });
}
