import { localStorageStore } from 'react-admin';

/** Prefix of all that this product keeps in the browser. */
export const PREFIX = 'tuyen';

/** Choices of the person at this browser: language, colours, columns, filters. */
export const store = localStorageStore(undefined, PREFIX);
