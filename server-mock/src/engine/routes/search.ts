import { type Field, type Resource, searchedValue, slugFor } from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { titleOf } from '../csv/names.ts';
import type { Caller, Row } from '../domain.ts';
import { type Endpoints, problems, text } from '../endpoint/schema.ts';
import type { Engine } from '../engine.ts';
import { objectIn } from '../json-object.ts';
import { ofResource } from '../of-resource.ts';
import { compile } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { searchWords } from '../query/search-words.ts';
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
  /** The record that matches exactly and names this one as its holder. */
  readonly of?: { readonly resource: string; readonly title: string };
}

interface Found {
  readonly hit: Hit;
  /** The best has the least. */
  readonly rank: number;
  /** The text is the value of a unique field. */
  readonly named: boolean;
  readonly row: Row;
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
      'Each word of `q` is found in a searchable field of the record. Values are compared in the spelling of their kind. Exact matches come first, with their holders; then those that begin with the text, those with a word that does, and those whose title has it.',
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
            of: {
              type: 'object',
              description: 'The record that matches exactly and names this one as its holder.',
              required: ['resource', 'title'],
              properties: { resource: text, title: text },
            },
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
    const found: Found[] = [];
    for (let at = 0; at < readable.length; at += AT_A_TIME) {
      const some = readable.slice(at, at + AT_A_TIME);
      found.push(...(await Promise.all(some.map((each) => foundIn(engine, each, caller, q, limit)))).flat());
    }
    const sorted = found.toSorted((one, other) => one.rank - other.rank);
    const holders = await holdersOf(engine, sorted, caller, limit);
    if (holders.length === 0) return sorted.map(({ hit }) => hit);
    const isHolder = ({ hit }: Found) => holders.some(({ resource, id }) => resource === hit.resource && id === hit.id);
    const others = sorted.filter((one) => !isHolder(one));
    const hitsOf = (isNamed: boolean) => others.filter(({ named }) => named === isNamed).map(({ hit }) => hit);
    return [...hitsOf(true), ...holders, ...hitsOf(false)];
  });
}

function isSearched({ searchable, writeOnly }: Field): boolean {
  return searchable && !writeOnly;
}

async function read(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  asked: Partial<Pick<Query, 'where' | 'words' | 'limit'>>,
): Promise<readonly Row[]> {
  const query: Query = { ...EVERY_RECORD, ...asked };
  const table = ofResource(engine.records.tables, resource.name);
  const scope = scopeOf(resource, caller);
  const hints = await hintsFor(engine, table, scope, query);
  const { docs } = compile(table, query, scope, engine.records.database.engine, hints);
  return (await engine.records.database.texts(docs.sql, docs.params)).map(objectIn);
}

async function foundIn(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  q: string,
  limit: number,
): Promise<readonly Found[]> {
  const fields = resource.fields.filter(isSearched);
  const words = searchWords(engine.model, fields, q);
  if (words.length === 0) return [];
  const describeRow = (row: Row) => describe(engine, resource, fields, row, q, words, caller.language);
  const found = (await read(engine, resource, caller, { words, limit })).map(describeRow);
  // The page of the list is full and may end before the record with this very code.
  const unique = fields.filter((field) => field.unique);
  if (found.length < limit || unique.length === 0 || found.some(({ hit }) => hit.exact)) return found;
  const typed = [q.trim(), q.trim().toUpperCase(), q.trim().toLowerCase()];
  const where = any(
    unique.map((field) => ({
      field: field.name,
      operator: '$in' as const,
      values: [...new Set([...typed, valueIn(engine, field, q) ?? q.trim()])],
    })),
  );
  return [...(await read(engine, resource, caller, { where, limit })).map(describeRow), ...found].slice(0, limit);
}

/** The part of the text that every spelling of the value has, by the project kind of the field. */
function valueIn({ model }: Engine, { format }: Field, text: string): string | undefined {
  const kind = model.kinds.find(({ name }) => name === format);
  return kind && searchedValue(kind, text);
}

function describe(
  engine: Engine,
  resource: Resource,
  fields: readonly Field[],
  row: Row,
  q: string,
  words: Query['words'],
  language: string,
): Found {
  const id = String(row['id']);
  const title = titleOf(resource, row, csvContext(engine, language)) || id;
  const [shown, wanted] = [fold(title), fold(q)];
  const values = fields.map((field) => ({ field, name: field.name, value: String(row[field.name] ?? '') }));
  const isExact = ({ field, value }: (typeof values)[number]): boolean => {
    if (value === '') return false;
    const asked = valueIn(engine, field, q);
    return fold(value) === wanted || (asked !== undefined && asked === valueIn(engine, field, value));
  };
  const exact = values.filter(isExact);
  // Of the words that the title lacks, the field that has the first.
  const missing = words.find((spellings) => !spellings.some((word) => shown.includes(word)));
  const found =
    missing && values.find(({ value }) => missing.some((word) => value !== '' && fold(value).includes(word)));
  const starts = [shown, ...values.map(({ value }) => fold(value))].some((value) => value.startsWith(wanted));
  const rank = [exact.length > 0, starts, ` ${shown}`.includes(` ${wanted}`), !found, true].indexOf(true);
  return {
    hit: {
      resource: resource.name,
      id,
      title,
      exact: exact.length > 0,
      ...(found && { field: found.name, value: found.value }),
    },
    rank,
    named: exact.some(({ field }) => field.unique),
    row,
  };
}

/** The records that the exact matches name as their holders, as far as the caller may list them. */
async function holdersOf(
  engine: Engine,
  found: readonly Found[],
  caller: Caller,
  limit: number,
): Promise<readonly Hit[]> {
  const holders = new Map<string, Hit>();
  const exact = found.filter(({ hit }) => hit.exact);
  for (const { hit, row } of exact.toSorted((one, other) => Number(other.named) - Number(one.named))) {
    const { fields } = ofResource(engine.records.tables, hit.resource).resource;
    const field = fields.find((one) => one.kind === 'reference' && one.holder);
    const id = field && row[field.name];
    if (field?.kind !== 'reference' || typeof id !== 'string' || holders.size >= limit) continue;
    const key = `${field.resource}/${id}`;
    if (holders.has(key)) continue;
    const own = found.find((one) => one.hit.resource === field.resource && one.hit.id === id);
    const holder = own?.hit ?? (await holderNamed(engine, field.resource, id, caller, hit));
    if (holder) holders.set(key, holder);
  }
  return [...holders.values()];
}

async function holderNamed(
  engine: Engine,
  name: string,
  id: string,
  caller: Caller,
  of: Hit,
): Promise<Hit | undefined> {
  const { resource } = ofResource(engine.records.tables, name);
  if (!resource.actions.includes('list') || !engine.auth.may(caller, slugFor(resource.module, 'list')))
    return undefined;
  const where: Filter = { field: 'id', operator: '$eq', value: id };
  const [row] = await read(engine, resource, caller, { where, limit: 1 });
  if (!row) return undefined;
  const title = titleOf(resource, row, csvContext(engine, caller.language)) || id;
  return { resource: name, id, title, exact: true, of: { resource: of.resource, title: of.title } };
}
