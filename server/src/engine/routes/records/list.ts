import { type Resource, slugFor } from '@tuyen/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import type { Caller, Row } from '../../domain.ts';
import type { Engine } from '../../engine.ts';
import { objectIn } from '../../json-object.ts';
import { ofResource } from '../../of-resource.ts';
import { badQuery } from '../../query/bad-query.ts';
import { type Compiled, compile, type Scope } from '../../query/compile.ts';
import { hintsFor } from '../../query/hints.ts';
import { parseQuery } from '../../query/parse.ts';
import { all, type Query } from '../../query/query.ts';
import { tabQuery } from '../../tabs/tab-query.ts';
import type { View } from '../../query/view.ts';
import type { Table } from '../../store/tables/columns.ts';
import { json, queryText, taggedJson } from './answers.ts';
import { tagOf } from '../../request/entity-tags.ts';
import { scopeOf } from '../../query/scope-of.ts';
import { canHere, checkCanLimit, withCan } from './can.ts';
import { recordsByIds } from '../../query/records-by-ids.ts';
import { expanded } from './expand.ts';
import { type Recent, recent } from '../../recent.ts';
import { perNamespace } from '../../store/namespaces/current.ts';

/** Number of rows that are read at a time for an answer without a limit. */
const CHUNK = 500;
const MAX_CACHED_LENGTH = 32_768;

/**
 * Maximum number of cached plans of all resources, and their total size: characters of statements plus bytes of
 * answers.
 */
const PLANS = 3000;
const PLANS_ROOM = 8_000_000;

/** Maximum number of cached totals of filtered lists, and the total size of their conditions in characters. */
const TOTALS = 500;
const TOTALS_ROOM = 1_000_000;

/** A parsed request, and its last response while nothing has been written since. */
interface Plan {
  readonly key: string;
  readonly query: Query;
  readonly compiled: Compiled;
  /** Stored as bytes: they take half the memory of most texts and need no encoding for each answer. */
  cached?: {
    readonly version: number;
    readonly body: Buffer;
    readonly tag: string;
    readonly range: string | undefined;
  };
}

/** Number of records that match a condition, valid until the next write. Each page of a list needs it. */
interface Total {
  readonly version: number;
  readonly total: number;
}

interface Remembered {
  readonly plans: () => Recent<Plan>;
  readonly totals: () => Recent<Total>;
}

interface ListParts extends Remembered {
  readonly engine: Engine;
  readonly table: Table;
  readonly view: View;
}

const rememberedOf = new WeakMap<Engine, Remembered>();

function sizeOf({ compiled, cached }: Plan): number {
  return compiled.docs.sql.length + compiled.ids.sql.length + (cached?.body.length ?? 0);
}

export function listRoute(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const table = ofResource(engine.records.tables, resource.name);
  const remembered = rememberedOf.get(engine) ?? {
    plans: perNamespace(() => recent<Plan>(PLANS, PLANS_ROOM, sizeOf)),
    totals: perNamespace(() => recent<Total>(TOTALS, TOTALS_ROOM)),
  };
  rememberedOf.set(engine, remembered);
  const { plans } = remembered;
  const parts: ListParts = { engine, table, view: ofResource(engine.views, resource.name), ...remembered };
  const slug = slugFor(resource.module, 'list');
  const { records } = engine;

  app.get(`/${resource.name}`, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const scope = scopeOf(resource, caller);
    const text = queryText(request);
    const key = `${resource.name}/${scope.offices?.join() ?? '*'}?${text}`;
    const plan = plans().get(key) ?? plans().set(key, await planFor(parts, scope, key, text));
    if (plan.query.choice || plan.query.tab !== undefined)
      return answer(parts, caller, scope, await narrowed(parts, scope, plan, caller), reply);
    const { cached } = plan;
    if (cached && cached.version === records.version(resource.name)) {
      if (cached.range !== undefined) void reply.header('content-range', cached.range);
      return taggedJson(reply, cached.body, cached.tag);
    }
    return answer(parts, caller, scope, plan, reply);
  });
}

/** Adds the choices of the caller and the current tab to the plan. The result depends on both and is never cached. */
async function narrowed(
  { engine, table, view }: Omit<ListParts, keyof Remembered>,
  scope: Scope,
  plan: Plan,
  caller: Caller,
): Promise<Plan> {
  const { choice, tab } = plan.query;
  const allowed = choice && (await engine.write.choosable(caller, choice));
  const inTab = tab === undefined ? undefined : await tabQuery(engine, view, caller, tab);
  const where = all([plan.query.where, inTab?.where, allowed].filter((filter) => filter !== undefined));
  const words = [...plan.query.words, ...(inTab?.words ?? [])];
  const sort = plan.query.sort.length > 0 ? plan.query.sort : (inTab?.sort ?? []);
  const query = { ...plan.query, where, words, sort };
  const hints = await hintsFor(engine, table, scope, query);
  return { key: '', query, compiled: compile(table, query, scope, engine.records.database.engine, hints) };
}

async function planFor(
  { engine, table, view }: Omit<ListParts, keyof Remembered>,
  scope: Scope,
  key: string,
  text: string,
): Promise<Plan> {
  const query = parseQuery(view, text);
  checkCanLimit(query);
  const hints = await hintsFor(engine, table, scope, query);
  return { key, query, compiled: compile(table, query, scope, engine.records.database.engine, hints) };
}

/** Returns the ids of all records of a list request without paging, in order. They fix the content of a long response. */
export async function idsFor(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  text: string,
): Promise<readonly string[]> {
  const scope = scopeOf(resource, caller);
  const table = ofResource(engine.records.tables, resource.name);
  const view = ofResource(engine.views, resource.name);
  const plan = await planFor({ engine, table, view }, scope, '', text);
  const { query } = plan;
  const { limit, offset, fields, join, can, choice } = query;
  if (limit !== undefined || offset > 0 || fields !== undefined || join.length > 0 || can || choice)
    throw badQuery('part_of_export', {});
  const { ids } = (query.tab === undefined ? plan : await narrowed({ engine, table, view }, scope, plan, caller))
    .compiled;
  return engine.records.database.texts(ids.sql, ids.params);
}

async function answer(
  parts: ListParts,
  caller: Caller,
  scope: Scope,
  plan: Plan,
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
  // Joined tables have their own versions, and permissions depend on the caller, so such responses are not cached.
  if (records.alone && plan.key !== '' && query.join.length === 0 && !query.can && body.length <= MAX_CACHED_LENGTH) {
    plan.cached = { version, body: Buffer.from(body), tag, range };
    // Set again to update its size.
    parts.plans().set(plan.key, plan);
  }
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

/** Returns a range such as `books 0-9/120`. An empty page has a star instead of the range. */
function contentRange(resource: string, query: Query, count: number, total: number): string {
  return `${resource} ${count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`}/${total}`;
}

/** Returns the total: a stored one for tables and offices, a counted one for filtered lists. */
async function totalOf({ engine, table, totals }: ListParts, scope: Scope, { query, compiled }: Plan): Promise<number> {
  const { records } = engine;
  const { name } = table.resource;
  const { count } = compiled;
  if (!count) return records.totals.of(name, scope.offices);
  const counted = async () => (await records.database.row<{ n: number }>(count.sql, count.params))?.n ?? 0;
  // With several processes, writes of the others are not visible here. Choices also depend on records of other
  // resources.
  if (!records.alone || query.choice) return counted();
  const version = records.version(name);
  const key = JSON.stringify([count.sql, count.params]);
  const known = totals().get(key);
  return known?.version === version ? known.total : totals().set(key, { version, total: await counted() }).total;
}

async function reshaped(
  { engine, table }: ListParts,
  caller: Caller,
  docs: readonly string[],
  query: Query,
): Promise<readonly string[]> {
  if (query.join.length === 0 && query.fields === undefined && !query.can) return docs;
  const rows = docs.map(objectIn);
  return (await shaped(engine, table.resource, caller, rows, query)).map((row) => JSON.stringify(row));
}

export async function shaped(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  rows: readonly Row[],
  query: Pick<Query, 'fields' | 'join' | 'can'>,
): Promise<readonly Row[]> {
  const joined = query.join.length > 0 ? await expanded(engine, caller, rows, query.join) : rows;
  const shown = query.fields ? joined.map((row) => reduced(row, query)) : joined;
  return query.can ? withCan(engine, resource, caller, shown, rows) : shown;
}

function reduced(row: Row, { fields = [], join }: Pick<Query, 'fields' | 'join'>): Row {
  const cached = [...fields, ...join.map(({ as }) => as)].filter((name) => name in row);
  return Object.fromEntries(cached.map((name) => [name, row[name]]));
}

/** Streams all rows. Reads the ids first, which fixes the content, then the records in parts to limit the memory. */
async function stream(
  parts: ListParts,
  caller: Caller,
  scope: Scope,
  plan: Plan,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { engine, table } = parts;
  const { query, compiled } = plan;
  const ids = await engine.records.database.texts(compiled.ids.sql, compiled.ids.params);
  const total = needsTotal(query) ? await totalOf(parts, scope, plan) : 0;
  const part = async (at: number) =>
    reshaped(parts, caller, await recordsByIds(engine, table, ids.slice(at, at + CHUNK)), query);
  // Called before anything is sent, because a join may be rejected.
  const first = await part(0);
  if (query.dialect === 'simple-rest') {
    void reply.header('content-range', contentRange(table.resource.name, query, ids.length, total));
  }
  async function* pieces(): AsyncGenerator<string> {
    yield query.envelope ? '{"data":[' : '[';
    let sent = 0;
    for (let at = 0; at < ids.length; at += CHUNK) {
      const docs = at === 0 ? first : await part(at);
      // A record may have been deleted since, so the comma is written before the next record.
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
