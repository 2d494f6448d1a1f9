import { slugFor } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { mayRead } from '../../identity/index.ts';
import { parseObject } from '../../json-object.ts';
import { parseQuery } from '../../query/parse.ts';
import type { View } from '../../query/view.ts';
import { lruCache } from '../../lru-cache.ts';
import { tagOf } from '../../request/entity-tags.ts';
import { Params } from '../../store/database/sql-text.ts';
import { perNamespace } from '../../store/namespaces/current.ts';
import type { Table } from '../../store/tables/columns.ts';
import { notFound, queryText, type RecordPath, taggedJson } from './answers.ts';
import { shaped, type ShapingParts } from './shaped.ts';

export interface ShowParts extends ShapingParts {
  readonly views: ReadonlyMap<string, View>;
}

const MAX_CACHED = 2000;
const CACHE_CHARACTERS = 1_000_000;

export function showRoute(app: FastifyInstance, engine: ShowParts, table: Table, path: string): void {
  const { resource } = table;
  const { records } = engine;
  const { database } = records;
  const view = engine.views.get(resource.name);
  const slug = slugFor(resource.module, 'show');
  const scoped = resource.scope === 'office';
  const place = new Params(database.engine).add('');
  const office = scoped ? ', "office_id"' : '';
  const sql = `SELECT ${table.doc} AS doc${office} FROM ${table.name} WHERE "id" = ${place}`;

  type Found = { readonly doc: string; readonly office_id?: unknown; tag?: string };
  const none = () => lruCache<Found>(MAX_CACHED, CACHE_CHARACTERS, ({ doc }) => doc.length);
  const memory = perNamespace(() => ({ cache: none(), version: 0 }));

  async function record(id: string): Promise<Found | undefined> {
    if (!records.alone) return database.row<Found>(sql, [id]);
    const now = records.version(resource.name);
    const read = memory();
    if (read.version !== now) {
      read.version = now;
      read.cache = none();
    }
    const known = read.cache.get(id);
    if (known) return known;
    const found = await database.row<Found>(sql, [id]);
    if (found && now === records.version(resource.name)) read.cache.set(id, found);
    return found;
  }

  app.get<RecordPath>(path, async (request, reply) => {
    const caller = await engine.auth.needsAll(request, slug);
    const row = await record(request.params.id);
    if (!row || (scoped && !mayRead(caller, row))) throw notFound();
    const text = queryText(request);
    if (text === '' || !view)
      return taggedJson(reply, row.doc, (row.tag ??= tagOf(row.doc, parseObject(row.doc)['version'])));
    const stored = parseObject(row.doc);
    const [shown] = await shaped(engine, resource, caller, [stored], parseQuery(view, text));
    const answer = JSON.stringify(shown);
    return taggedJson(reply, answer, tagOf(answer, stored['version']));
  });
}
