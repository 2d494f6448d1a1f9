import { type Field, type Resource, slugFor } from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { titleOf } from '../csv/names.ts';
import type { Caller, Row } from '../domain.ts';
import { type Endpoints, problems, text } from '../endpoint/schema.ts';
import type { Engine } from '../engine.ts';
import { objectIn } from '../json-object.ts';
import { ofResource } from '../of-resource.ts';
import { compile } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { EVERY_RECORD, any, type Filter, type Query } from '../query/query.ts';
import { fold } from '../store/database/text-keys.ts';
import { scopeOf } from '../query/scope-of.ts';

/** Records of each resource, where the caller does not say how many. */
const MOST = 5;
/** Resources that are searched at the same time: a search must not take every connection of the pool. */
const AT_A_TIME = 4;

interface Hit {
  readonly resource: string;
  readonly id: string;
  /** By the template of its resource, in the caller's language. */
  readonly title: string;
  /** One of its searchable fields is what was searched for. */
  readonly exact: boolean;
  /** Where it was found, unless the title shows it. */
  readonly field?: string;
  readonly value?: string;
}

interface Ranked {
  readonly hit: Hit;
  /** The best has the least. */
  readonly rank: number;
}

/** `GET search?q=`: records of all resources that the caller can list, found as their lists find them. */
export function searchRoute(app: Endpoints, engine: Engine): void {
  const groups = engine.model.menu.map(({ name }) => name);
  const place = ({ menu }: Resource) => (menu !== null && groups.includes(menu) ? groups.indexOf(menu) : groups.length);
  const searched = engine.model.resources
    .filter(({ actions, fields, singleton }) => actions.includes('list') && !singleton && fields.some(isSearched))
    .toSorted((one, other) => place(one) - place(other));
  const schema = {
    operationId: 'search',
    tags: ['meta'],
    summary: 'Records of every resource that the caller may read, by code, phone number or name',
    description:
      'Each word of `q` is found in a searchable field of the record. Exact matches come first, then those that begin with the text, those with a word that does, and those whose title has it.',
    querystring: {
      type: 'object',
      additionalProperties: false,
      required: ['q'],
      properties: {
        q: { ...text, minLength: 1, maxLength: 100 },
        limit: { type: 'integer', minimum: 1, maximum: 20, default: MOST, description: 'Records of each resource.' },
      },
    },
    response: {
      200: {
        description: 'What was found.',
        type: 'array',
        items: {
          type: 'object',
          required: ['resource', 'id', 'title', 'exact'],
          properties: {
            resource: text,
            id: text,
            title: { ...text, description: 'By the template of its resource.' },
            exact: { type: 'boolean', description: 'The whole text is the value of a field.' },
            field: { ...text, description: 'Where it was found, unless the title shows it.' },
            value: { ...text, description: 'The value of that field.' },
          },
        },
      },
      ...problems(400),
    },
  } as const;

  app.get('/search', { schema }, async (request) => {
    const caller = await engine.auth.caller(request);
    const { q, limit = MOST } = request.query;
    const readable = searched.filter(({ module }) => engine.auth.may(caller, slugFor(module, 'list')));
    const hits: Ranked[] = [];
    for (let at = 0; at < readable.length; at += AT_A_TIME) {
      const some = readable.slice(at, at + AT_A_TIME);
      hits.push(...(await Promise.all(some.map((each) => hitsIn(engine, each, caller, q, limit)))).flat());
    }
    return hits.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit);
  });
}

function isSearched({ searchable, writeOnly }: Field): boolean {
  return searchable && !writeOnly;
}

async function hitsIn(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  q: string,
  limit: number,
): Promise<readonly Ranked[]> {
  const fields = resource.fields.filter(isSearched);
  const words = [...new Set(fold(q).split(' '))].filter((word) => word !== '');
  if (words.length === 0) return [];
  const read = async (where: Filter | undefined, found: readonly string[]) => {
    const query: Query = { ...EVERY_RECORD, where, words: found, limit };
    const table = ofResource(engine.records.tables, resource.name);
    const scope = scopeOf(resource, caller);
    const hints = await hintsFor(engine, table, scope, { where });
    const { docs } = compile(table, query, scope, engine.records.database.engine, hints);
    return (await engine.records.database.texts(docs.sql, docs.params)).map(objectIn);
  };
  const hitOf = (row: Row) => describe(engine, resource, fields, row, q, words, caller.language);
  const hits = (await read(undefined, words)).map(hitOf);
  // The page of the list is full and may end before the record with this very code.
  const unique = fields.filter((field) => field.unique);
  if (hits.length < limit || unique.length === 0 || hits.some(({ hit }) => hit.exact)) return hits;
  const values = [...new Set([q.trim(), q.trim().toUpperCase(), q.trim().toLowerCase()])];
  const named = any(unique.map(({ name }) => ({ field: name, operator: '$in', values })));
  return [...(await read(named, [])).map(hitOf), ...hits].slice(0, limit);
}

function describe(
  engine: Engine,
  resource: Resource,
  fields: readonly Field[],
  row: Row,
  q: string,
  words: readonly string[],
  language: string,
): Ranked {
  const id = String(row['id']);
  const title = titleOf(resource, row, csvContext(engine, language)) || id;
  const [shown, wanted] = [fold(title), fold(q)];
  const values = fields.map(({ name }) => ({ name, value: String(row[name] ?? '') }));
  const exact = values.some(({ value }) => value !== '' && fold(value) === wanted);
  // Of the words that the title lacks, the field that has the first.
  const missing = words.find((word) => !shown.includes(word));
  const found = missing === undefined ? undefined : values.find(({ value }) => fold(value).includes(missing));
  const starts = [shown, ...values.map(({ value }) => fold(value))].some((value) => value.startsWith(wanted));
  const rank = exact ? 0 : starts ? 1 : ` ${shown}`.includes(` ${wanted}`) ? 2 : found ? 4 : 3;
  return {
    hit: { resource: resource.name, id, title, exact, ...(found && { field: found.name, value: found.value }) },
    rank,
  };
}
