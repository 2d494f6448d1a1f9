import { resourceNamed, type RowsAnswer, slugFor } from '@tuyen/model';
import { getOrThrow } from '../get-or-throw.ts';
import { parseObject } from '../json-object.ts';
import { Problem } from '../problem.ts';
import { compile, countUpTo } from '../query/compile.ts';
import { hintsFor } from '../query/hints.ts';
import { EVERY_RECORD } from '../query/query.ts';
import { scopeOf } from '../query/scope-of.ts';
import { savedQuery, type TabParts, visibleTabs } from '../tabs/tab-query.ts';
import type { SavedTab } from '../write/system-tables/tabs.ts';
import { tabOfTile, tabTileName } from './arrange.ts';
import type { Asking } from './tile-query.ts';
import { shownRows } from './tile-rows.ts';

/** Rows and columns of a tab's tile. The list behind it has all. */
const FIRST = 5;
const COLUMNS = 4;
/** Records are counted up to this number, as in the tabs of a list. */
const MOST_COUNTED = 1000;

export interface TabAsking extends Asking {
  readonly engine: Asking['engine'] & TabParts;
}

/** Returns the tile of a saved tab: its count and its first rows. Undefined if the caller cannot open the tab any more. */
export async function tabTile(asking: TabAsking, name: string, wide: boolean): Promise<RowsAnswer | undefined> {
  const { engine, caller, now } = asking;
  const { resource: resourceName = '', tab: id = '' } = tabOfTile(name) ?? {};
  const resource = resourceNamed(engine.model, resourceName);
  if (!resource?.actions.includes('list') || !engine.auth.may(caller, slugFor(resource.module, 'list')))
    return undefined;
  const tab = (await visibleTabs(engine, resource.name, caller)).find((one) => one.id === id);
  if (!tab) return undefined;
  const view = getOrThrow(engine.views, resource.name);
  const table = getOrThrow(engine.records.tables, resource.name);
  const scope = scopeOf(resource, caller);
  try {
    const query = savedQuery(view, tab.query, { caller, today: view.zone.dayOf(now) });
    const hints = await hintsFor(engine, table, scope, query);
    const whole = { ...EVERY_RECORD, ...query, language: caller.language };
    const { database } = engine.records;
    const { docs } = compile(table, { ...whole, limit: FIRST }, scope, database.engine, hints);
    const records = (await database.texts(docs.sql, docs.params)).map(parseObject);
    const counting = countUpTo(table, whole, scope, database.engine, MOST_COUNTED, hints);
    const counted = await database.row<{ n: number }>(counting.sql, counting.params);
    return {
      ...headOf(tab, engine.model.languages, wide),
      kind: 'list',
      ...(await shownRows(asking, resource, resource.list.columns.slice(0, COLUMNS), records)),
      total: Number(counted?.n ?? 0),
    };
  } catch (error) {
    // A field of the tab may be gone. The tile then says nothing, as the tab says in its list what is wrong.
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}

function headOf({ id, name, resource }: SavedTab, languages: readonly string[], wide: boolean) {
  return {
    name: tabTileName(resource, id),
    label: Object.fromEntries(languages.map((language) => [language, name])),
    wide,
    list: { resource, filter: {}, tab: id },
  };
}

export interface OfferedTab {
  readonly name: string;
  readonly label: string;
  readonly resource: string;
}

/** Returns the saved tabs of all lists that the caller may add as tiles. */
export async function offeredTabs({ engine, caller }: TabAsking): Promise<readonly OfferedTab[]> {
  const readable = engine.model.resources.filter(
    ({ actions, module }) => actions.includes('list') && engine.auth.may(caller, slugFor(module, 'list')),
  );
  const all = await Promise.all(readable.map(({ name }) => visibleTabs(engine, name, caller)));
  return all.flat().map(({ id, name, resource }) => ({ name: tabTileName(resource, id), label: name, resource }));
}
