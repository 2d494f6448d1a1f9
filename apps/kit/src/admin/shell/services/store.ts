import { localStorageStore, type Store } from 'react-admin';
import { PREFIX } from '../../early/prefix.ts';

/** Choices that belong to the person at this browser rather than to the account: a sign-out leaves them. */
const PRESERVED_KEYS = ['locale', 'theme', 'hue', 'sidebar.open', 'autosave', 'used_pages', 'closed_groups', 'keys'];

/** What each person chose for each list; the keys name the person. */
const OF_PERSONS = ['columns.', 'density.'];

const localStore = localStorageStore(undefined, PREFIX);

/** Choices of the person at this browser: language, colors, columns, filters. React-admin empties it at sign-out. */
export const store: Store = {
  ...localStore,
  reset() {
    const ofPersons = OF_PERSONS.flatMap((prefix) => Object.keys(localStore.listItems?.(prefix) ?? {}));
    const values = [...PRESERVED_KEYS, ...ofPersons].map((key) => [key, localStore.getItem<unknown>(key)] as const);
    localStore.reset();
    for (const [key, value] of values) if (value !== undefined) localStore.setItem(key, value);
  },
};
