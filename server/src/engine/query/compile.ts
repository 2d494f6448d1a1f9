import { type Column, SEARCH, type Table } from '../store/tables/columns.ts';
import { type Engine, name, type SqlValue } from '../store/database/connection.ts';
import { Params } from '../store/database/sql-text.ts';
import { fold, foldsByLetters } from '../store/database/text-keys.ts';
import { orderBy, searchTableName } from '../store/tables/indexes.ts';
import { comparisonSql } from './operators.ts';
import { comparePlugin } from './plugin-operators.ts';
import type { Filter, Naming, Query } from './query.ts';

export interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
}

export interface OfficeScope {
  /** Offices whose records the caller may see. Undefined means all. */
  readonly offices: readonly string[] | undefined;
}

/**
 * Statistics about a table for one query, such as how many rows match the query. SQLite does not keep them but needs
 * them to choose fast indexes.
 */
export interface QueryHints {
  readonly searchIndexed: boolean;
  /**
   * True if SQLite should not use the office index, because most rows match the offices. Another index, or reading the
   * rows in the requested order, is then faster.
   */
  readonly skipOfficeIndex: boolean;
  readonly rare: ReadonlySet<string>;
}

export const NO_HINTS: QueryHints = { searchIndexed: false, skipOfficeIndex: false, rare: new Set() };

export interface Compiled {
  readonly docs: Statement;
  /** Selects only the ids. The records are then read in parts, because the answer may be long. */
  readonly ids: Statement;
  /**
   * Statement that counts the records. Undefined for a query without filters, because memory already contains its
   * total.
   */
  readonly count: Statement | undefined;
}

/** Compiles a validated query to SQL. Values are always bound, so requests of the same shape share one SQL text. */
export function compile(table: Table, query: Query, scope: OfficeScope, engine: Engine, hints = NO_HINTS): Compiled {
  const docs = new Params(engine);
  const ids = new Params(engine);
  const count = new Params(engine);
  const filtered = query.where !== undefined || query.words.length > 0;
  return {
    docs: statement(docs, `SELECT ${table.doc} FROM ${table.name}${tail(table, query, scope, docs, hints)}`),
    ids: statement(ids, `SELECT "id" FROM ${table.name}${tail(table, query, scope, ids, hints)}`),
    count: filtered
      ? statement(count, `SELECT count(*) AS n FROM ${table.name}${conditions(table, query, scope, count, hints)}`)
      : undefined,
  };
}

/** Counts at most `most` records. The count on a tab is limited in this way, so that not all records must be scanned. */
export function countUpTo(
  table: Table,
  query: Query,
  scope: OfficeScope,
  engine: Engine,
  most: number,
  hints = NO_HINTS,
): Statement {
  const params = new Params(engine);
  const found = `SELECT 1 FROM ${table.name}${conditions(table, query, scope, params, hints)}`;
  return statement(params, `SELECT count(*) AS n FROM (${found} LIMIT ${params.add(most)}) AS found`);
}

function statement(params: Params, sql: string): Statement {
  return { sql, params: params.values };
}

function tail(table: Table, query: Query, scope: OfficeScope, params: Params, hints: QueryHints): string {
  return conditions(table, query, scope, params, hints) + order(table, query, params.engine) + slice(query, params);
}

export function conditions(
  table: Table,
  query: Pick<Query, 'where' | 'words'>,
  scope: OfficeScope,
  params: Params,
  hints: QueryHints = NO_HINTS,
): string {
  const parts: string[] = [];
  if (scope.offices) {
    // The plus before the column name prevents SQLite from using the office index.
    const office = hints.skipOfficeIndex ? '+"office_id"' : '"office_id"';
    parts.push(scope.offices.length === 0 ? 'false' : `${office} IN (${params.list(scope.offices)})`);
  }
  if (query.where) parts.push(condition(table, query.where, params, hints));
  if (query.words.length > 0) parts.push(search(table, query.words, params, hints));
  return parts.length > 0 ? ` WHERE ${parts.join(' AND ')}` : '';
}

function condition(table: Table, filter: Filter, params: Params, hints: QueryHints): string {
  if ('all' in filter) return group(table, filter.all, 'AND', params, hints);
  if ('any' in filter) return group(table, filter.any, 'OR', params, hints);
  if ('not' in filter) return `(${condition(table, filter.not, params, hints)}) IS NOT TRUE`;
  if ('unnamedBy' in filter) return unnamedBy(filter.unnamedBy, params);
  if ('by' in filter) return comparePlugin(column(table, filter.field), filter, params);
  const text = containedText(table, filter);
  const comparison = () => comparisonSql(column(table, filter.field), filter, params);
  // The trigram index finds the rows that may match. The exact comparison then selects among them.
  if (text === undefined || !(params.engine === 'postgres' || hints.rare.has(text))) return comparison();
  const found = search(table, [[text]], params, { ...hints, searchIndexed: true });
  return `(${found} AND ${comparison()})`;
}

/**
 * Returns the folded text (lowercase, without accents) that each matching record contains. Returns undefined if the
 * trigram index cannot find the records: for other operators, for fields that are not searchable, for fewer than three
 * letters, and for letters whose folding depends on their neighbors.
 */
export function containedText(table: Table, filter: Filter): string | undefined {
  if (!('operator' in filter) || (filter.operator !== '$cont' && filter.operator !== '$contL')) return undefined;
  const value = String(filter.value);
  if (!table.searchable.includes(filter.field) || !foldsByLetters(value)) return undefined;
  const text = fold(value);
  return [...text].length >= 3 ? text : undefined;
}

function unnamedBy({ resource, field, except }: Naming, params: Params): string {
  const others = except === undefined ? '' : ` AND "id" <> ${params.add(except)}`;
  return `"id" NOT IN (SELECT ${name(field)} FROM ${name(resource)} WHERE ${name(field)} IS NOT NULL${others})`;
}

function group(
  table: Table,
  filters: readonly Filter[],
  joiner: 'AND' | 'OR',
  params: Params,
  hints: QueryHints,
): string {
  if (filters.length === 0) return joiner === 'AND' ? 'true' : 'false';
  return `(${filters.map((filter) => condition(table, filter, params, hints)).join(` ${joiner} `)})`;
}

/** The trigram index supports words of at least three letters. Shorter words are searched in the text itself. */
function search(table: Table, words: Query['words'], params: Params, hints: QueryHints): string {
  if (params.engine === 'postgres') {
    const like = (word: string) => `${SEARCH} LIKE ${params.add(`%${word.replace(/[\\%_]/gu, '\\$&')}%`)}`;
    return words.map((spellings) => oneOf(spellings.map(like))).join(' AND ');
  }
  const isLong = (spellings: readonly string[]) => spellings.every((word) => [...word].length >= 3);
  const long = hints.searchIndexed ? words.filter(isLong) : [];
  const short = words.filter((word) => !long.includes(word));
  const parts = short.map((spellings) => oneOf(spellings.map((word) => `instr(${SEARCH}, ${params.add(word)}) > 0`)));
  if (long.length > 0) {
    const fts = searchTableName(table.resource.name);
    const match = long.map((spellings) => oneOf(spellings.map((word) => `"${word.replaceAll('"', '""')}"`)));
    parts.push(`"_row" IN (SELECT rowid FROM ${fts} WHERE ${fts} MATCH ${params.add(match.join(' AND '))})`);
  }
  return parts.join(' AND ');
}

function oneOf(conditions: readonly string[]): string {
  return conditions.length > 1 ? `(${conditions.join(' OR ')})` : conditions.join('');
}

function order(table: Table, query: Query, engine: Engine): string {
  const { sort } = table.resource.list;
  const wanted = query.sort.length > 0 ? query.sort : [{ field: sort.field, descending: sort.order === 'DESC' }];
  const parts = wanted
    .filter(({ field }) => table.column.get(field)?.sortable)
    .map(({ field, descending }) => orderBy(column(table, field), descending, engine, query.language));
  const last = wanted.at(-1)?.descending ?? false;
  if (!wanted.some(({ field }) => field === 'id')) parts.push(`"id" ${last ? 'DESC' : 'ASC'}`);
  return ` ORDER BY ${parts.join(', ')}`;
}

function slice(query: Query, params: Params): string {
  if (query.limit === undefined && query.offset === 0) return '';
  const limit =
    query.limit === undefined ? (params.engine === 'sqlite' ? ' LIMIT -1' : '') : ` LIMIT ${params.add(query.limit)}`;
  return query.offset === 0 ? limit : `${limit} OFFSET ${params.add(query.offset)}`;
}

export function column(table: Table, field: string): Column {
  const found = table.column.get(field);
  if (!found) throw new Error(`the query was checked, yet "${field}" is not a column of ${table.resource.name}`);
  return found;
}
