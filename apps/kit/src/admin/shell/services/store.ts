import { localStorageStore, type Store } from 'react-admin';
import { PREFIX } from '../../early/prefix.ts';

/** Choices that belong to the person at this browser rather than to the account: a sign-out leaves them. */
const KEPT = ['locale', 'theme', 'hue', 'sidebar.open', 'autosave'];

const kept = localStorageStore(undefined, PREFIX);

/** Choices of the person at this browser: language, colors, columns, filters. React-admin empties it at sign-out. */
export const store: Store = {
  ...kept,
  reset() {
    const values = KEPT.map((key) => [key, kept.getItem<unknown>(key)] as const);
    kept.reset();
    for (const [key, value] of values) if (value !== undefined) kept.setItem(key, value);
  },
};
