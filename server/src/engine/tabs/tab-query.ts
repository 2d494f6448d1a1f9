import type { Tab } from '@tuyen/model';
import type { Caller, Services } from '../domain.ts';
import { heldRoles } from '../identity/index.ts';
import { badQuery } from '../request/refusals/bad-query.ts';
import { parametersOf } from '../query/parameters.ts';
import { parseQuery } from '../query/parse.ts';
import { all, type Query } from '../query/query.ts';
import { type TabContext, tabCondition, tabNamed } from '../query/tab.ts';
import type { View } from '../query/view.ts';
import { savedTabs, type SavedTab } from '../write/system-tables/tabs.ts';
import type { HasRecords } from '../store/store.ts';

export type TabParts = Pick<Services, 'clock' | 'model'> & HasRecords;

export type TabQuery = Pick<Query, 'where' | 'words' | 'sort'>;

const REMEMBERED: ReadonlySet<string> = new Set(['filter', 'or', 's', 'where', 'q', 'sort', 'tab']);

/**
 * Returns the saved tabs that the caller can see: their own, and those shared with a role that they have in the current
 * office.
 */
export async function visibleTabs(engine: TabParts, resource: string, caller: Caller): Promise<readonly SavedTab[]> {
  const { profile, officeId } = caller;
  if (!profile) return [];
  const { records, model } = engine;
  const tabs = await savedTabs(records.database, resource, profile.id, officeId);
  const others = tabs.some(({ owner }) => owner !== profile.id);
  const held = others ? await heldRoles(model, records.reader, profile, officeId) : [];
  const roles = new Set(held.map(({ id }) => id));
  return tabs.filter(({ owner, role }) => owner === profile.id || roles.has(role));
}

/**
 * Returns the query of a tab. The tab is defined by the resource or saved by a user.
 * @throws 400 `bad_query` if no tab has this name, or a saved tab refers to something that no longer exists
 */
export async function tabQuery(engine: TabParts, view: View, caller: Caller, name: string): Promise<TabQuery> {
  const opening = { caller, today: view.zone.dayOf(engine.clock.now()) };
  const tab = view.resource.tabs?.find((one) => one.name === name);
  if (tab) return describedQuery(view, tab, opening);
  const saved = (await visibleTabs(engine, view.resource.name, caller)).find(({ id }) => id === name);
  return saved ? savedQuery(view, saved.query, opening) : describedQuery(view, tabNamed(view, name), opening);
}

export function savedQuery(view: View, text: string, opening: TabContext): TabQuery {
  const other = [...parametersOf(text).names].find((name) => !REMEMBERED.has(name));
  if (other !== undefined) throw badQuery('unknown_parameter', { parameter: other.slice(0, 100) });
  const { where, words, sort, tab } = parseQuery(view, text);
  if (tab === undefined) return { where, words, sort };
  const inside = describedQuery(view, tabNamed(view, tab), opening);
  const both = all([inside.where, where].filter((filter) => filter !== undefined));
  return { where: both, words, sort: sort.length > 0 ? sort : inside.sort };
}

export function describedQuery(view: View, { filter, sort }: Tab, opening: TabContext): TabQuery {
  const order = sort ? [{ field: sort.field, descending: sort.order === 'DESC' }] : [];
  return { where: tabCondition(view, filter, opening), words: [], sort: order };
}
