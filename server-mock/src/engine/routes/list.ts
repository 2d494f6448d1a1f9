import { type Resource, slugFor } from '@tuyen/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Caller, Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { Problem } from '../problem.ts';
import { type Compiled, compile, type Scope } from '../query/compile.ts';
import { parseQuery } from '../query/parse.ts';
import type { Query } from '../query/query.ts';
import type { Table } from '../store/columns.ts';
import { expanded } from './expand.ts';
import { docsByIds } from './docs.ts';
import { recent } from './recent.ts';

/** Rows that are read at a time where an answer has no limit. */
const CHUNK = 500;

interface Plan {
  readonly query: Query;
  readonly compiled: Compiled;
}

/** `GET {resource}` in both dialects. */
export function listRoute(app: FastifyInstance, engine: Engine, resource: Resource): void {
  const table = engine.records.tables.get(resource.name) as Table;
  const view = engine.views.get(resource.name);
  const slug = slugFor(resource.module, 'list');
  const plans = recent<Plan>(500);
  if (!view) return;

  function planFor(text: string, scope: Scope): Plan {
    const indexed = engine.records.searchIndexed.has(resource.name);
    const key = `${indexed ? 'i' : ''}${scope.offices?.join() ?? '*'}?${text}`;
    return plans.get(key, () => {
      const query = parseQuery(view as NonNullable<typeof view>, text);
      return { query, compiled: compile(table, query, scope, engine.records.database.engine, indexed) };
    });
  }

  app.get(`/${resource.name}`, async (request, reply) => {
    const caller = await engine.auth.need(request, slug);
    const scope = scopeOf(resource, caller);
    const { query, compiled } = planFor(queryText(request), scope);
    if (query.join.length > 0 || query.fields)
      return answerShaped(engine, caller, table, query, compiled, scope, reply);
    if (query.limit === undefined) return stream(engine, table, query, compiled, scope, reply);
    const docs = await engine.records.database.texts(compiled.docs.sql, compiled.docs.params);
    return send(engine, table, query, compiled, scope, reply, docs);
  });
}

export function queryText(request: FastifyRequest): string {
  const { url } = request.raw;
  const at = url?.indexOf('?') ?? -1;
  return at < 0 ? '' : (url as string).slice(at + 1);
}

/** Which records of the resource the caller sees. */
export function scopeOf(resource: Resource, caller: Caller): Scope {
  return { offices: resource.scope === 'office' ? caller.readableOffices : undefined };
}

async function send(
  engine: Engine,
  table: Table,
  query: Query,
  compiled: Compiled,
  scope: Scope,
  reply: FastifyReply,
  docs: readonly string[],
): Promise<FastifyReply> {
  const data = `[${docs.join(',')}]`;
  if (query.dialect === 'simple-rest') {
    const total = await totalOf(engine, table, compiled, scope);
    void reply.header('content-range', contentRange(table.resource.name, query, docs.length, total));
    return json(reply, data);
  }
  if (!query.envelope) return json(reply, data);
  const total = await totalOf(engine, table, compiled, scope);
  return json(reply, `{"data":${data},${counts(query, docs.length, total)}}`);
}

function counts(query: Query, count: number, total: number): string {
  const page = query.limit === undefined ? 1 : Math.floor(query.offset / query.limit) + 1;
  const pageCount = query.limit === undefined ? 1 : Math.ceil(total / query.limit);
  return `"total":${total},"count":${count},"page":${page},"pageCount":${pageCount}`;
}

/** `books 0-9/120`; of an empty page a star stands for the range. */
function contentRange(resource: string, query: Query, count: number, total: number): string {
  return `${resource} ${count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`}/${total}`;
}

/** Kept for whole tables and offices, counted where something is filtered. */
async function totalOf(engine: Engine, table: Table, { count }: Compiled, scope: Scope): Promise<number> {
  if (!count) return engine.records.totals.of(table.resource.name, scope.offices);
  const [row] = await engine.records.database.rows(count.sql, count.params);
  return Number(row?.['n']);
}

/** With fields chosen or references expanded the records are read, not only passed on. */
async function answerShaped(
  engine: Engine,
  caller: Caller,
  table: Table,
  query: Query,
  compiled: Compiled,
  scope: Scope,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const docs = await engine.records.database.texts(compiled.docs.sql, compiled.docs.params);
  const rows = await shaped(
    engine,
    caller,
    docs.map((doc) => JSON.parse(doc) as Row),
    query,
  );
  return send(
    engine,
    table,
    query,
    compiled,
    scope,
    reply,
    rows.map((row) => JSON.stringify(row)),
  );
}

/** The records with their joins, reduced to the fields asked for. */
export async function shaped(
  engine: Engine,
  caller: Caller,
  rows: readonly Row[],
  query: Pick<Query, 'fields' | 'join'>,
): Promise<readonly Row[]> {
  const joined = query.join.length > 0 ? await expanded(engine, caller, rows, query.join) : rows;
  const { fields } = query;
  if (!fields) return joined;
  const kept = [...fields, ...query.join.map((join) => join.as)];
  return joined.map((row) => Object.fromEntries(kept.filter((name) => name in row).map((name) => [name, row[name]])));
}

/** All rows: their ids first, which fixes what the answer holds, then the records in parts, so that none of it fills the memory. */
async function stream(
  engine: Engine,
  table: Table,
  query: Query,
  compiled: Compiled,
  scope: Scope,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ids = await engine.records.database.texts(compiled.ids.sql, compiled.ids.params);
  if (ids.length <= CHUNK)
    return send(engine, table, query, compiled, scope, reply, await docsByIds(engine, table, ids));
  const total = query.envelope || query.dialect === 'simple-rest' ? await totalOf(engine, table, compiled, scope) : 0;
  if (query.dialect === 'simple-rest') {
    void reply.header('content-range', contentRange(table.resource.name, query, ids.length, total));
  }
  async function* parts(): AsyncGenerator<string> {
    yield query.envelope ? '{"data":[' : '[';
    let sent = 0;
    for (let at = 0; at < ids.length; at += CHUNK) {
      const docs = await docsByIds(engine, table, ids.slice(at, at + CHUNK));
      // A record may have gone since; the comma stands before what follows, not after what was.
      if (docs.length > 0) yield (sent > 0 ? ',' : '') + docs.join(',');
      sent += docs.length;
    }
    yield query.envelope ? `],${counts(query, sent, total)}}` : ']';
  }
  return json(reply, Readable.from(parts()));
}

export function json(reply: FastifyReply, body: string | Readable): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
}

export function notFound(): Problem {
  return new Problem(404, 'not_found');
}
