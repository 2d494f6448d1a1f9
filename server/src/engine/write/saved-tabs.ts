import type { SavedTabs, WriteContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Rows } from '../store/rows.ts';
import type { WriteParts } from './parts.ts';
import { insertTab, removeTab, rewriteTab, savedTabs, type SavedTab } from './system-tables/tabs.ts';
import { newId } from '../store/new-id.ts';

export const MOST_TABS = 30;

export function openSavedTabs({ clock }: WriteParts, rows: Rows, { actor, officeId }: WriteContext): SavedTabs {
  const owner = () => {
    if (actor.kind !== 'staff') throw new Problem(403, 'not_permitted', { permission: 'staff' });
    return actor.userId;
  };
  const own = async (resource: string): Promise<readonly SavedTab[]> => {
    const tabs = await savedTabs(rows.connection, resource, owner(), officeId);
    return tabs.filter((tab) => tab.owner === owner());
  };
  const ownTab = async (resource: string, id: string): Promise<SavedTab> => {
    const tabs = await savedTabs(rows.connection, resource, owner(), officeId);
    const tab = tabs.find((one) => one.id === id);
    if (!tab) throw new Problem(404, 'not_found');
    if (tab.owner !== owner()) throw new Problem(403, 'tab_of_another');
    return tab;
  };
  const assertNewName = (tabs: readonly SavedTab[], name: string) => {
    if (tabs.some((tab) => tab.name === name))
      throw new Problem(422, 'validation_failed', {}, { name: { code: 'duplicate_entry' } });
  };
  return {
    async add(resource, { name, query, role = null }) {
      const tabs = await own(resource);
      if (tabs.length >= MOST_TABS) throw new Problem(409, 'too_many_tabs', { most: MOST_TABS });
      assertNewName(tabs, name);
      const id = newId(clock);
      await insertTab(rows.connection, { id, resource, name, query, role, owner: owner(), office: officeId });
      return id;
    },
    async change(resource, id, { name, query, role }) {
      const tab = await ownTab(resource, id);
      const others = (await own(resource)).filter((one) => one.id !== id);
      if (name !== undefined) assertNewName(others, name);
      await rewriteTab(rows.connection, {
        ...tab,
        name: name ?? tab.name,
        query: query ?? tab.query,
        ...(role !== undefined && { role, office: officeId }),
      });
    },
    async remove(resource, id) {
      await removeTab(rows.connection, (await ownTab(resource, id)).id);
    },
  };
}
