import { Params } from '../store/database/sql-text.ts';
import { searchTableName } from '../store/tables/indexes.ts';
import type { Table } from '../store/tables/columns.ts';
import { containedText, NO_HINTS, type QueryHints, type OfficeScope } from './compile.ts';
import type { Filter, Query } from './query.ts';
import type { HasRecords } from '../store/store.ts';

const BROAD = 1 / 8;
/**
 * Maximum number of rows that the trigram index may find. If it finds more, SQLite scans the table in the requested
 * order instead.
 */
const FEW = 2000;

export async function hintsFor(
  engine: HasRecords,
  table: Table,
  scope: OfficeScope,
  query: Pick<Query, 'where'> & Partial<Pick<Query, 'limit' | 'offset'>>,
): Promise<QueryHints> {
  if (!engine.records.alone) return NO_HINTS;
  const searchIndexed = engine.records.searchIndexed.has(table.resource.name);
  return {
    searchIndexed,
    skipOfficeIndex: await isBroad(engine, table, scope, query),
    rare: searchIndexed ? await rareTexts(engine, table, query.where) : NO_HINTS.rare,
  };
}

/**
 * Returns whether the office index should not be used. This is the case if the caller may see a large part of the
 * table. It is also the case if a page is read in the requested order faster than the rows of the office are sorted.
 */
async function isBroad(
  engine: HasRecords,
  { resource }: Table,
  { offices }: OfficeScope,
  { limit, offset = 0 }: Partial<Pick<Query, 'limit' | 'offset'>>,
): Promise<boolean> {
  if (!offices) return false;
  const inScope = await engine.records.totals.of(resource.name, offices);
  const all = await engine.records.totals.of(resource.name, undefined);
  if (inScope > all * BROAD) return true;
  return limit !== undefined && ((offset + limit) * all) / Math.max(1, inScope) < inScope;
}

async function rareTexts(engine: HasRecords, table: Table, where: Filter | undefined): Promise<ReadonlySet<string>> {
  const rare = new Set<string>();
  const fts = searchTableName(table.resource.name);
  for (const text of new Set(textsIn(table, where))) {
    const params = new Params('sqlite');
    const match = params.add(`"${text.replaceAll('"', '""')}"`);
    const row = await engine.records.database.row<{ n: number }>(
      `SELECT count(*) AS n FROM (SELECT 1 FROM ${fts} WHERE ${fts} MATCH ${match} LIMIT ${FEW})`,
      params.values,
    );
    if ((row?.n ?? FEW) < FEW) rare.add(text);
  }
  return rare;
}

function textsIn(table: Table, filter: Filter | undefined): readonly string[] {
  if (!filter) return [];
  if ('all' in filter) return filter.all.flatMap((one) => textsIn(table, one));
  if ('any' in filter) return filter.any.flatMap((one) => textsIn(table, one));
  if ('not' in filter) return textsIn(table, filter.not);
  const text = containedText(table, filter);
  return text === undefined ? [] : [text];
}
