import { type Field, type ProjectKind, type Resource, searchedValue } from '@tuyen/model';
import { csvContext } from '../csv/context.ts';
import { titleOf } from '../record-title.ts';
import type { Caller, Row, Services } from '../domain.ts';
import { parseObject } from '../json-object.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { compile } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { EVERY_RECORD, any, type Query } from '../query/query.ts';
import { scopeOf } from '../query/scope-of.ts';
import { searchWords } from '../query/search-words.ts';
import { textsOf } from '../store/tables/columns.ts';
import { fold } from '../store/database/text-keys.ts';
import type { HasRecords } from '../store/store.ts';
import type { OfficeFormats } from '../office-formats.ts';

export type SearchParts = Pick<Services, 'auth' | 'model' | 'text'> & HasRecords & Pick<OfficeFormats, 'formats'>;

export interface Hit {
  readonly resource: string;
  readonly id: string;
  readonly title: string;
  readonly exact: boolean;
  /** Field of the found record that contains the searched text. Undefined if the record's title already contains it. */
  readonly field?: string;
  readonly value?: string;
  /**
   * The record that matches the search text, if a search finds the owner of that record. For example, a card number
   * finds a customer. Undefined if the found record itself matches.
   */
  readonly of?: { readonly resource: string; readonly title: string };
}

export interface RankedHit {
  readonly hit: Hit;
  readonly rank: number;
  /** True if the search text is the value of a unique field of the record, such as a code. */
  readonly named: boolean;
  readonly row: Row;
}

export interface Search {
  readonly caller: Caller;
  readonly q: string;
  readonly limit: number;
}

interface Searched {
  readonly field: Field;
  readonly kind: ProjectKind | undefined;
  readonly asked: string | undefined;
}

export function isSearched({ searchable, writeOnly }: Field): boolean {
  return searchable && !writeOnly;
}

/**
 * Returns the records of a resource that contain the searched words. A record in which a unique field equals the search
 * text is always included.
 */
export async function foundIn(engine: SearchParts, resource: Resource, search: Search): Promise<readonly RankedHit[]> {
  const { caller, q, limit } = search;
  const fields = resource.fields.filter(isSearched);
  const words = searchWords(engine.model, fields, q);
  if (words.length === 0) return [];
  const searched = fields.map((field): Searched => {
    const kind = engine.model.kinds.find(({ name }) => name === field.format);
    return { field, kind, asked: kind && searchedValue(kind, q) };
  });
  const describeRow = (row: Row) => describe(engine, resource, { search, searched, words }, row);
  const found = (await readRecords(engine, resource, caller, { words, limit })).map(describeRow);
  // If the number of hits reaches the limit, the hits may lack the record whose unique value (such as a code) equals
  // the search text. So this record is searched separately and comes first.
  const unique = searched.filter(({ field }) => field.unique);
  if (found.length < limit || unique.length === 0 || found.some(({ hit }) => hit.exact)) return found;
  const where = any(
    unique.map((one) => ({ field: one.field.name, operator: '$in' as const, values: spellingsOf(one, q.trim()) })),
  );
  const exact = (await readRecords(engine, resource, caller, { where, limit })).map(describeRow);
  return [...exact, ...found].slice(0, limit);
}

function spellingsOf({ kind, asked }: Searched, text: string): readonly string[] {
  const spelled = asked === undefined ? [] : ['', ...(kind?.prefixes ?? [])].map((prefix) => prefix + asked);
  return [...new Set([text, text.toUpperCase(), text.toLowerCase(), ...spelled])];
}

export async function readRecords(
  engine: SearchParts,
  resource: Resource,
  caller: Caller,
  asked: Partial<Pick<Query, 'where' | 'words' | 'limit'>>,
): Promise<readonly Row[]> {
  const query: Query = { ...EVERY_RECORD, ...asked };
  const table = getOrThrow(engine.records.tables, resource.name);
  const scope = scopeOf(resource, caller);
  const hints = await hintsFor(engine, table, scope, query);
  const { docs } = compile(table, query, scope, engine.records.database.engine, hints);
  return (await engine.records.database.texts(docs.sql, docs.params)).map(parseObject);
}

export function titleFor(engine: SearchParts, resource: Resource, row: Row, { language }: Caller): string {
  return titleOf(resource, row, csvContext(engine, language)) || String(row['id']);
}

interface Asked {
  readonly search: Search;
  readonly searched: readonly Searched[];
  readonly words: Query['words'];
}

function describe(engine: SearchParts, resource: Resource, { search, searched, words }: Asked, row: Row): RankedHit {
  const title = titleFor(engine, resource, row, search.caller);
  const [shown, wanted] = [fold(title), fold(search.q)];
  const values = searched
    .flatMap((one) => textsOf(row[one.field.name]).map((value) => ({ ...one, name: one.field.name, value })))
    .filter(({ value }) => value !== '');
  const exact = values.filter(
    ({ kind, asked, value }) =>
      fold(value) === wanted || (kind && asked !== undefined && asked === searchedValue(kind, value)),
  );
  const missing = words.find((spellings) => !spellings.some((word) => shown.includes(word)));
  const found = missing && values.find(({ value }) => missing.some((word) => fold(value).includes(word)));
  const starts = [shown, ...values.map(({ value }) => fold(value))].some((value) => value.startsWith(wanted));
  const rank = [exact.length > 0, starts, ` ${shown}`.includes(` ${wanted}`), !found, true].indexOf(true);
  return {
    hit: {
      resource: resource.name,
      id: String(row['id']),
      title,
      exact: exact.length > 0,
      ...(found && { field: found.name, value: found.value }),
    },
    rank,
    named: exact.some(({ field }) => field.unique),
    row,
  };
}
