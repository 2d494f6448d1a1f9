import { type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Caller } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import type { OfficeScope } from '../../query/compile.ts';
import type { Query } from '../../query/query.ts';
import { recordsByIds } from '../../query/records-by-ids.ts';
import { scopeOf } from '../../query/scope-of.ts';
import { tagOf } from '../../request/entity-tags.ts';
import type { AuthorizingWritePath } from '../../write/write-path.ts';
import { json, queryText, taggedJson } from './answers.ts';
import { canHere } from './can.ts';
import { type CachedPlan, type ListCache, listCacheOf } from './list-cache.ts';
import { type ListPlan, narrowed, planFor, type Planning, type PlanningParts } from './list-plan.ts';
import { shaped, type ShapingParts } from './shaped.ts';

interface ListRouteParts extends PlanningParts, ShapingParts {
  readonly write: AuthorizingWritePath;
}

interface ListParts extends Planning {
  readonly engine: ListRouteParts;
  readonly cache: ListCache;
}

const CHUNK = 500;

/**
 * Matches queries that may contain a relative day, such as `today-7`, also if its letters are percent-encoded. The plan of
 * such a query is valid for one day.
 */
const MAY_BE_RELATIVE = /today|week|month|%[4-7][\da-f]/iu;

export function listRoute(app: FastifyInstance, engine: ListRouteParts, resource: Resource): void {
  const table = getOrThrow(engine.records.tables, resource.name);
  const cache = listCacheOf(engine);
  const parts: ListParts = { engine, table, view: getOrThrow(engine.views, resource.name), cache };
  const slug = slugFor(resource.module, 'list');
  const { records } = engine;
  const localized = table.columns.some(({ languages }) => languages !== undefined);

  app.get(`/${resource.name}`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const scope = scopeOf(resource, caller);
    const text = queryText(request);
    if (localized) void reply.header('vary', 'Authorization, X-Office-Id, Accept-Language');
    const day = MAY_BE_RELATIVE.test(text) ? `/${parts.view.zone.dayOf(parts.view.now())}` : '';
    const key = `${resource.name}/${scope.offices?.join() ?? '*'}${localized ? `/${caller.language}` : ''}${day}?${text}`;
    const plan = await cache.plan(key, () => planFor(parts, scope, text, caller.language));
    if (plan.query.choice || plan.query.tab !== undefined)
      return answer(parts, caller, scope, await narrowed(parts, scope, plan, caller), reply);
    const known = plan.answer;
    if (known && known.version === records.version(resource.name)) {
      if (known.range !== undefined) void reply.header('content-range', known.range);
      return taggedJson(reply, known.body, known.tag);
    }
    return answer(parts, caller, scope, plan, reply);
  });
}

async function answer(
  parts: ListParts,
  caller: Caller,
  scope: OfficeScope,
  plan: ListPlan | CachedPlan,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { engine, table } = parts;
  const { query, compiled } = plan;
  const { records } = engine;
  if (query.limit === undefined) return stream(parts, caller, scope, plan, reply);
  const version = records.version(table.resource.name);
  const docs = await records.database.texts(compiled.docs.sql, compiled.docs.params);
  const shown = await reshaped(parts, caller, docs, query);
  const total = needsTotal(query) ? await totalOf(parts, scope, plan) : 0;
  const range =
    query.dialect === 'simple-rest' ? contentRange(table.resource.name, query, shown.length, total) : undefined;
  const data = `[${shown.join(',')}]`;
  const can =
    query.can && query.envelope ? `,"can":${JSON.stringify(await canHere(engine, table.resource, caller))}` : '';
  const body = query.envelope ? `{"data":${data},${counts(query, shown.length, total)}${can}}` : data;
  const tag = tagOf(body);
  // Responses with joined records or with permissions (`can`) are not cached: joined tables have their own versions,
  // and permissions depend on the caller.
  if (records.alone && 'key' in plan && query.join.length === 0 && !query.can)
    parts.cache.keep(plan, { version, body, tag, range });
  if (range !== undefined) void reply.header('content-range', range);
  return taggedJson(reply, body, tag);
}

function needsTotal(query: Query): boolean {
  return query.envelope || query.dialect === 'simple-rest';
}

function counts(query: Query, count: number, total: number): string {
  const page = query.limit === undefined ? 1 : Math.floor(query.offset / query.limit) + 1;
  const pageCount = query.limit === undefined ? 1 : Math.ceil(total / query.limit);
  return `"total":${total},"count":${count},"page":${page},"pageCount":${pageCount}`;
}

function contentRange(resource: string, query: Query, count: number, total: number): string {
  return `${resource} ${count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`}/${total}`;
}

async function totalOf({ engine, table, cache }: ListParts, scope: OfficeScope, { query, compiled }: ListPlan) {
  const { records } = engine;
  const { name } = table.resource;
  const { count } = compiled;
  if (!count) return records.totals.of(name, scope.offices);
  const counted = async () => (await records.database.row<{ n: number }>(count.sql, count.params))?.n ?? 0;
  // Totals of filtered lists are cached only if no other process writes, because this process does not notice other
  // writes. Totals of choices for a reference field are never cached, because they also depend on records of other
  // resources.
  if (!records.alone || query.choice) return counted();
  return cache.total(count, records.version(name), counted);
}

async function reshaped(
  { engine, table }: ListParts,
  caller: Caller,
  docs: readonly string[],
  query: Query,
): Promise<readonly string[]> {
  if (query.join.length === 0 && query.fields === undefined && !query.can) return docs;
  const rows = docs.map(parseObject);
  return (await shaped(engine, table.resource, caller, rows, query)).map((row) => JSON.stringify(row));
}

/**
 * Streams all rows. First reads all ids, which determine the content of the answer. Then reads the records in parts, to
 * limit the memory.
 */
async function stream(
  parts: ListParts,
  caller: Caller,
  scope: OfficeScope,
  plan: ListPlan | CachedPlan,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { engine, table } = parts;
  const { query, compiled } = plan;
  const ids = await engine.records.database.texts(compiled.ids.sql, compiled.ids.params);
  const total = needsTotal(query) ? await totalOf(parts, scope, plan) : 0;
  const part = async (at: number) =>
    reshaped(parts, caller, await recordsByIds(engine, table, ids.slice(at, at + CHUNK)), query);
  // Read the first part of the rows before anything is sent: a join may be rejected, and no error status can be sent
  // after the headers.
  const first = await part(0);
  if (query.dialect === 'simple-rest') {
    void reply.header('content-range', contentRange(table.resource.name, query, ids.length, total));
  }
  async function* pieces(): AsyncGenerator<string> {
    yield query.envelope ? '{"data":[' : '[';
    let sent = 0;
    for (let at = 0; at < ids.length; at += CHUNK) {
      const docs = at === 0 ? first : await part(at);
      // A chunk can be empty, because its records may have been deleted since their ids were read. So the comma is
      // written before a chunk, not after it.
      if (docs.length > 0) yield (sent > 0 ? ',' : '') + docs.join(',');
      sent += docs.length;
    }
    yield query.envelope ? `],${counts(query, sent, total)}}` : ']';
  }
  if (ids.length > CHUNK) return json(reply, Readable.from(pieces()));
  let joined = '';
  for await (const piece of pieces()) joined += piece;
  return taggedJson(reply, joined, tagOf(joined));
}
