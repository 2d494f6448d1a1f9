import { kindOf } from '@tuyen/model';
import { createHash } from 'node:crypto';
import { type Column, SEARCH, type Table } from './columns.ts';
import {
  type Database,
  type Engine,
  indexName,
  MAX_IDENTIFIER,
  name,
  uniqueIndexName,
} from '../database/connection.ts';
import { computedKey } from './sort-keys.ts';
import { alwaysSorted, sortedByHeads } from './sorted-fields.ts';

/**
 * Returns the indexes that every table has from the start: for unique values, references, the list order, the newest
 * rows and the state. There are no others, because each index slows writes down.
 */
export function indexes(table: Table, engine: Engine): string[] {
  const { resource } = table;
  const found: string[] = [];
  const add = (suffix: string, on: string, unique = false) =>
    found.push(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${name(suffix)} ON ${table.name} ${on}`);
  for (const { field, name: column, json } of table.columns) {
    if (field.name === 'id' || json) continue;
    if (field.unique) add(uniqueIndexName(resource.name, field.name), `(${column})`, true);
    // `created_by` gets no index, because lists are never filtered by the creator.
    else if (kindOf(field).sql.indexed && field.name !== 'created_by')
      add(indexName(resource.name, field.name), `(${column})`);
  }
  found.push(...sortIndexes(table, engine, (field) => alwaysSorted(resource).includes(field)));
  if (engine === 'postgres') found.push(...grownIndexes(table, engine));
  if (table.searchable.length > 0 && engine === 'postgres') found.push(...searchIndex(table, engine));
  return found;
}

/**
 * Returns additional indexes for a table that is too large to be sorted or scanned for each request. They cover every
 * list column, the filters of tabs and tiles, and the records of each state in list order. On PostgreSQL, every table
 * has these indexes from the start, whatever its size.
 */
export function grownIndexes(table: Table, engine: Engine): string[] {
  const columns = sortedByHeads(table.resource);
  const state = stateIndex(table, engine);
  return [
    ...sortIndexes(table, engine, (field) => columns.includes(field)),
    ...askedIndexes(table),
    ...(state ? [`CREATE INDEX IF NOT EXISTS ${name(state.name)} ON ${table.name} (${state.on})`] : []),
  ];
}

function askedIndexes({ resource, columns, asked, name: tableName }: Table): string[] {
  const others = [...alwaysSorted(resource), ...sortedByHeads(resource), 'id', 'office_id', 'created_by'];
  return columns
    .filter(({ field, json }) => asked.includes(field.name) && !json && !others.includes(field.name))
    .filter(({ field }) => !field.unique && !kindOf(field).sql.indexed)
    .map(({ field, name: column }) => {
      const index = name(indexName(resource.name, field.name));
      return `CREATE INDEX IF NOT EXISTS ${index} ON ${tableName} (${column})`;
    });
}

/**
 * Returns an index that includes the office. So rows that a caller cannot see are skipped and counted without reading
 * the records.
 */
function stateIndex(table: Table, engine: Engine): { readonly name: string; readonly on: string } | undefined {
  const { workflow, list, scope, name: resource } = table.resource;
  const [state, order] = [workflow?.field, list.sort.field].map((field) => table.column.get(field ?? ''));
  if (!state || !order || !isSorted(order) || order === state) return undefined;
  const on = `${state.name}, ${sortKeys(order, engine)}${scope === 'office' ? ', "office_id"' : ''}`;
  return { name: indexName(resource, state.field.name, `l${digest(on)}`), on };
}

function sortIndexes(table: Table, engine: Engine, wanted: (field: string) => boolean): string[] {
  return table.columns
    .filter((column) => isSorted(column) && wanted(column.field.name))
    .map((column) => {
      const index = name(sortIndexName(table, column, engine));
      return `CREATE INDEX IF NOT EXISTS ${index} ON ${table.name} (${sortOn(table, column, engine)})`;
    });
}

function isSorted({ field, sortable, languages }: Column): boolean {
  // The order of localized texts depends on the reader's language, so no index has it.
  return sortable && languages === undefined && field.name !== 'id';
}

/**
 * Returns the columns of a sort index. On SQLite, the index includes the office, so that rows before the page and rows
 * that the caller cannot see are skipped without reading the records: page 40 of a million rows takes 0.3 ms instead of
 * 4 ms. PostgreSQL instead reads the records in order and checks their office.
 */
function sortOn({ resource }: Table, column: Column, engine: Engine): string {
  const keys = sortKeys(column, engine);
  const addsOffice = engine === 'sqlite' && resource.scope === 'office' && column.field.name !== 'office_id';
  return addsOffice ? `${keys}, "office_id"` : keys;
}

/**
 * Returns the columns of an index in exactly the same order and direction as `orderBy`. PostgreSQL does not use an
 * index with another order.
 */
function sortKeys(column: Column, engine: Engine): string {
  return `${sortExpression(column, engine)}${engine === 'postgres' ? ' NULLS FIRST' : ''}, "id"`;
}

/** Returns an index name with a digest of the sort order. If the order changes, a new index replaces the old one. */
function sortIndexName(table: Table, column: Column, engine: Engine): string {
  return indexName(table.resource.name, column.field.name, `s${digest(sortOn(table, column, engine))}`);
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, DIGEST);
const DIGEST = 4;

export function outdatedIndexes(tables: readonly Table[], engine: Engine, present: Iterable<string>): string[] {
  const today = tables.flatMap((table) =>
    [
      ...table.columns.filter(isSorted).map((column) => sortIndexName(table, column, engine)),
      stateIndex(table, engine)?.name ?? [],
    ].flat(),
  );
  const stems = new Map(today.map((index) => [index.slice(0, -DIGEST), index]));
  const unshortened = new Set(tables.flatMap((table) => unshortenedNames(table, engine)));
  return [...present].filter((index) => {
    const [, stem = ''] = /^(.+\.[sl])(?:ort|[0-9a-f]{4})$/u.exec(index) ?? [];
    return unshortened.has(index) || (stems.has(stem) && stems.get(stem) !== index);
  });
}

/**
 * Returns the names of indexes from earlier builds that are too long for the current naming rule. SQLite stored such a
 * name in full, and PostgreSQL truncated it.
 */
function unshortenedNames(table: Table, engine: Engine): string[] {
  return table.columns.flatMap((column) => {
    const stem = `${table.resource.name}.${column.field.name}`;
    const suffixes = ['', '.unique', `.s${digest(sortOn(table, column, engine))}`];
    return suffixes
      .map((suffix) => stem + suffix)
      .filter((full) => full.length > MAX_IDENTIFIER)
      .map((full) => (engine === 'sqlite' ? full : full.slice(0, MAX_IDENTIFIER)))
      .filter((index) => index !== stem || stem.length > MAX_IDENTIFIER);
  });
}

/**
 * Returns the ORDER BY clause. Rows without a value come first on both engines. The id breaks ties, so that pages never
 * overlap.
 * @param language language of the reader, in which localized texts are sorted; defaults to the project's
 */
export function orderBy(
  column: Pick<Column, 'field' | 'name' | 'collation' | 'key' | 'languages'>,
  descending: boolean,
  engine: Engine,
  language?: string,
): string {
  const direction = descending ? 'DESC' : 'ASC';
  const nulls = engine === 'sqlite' || column.field.name === 'id' ? '' : descending ? ' NULLS LAST' : ' NULLS FIRST';
  return `${sortExpression(column, engine, language)} ${direction}${nulls}`;
}

function sortExpression(
  column: Pick<Column, 'name' | 'collation' | 'key' | 'languages'>,
  engine: Engine,
  language?: string,
): string {
  const { name: itself, collation, key, languages } = column;
  if (languages) {
    const asked = languages.find((one) => one === language) ?? languages[0] ?? 'und';
    const shown = localizedColumn(itself, [asked, ...languages], engine);
    return engine === 'sqlite'
      ? computedKey({ name: shown, collation: asked })
      : `${shown} COLLATE ${name(icuCollation(asked))}`;
  }
  if (collation === undefined) return itself;
  return engine === 'sqlite' ? (key ?? computedKey(column)) : `${itself} COLLATE ${name(icuCollation(collation))}`;
}

/** Returns SQL for the text that a reader sees: the first of the languages that has a text. */
function localizedColumn(column: string, languages: readonly string[], engine: Engine): string {
  const texts = [...new Set(languages)].map((language) =>
    engine === 'sqlite' ? `json_extract(${column}, '$."${language}"')` : `(${column} ->> '${language}')`,
  );
  return texts.length > 1 ? `coalesce(${texts.join(', ')})` : texts.join('');
}

function icuCollation(language: string): string {
  const isKnown = Intl.Collator.supportedLocalesOf([language]).length > 0;
  return `${isKnown ? new Intl.Locale(language).language : 'und'}-x-icu`;
}

export function searchTableName(resource: string): string {
  return name(`${resource}.search`);
}

export async function hasSearchIndex(database: Database, table: Table): Promise<boolean> {
  const [row] = await database.rows(`SELECT 1 AS one FROM sqlite_schema WHERE name = ?`, [
    `${table.resource.name}.search`,
  ]);
  return row !== undefined;
}

export async function addSearchIndex(database: Database, table: Table): Promise<void> {
  const fts = searchTableName(table.resource.name);
  await database.script(
    `${searchIndex(table, database.engine).join(';\n')}; INSERT INTO ${fts} (${fts}) VALUES ('rebuild')`,
  );
}

function searchIndex(table: Table, engine: Engine): string[] {
  const fts = searchTableName(table.resource.name);
  if (engine === 'postgres') {
    return [`CREATE INDEX IF NOT EXISTS ${fts} ON ${table.name} USING gin (${SEARCH} gin_trgm_ops)`];
  }
  const trigger = (event: string) => name(`${table.resource.name}.search.${event}`);
  const remove = `INSERT INTO ${fts} (${fts}, rowid, "_search") VALUES ('delete', old."_row", old."_search");`;
  const insert = `INSERT INTO ${fts} (rowid, "_search") VALUES (new."_row", new."_search");`;
  return [
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${fts} USING fts5("_search", content=${table.name}, content_rowid='_row', tokenize='trigram')`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('insert')} AFTER INSERT ON ${table.name} BEGIN ${insert} END`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('delete')} AFTER DELETE ON ${table.name} BEGIN ${remove} END`,
    `CREATE TRIGGER IF NOT EXISTS ${trigger('update')} AFTER UPDATE OF "_search" ON ${table.name} WHEN old."_search" IS NOT new."_search" BEGIN ${remove} ${insert} END`,
  ];
}
