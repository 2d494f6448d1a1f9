import { localStorageStore, type Store } from 'react-admin';
import { PREFIX } from '../../early/prefix.ts';

/** Settings of this browser rather than of the account. A sign-out keeps them. */
const PRESERVED_KEYS = ['locale', 'theme', 'hue', 'sidebar.open', 'autosave', 'page_habits', 'menu_groups', 'keys'];

/**
 * Prefixes of the keys under which the list settings of each user are stored. The keys contain the user, so no other
 * user gets these settings. A sign-out therefore keeps them.
 */
const OF_PERSONS = ['columns.', 'density.'];

const localStore = localStorageStore(undefined, PREFIX);

export const store: Store = {
  ...localStore,
  reset() {
    const ofPersons = OF_PERSONS.flatMap((prefix) => Object.keys(localStore.listItems?.(prefix) ?? {}));
    const values = [...PRESERVED_KEYS, ...ofPersons].map((key) => [key, localStore.getItem<unknown>(key)] as const);
    localStore.reset();
    for (const [key, value] of values) if (value !== undefined) localStore.setItem(key, value);
  },
};
