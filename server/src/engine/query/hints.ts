import type { Engine } from '../engine.ts';
import { Params } from '../store/database/sql-text.ts';
import { searchTableName } from '../store/tables/indexes.ts';
import type { Table } from '../store/tables/columns.ts';
import { containedText, NO_HINTS, type QueryHints, type Scope } from './compile.ts';
import type { Filter, Query } from './query.ts';

/** A scope with more than this part of all rows is broad. */
const BROAD = 1 / 8;
/** So many rows are found by the trigram index and then compared; with more of them, the rows are walked in their order. */
const FEW = 2000;

/** What SQLite does not know of a table by itself. Nothing is read but the totals in memory, and the trigram index for each text. */
export async function hintsFor(
  engine: Engine,
  table: Table,
  scope: Scope,
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

/** The scope has much of the table, or a page of its order is full after fewer rows than the scope has to sort. */
async function isBroad(
  engine: Engine,
  { resource }: Table,
  { offices }: Scope,
  { limit, offset = 0 }: Partial<Pick<Query, 'limit' | 'offset'>>,
): Promise<boolean> {
  if (!offices) return false;
  const inScope = await engine.records.totals.of(resource.name, offices);
  const all = await engine.records.totals.of(resource.name, undefined);
  if (inScope > all * BROAD) return true;
  return limit !== undefined && ((offset + limit) * all) / Math.max(1, inScope) < inScope;
}

async function rareTexts(engine: Engine, table: Table, where: Filter | undefined): Promise<ReadonlySet<string>> {
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
